import { COMMANDS, type Command } from '../shared/api/commands.ts';
import type { App } from './app.svelte.ts';
import { rowSize } from './play/speech.ts';

interface Action {
  /** Whether it can be done now. */
  readonly possible: (app: App) => boolean;
  readonly run: (app: App) => unknown;
}

/** No dialog lies over the page. */
const free = ({ dialog }: App): boolean => dialog === null;
/** The table is shown, and nothing keeps hands off the cards. */
const atTable = (app: App): boolean => free(app) && app.screen === 'table' && !app.game.paused;
const hasEnded = ({ game }: App): boolean => game.status !== null && game.status !== 'open';

/** What every command does, and when it can. Add a command here, in `shared/api/commands.ts` and in the texts. */
const ACTIONS: Readonly<Record<Command, Action>> = {
  newDeal: { possible: free, run: (app) => (app.dialog = 'newDeal') },
  saved: { possible: free, run: (app) => app.go('saved') },
  saveAs: {
    possible: (app) => atTable(app) && app.game.status === 'open' && !app.game.won,
    run: (app) => (app.dialog = 'saveAs'),
  },
  restart: {
    possible: (app) => atTable(app) && (app.game.canUndo || hasEnded(app)),
    run: ({ game }) => game.restart(),
  },
  giveUp: { possible: (app) => atTable(app) && app.game.status === 'open', run: ({ game }) => game.giveUp() },
  pause: {
    possible: ({ game, screen }) => screen === 'table' && !game.paused && !game.aside && !game.won && !game.over,
    run: ({ game }) => (game.paused = true),
  },
  goOn: {
    possible: (app) => free(app) && app.screen === 'table' && app.game.paused,
    run: ({ game }) => (game.paused = false),
  },
  deal: {
    possible: (app) => atTable(app) && app.game.legal.includes('deal'),
    run: ({ table }) => table?.deal(),
  },
  undo: { possible: (app) => atTable(app) && app.game.canUndo, run: ({ game }) => game.undo() },
  redo: { possible: (app) => atTable(app) && app.game.canRedo, run: ({ game }) => game.redo() },
  back: { possible: free, run: (app) => app.back() },
  games: { possible: free, run: (app) => app.go('chooser') },
  statistics: { possible: free, run: (app) => app.go('statistics') },
  settings: { possible: free, run: (app) => app.go('settings') },
  rules: { possible: free, run: (app) => app.go('help') },
  learn: { possible: free, run: (app) => app.go('learn') },
};

/** Whether a command can be carried out now. */
export const isPossible = (app: App, command: Command): boolean => app.game.ready && ACTIONS[command].possible(app);

/** The commands that can be carried out now, in the order of the list: what menus, buttons and keys offer. */
export const possibleCommands = (app: App): readonly Command[] =>
  COMMANDS.flatMap(({ id }) => (isPossible(app, id) ? [id] : []));

/** What a command is called here: the deal says what it will do. */
export const commandText = ({ game, t }: App, command: Command): string => {
  if (command !== 'deal') return t.commands[command];
  return game.picksUp ? t.play.pickUp : t.play.dealCards(rowSize(game.rules, game.view));
};

/** Carries out a command if that is possible now. */
export function runCommand(app: App, command: Command): void {
  if (isPossible(app, command)) ACTIONS[command].run(app);
}
