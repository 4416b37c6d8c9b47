import { COMMANDS, keysOf, type Command } from '../shared/api/commands.ts';
import type { App } from './app.svelte.ts';
import { keyName } from './keys.ts';
import { isTaught } from './learn/taught.ts';
import { rowSize } from './play/speech.ts';

interface Action {
  /** Whether it can be done now, were there no dialog. */
  readonly possible: (app: App) => boolean;
  readonly run: (app: App) => unknown;
}

const always = (): boolean => true;
/** The table is shown, and nothing keeps hands off the cards. */
const atTable = ({ game, route }: App): boolean => route.screen === 'table' && !game.paused;
/** There is something to be played. */
const canAsk = (app: App): boolean => atTable(app) && !app.game.aside && !app.game.won && !app.game.over;
/** Whether the attempt on the table is booked: what is done then changes nothing of it. */
export const hasEnded = ({ game }: App): boolean => game.status !== null && game.status !== 'open';

/** Plays or stops what is watched, and says so: the key is pressed wherever the focus is. */
function playOrStop(app: App): void {
  const { replay, t } = app;
  if (!replay) return;
  void replay.toggle();
  app.say(replay.playing ? t.replay.plays : t.replay.stopped);
}

/** What every command does, and when it can. Add a command here, in `shared/api/commands.ts` and in the texts. */
const ACTIONS: Readonly<Record<Command, Action>> = {
  newDeal: { possible: always, run: (app) => (app.dialog = 'newDeal') },
  saved: { possible: always, run: (app) => app.route.go('saved') },
  saveAs: {
    possible: (app) => atTable(app) && app.game.status === 'open' && !app.game.won,
    run: (app) => (app.dialog = 'saveAs'),
  },
  restart: {
    possible: (app) => atTable(app) && (app.game.canUndo || hasEnded(app)),
    run: ({ game }) => game.restart(),
  },
  giveUp: {
    possible: (app) => atTable(app) && app.game.status === 'open' && !app.game.won,
    run: (app) => (app.dialog = 'giveUp'),
  },
  pause: {
    possible: ({ game, replay, route }) =>
      route.screen === 'table' &&
      (game.watching ? (replay?.playing ?? false) : !game.paused && !game.aside && !game.won && !game.over),
    run: (app) => (app.game.watching ? playOrStop(app) : (app.game.paused = true)),
  },
  goOn: {
    possible: ({ game, replay, route }) =>
      route.screen === 'table' && (game.watching ? replay?.playing === false : game.paused),
    run: (app) => (app.game.watching ? playOrStop(app) : (app.game.paused = false)),
  },
  deal: {
    possible: (app) => atTable(app) && app.game.legal.includes('deal'),
    run: ({ table }) => table?.deal(),
  },
  finish: {
    possible: (app) => atTable(app) && app.game.homeward.length > 1,
    run: ({ game }) => game.finish(),
  },
  undo: {
    // A game that was lost is left for good: it goes on in an attempt of its own.
    possible: (app) => atTable(app) && app.game.status !== 'lost' && (app.game.canUndo || app.game.making),
    run: ({ game }) => game.undo(),
  },
  redo: { possible: (app) => atTable(app) && app.game.canRedo, run: ({ game }) => game.redo() },
  hint: { possible: canAsk, run: ({ coach }) => coach.hints.ask() },
  light: {
    possible: (app) => canAsk(app) && app.settings.get('light') !== 'never',
    run: ({ coach }) => coach.light.ask(),
  },
  showMe: { possible: canAsk, run: ({ coach }) => coach.lines.showMe() },
  back: { possible: always, run: (app) => app.route.back() },
  games: { possible: always, run: (app) => app.route.go('chooser') },
  statistics: { possible: always, run: (app) => app.route.go('statistics') },
  settings: { possible: always, run: (app) => app.route.go('settings') },
  rules: { possible: always, run: (app) => app.route.go('help') },
  learn: { possible: ({ game }) => isTaught(game.game), run: (app) => app.route.go('learn') },
  keys: { possible: always, run: (app) => (app.dialog = 'keys') },
};

/** Whether the page offers a command: it can be carried out now, unless a dialog lies over the page. */
export const isOffered = (app: App, command: Command): boolean => app.game.ready && ACTIONS[command].possible(app);

/** Whether a command can be carried out now. A pause does not wait for a dialog. */
export const isPossible = (app: App, command: Command): boolean =>
  (app.dialog === null || command === 'pause') && isOffered(app, command);

/** The commands that can be carried out now, in the order of the list: what menus, buttons and keys offer. */
export const possibleCommands = (app: App): readonly Command[] =>
  COMMANDS.flatMap(({ id }) => (isPossible(app, id) ? [id] : []));

/** What a command is called here: the deal says what it will do. */
export const commandText = ({ game, t }: App, command: Command): string => {
  if (command !== 'deal') return t.commands[command];
  return game.picksUp ? t.play.pickUp : t.play.dealCards(rowSize(game.rules, game.view));
};

/** The key of a command that is shown beside it, in words, if it has one. */
export function commandKey({ settings, t }: App, command: Command): string | null {
  const [key] = keysOf(command, settings.letters);
  return key === undefined ? null : keyName(key, t.keys);
}

/** The keys of a command for the attribute `aria-keyshortcuts`. */
export const ariaKeys = ({ settings }: App, command: Command): string | undefined =>
  keysOf(command, settings.letters)
    .map((key) => key.replace('Ctrl', 'Control').replace('Key', '').replace('Comma', ','))
    .join(' ') || undefined;

/** Carries out a command if that is possible now. */
export function runCommand(app: App, command: Command): void {
  if (isPossible(app, command)) ACTIONS[command].run(app);
}
