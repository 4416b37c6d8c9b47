import { untrack } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import { client, type Client } from '../shared/api/client.ts';
import type { Command } from '../shared/api/commands.ts';
import type { Carrier, Dealt } from '../shared/api/contract.ts';
import { GAMES, gameOf } from '../shared/games/index.ts';
import { LANGUAGES, type Language, type Messages } from '../shared/text/language.ts';
import { commandKey, isPossible, runCommand } from './commands.ts';
import { randomDeal } from './deal/chance.ts';
import type { Dialog } from './dialogs.ts';
import { Coach } from './coach/coach.svelte.ts';
import type { Guide } from './learn/guide.svelte.ts';
import { isTaught } from './learn/taught.ts';
import { Contact } from './contact.svelte.ts';
import { Players } from './players.svelte.ts';
import { PlayedGame } from './play/game.svelte.ts';
import { spokenGame, spokenOutcome } from './play/speech.ts';
import type { Printer } from './play/printing/printer.ts';
import { Prints } from './play/printing/prints.svelte.ts';
import type { Problem } from './play/position.svelte.ts';
import type { Watch } from './play/watch.svelte.ts';
import { Preferences } from './preferences.svelte.ts';
import { Records } from './records.svelte.ts';
import { Route } from './route.svelte.ts';
import { Speaker } from './sound/speaker.ts';
import { Solver } from './solver/solver.ts';
import { Spoken } from './spoken.svelte.ts';

/** What every duration is multiplied by at each speed of motion. */
const PACES = { slow: 1.8, normal: 1, brisk: 0.65, fast: 0.4, none: 0 } as const;

/** What commands ask of the hands at the table. */
interface Hands {
  /** Deals, or says why not. */
  deal(): void;
  /** Lets go of what is held, ends a pause or takes a hint away; whether there was any such thing. */
  stepBack(): boolean;
}

/** What every screen has at hand: words, settings, calls, the game on the table, and where to go. */
export class App {
  readonly client: Client;
  readonly contact: Contact;
  readonly records: Records;
  readonly settings: Preferences;
  readonly players = new Players();
  readonly game: PlayedGame;
  readonly prints: Prints;
  readonly solver = new Solver();
  readonly coach = new Coach(this);
  readonly route = new Route(this);
  readonly speaker = new Speaker(() => (this.settings.get('sound') ? this.settings.get('volume') / 100 : 0));
  version = $state('');
  /** Why the program could not be started. */
  problem = $state<Problem | null>(null);
  /** Nobody can be at the table: the computer sleeps or is locked, or the window cannot be seen. */
  resting = $state(false);
  dialog = $state<Dialog | null>(null);
  /** Another game comes to the table that has just been shown: the one that still lies there is not to be seen. */
  coming = $state(false);
  /** The walk or the lesson at the table. */
  guide = $state.raw<Guide | null>(null);
  /** The hands at the table, while it is shown. */
  table: Hands | null = null;
  /** What plays the moves that are watched, while there are any. */
  replay = $state.raw<Watch | null>(null);
  /** What the live region says. */
  said = $state('');
  /** What stands in the margin of the table: what was said there last, until the position changes. */
  note = $state('');

  readonly #spoken = new Spoken(() => this.settings.get('language'));
  readonly #lessMotion = new MediaQuery('prefers-reduced-motion: reduce');
  /** What every duration is multiplied by; 0 where nothing is to move. */
  readonly pace = $derived.by((): number => {
    const chosen = this.settings.get('motion');
    return PACES[chosen !== 'system' ? chosen : this.#lessMotion.current ? 'none' : 'normal'];
  });

  constructor(carrier: Carrier, printer: Printer) {
    this.prints = new Prints(printer);
    this.contact = new Contact(carrier, () => this.#meetAgain());
    const reached = this.contact.hearing(carrier);
    this.records = new Records(client(reached), () => this.start());
    this.client = this.players.client(client(this.records.hearing(reached)), () => void this.#otherSits());
    this.settings = new Preferences(this.client);
    this.game = new PlayedGame(this.client);
    this.game.playsItself = () => this.settings.get('auto');
    this.game.finishesItself = () => this.settings.get('finish');
  }

  /** The language that is spoken. */
  get language(): Language {
    return this.#spoken.language;
  }
  /** Its words. */
  get t(): Messages {
    return this.#spoken.t;
  }
  /** Speaks the wanted language once its words have come. */
  speak(): Promise<void> {
    return this.#spoken.speak();
  }

  /** Fetches words, settings and table, if they have not been `asked` for; a first deal is laid where nothing lies there. */
  async start(asked = this.client('app.start', {})): Promise<void> {
    const [answer] = await Promise.all([asked, this.speak()]);
    this.problem = answer.ok ? null : answer.code;
    this.contact.hear(answer);
    this.#spoken.last = LANGUAGES.find((language) => !answer.ok && language === answer.params['language']);
    await this.records.hear('app.start', answer);
    if (!answer.ok) return this.speak();
    const { version, players, player, settings, table, unkept } = answer.value;
    this.records.unkept = unkept;
    this.version = version;
    this.players.list = players;
    this.players.id = player;
    this.settings.load(settings);
    this.route.forget();
    if (this.game.aside) await this.game.goBack();
    this.guide = null;
    this.game.paused = this.settings.get('paused');
    await this.speak();
    if (table && this.game.show(table)) {
      // What has ended cannot be paused.
      this.game.paused &&= this.game.status === null || this.game.status === 'open';
      return;
    }
    const [game] = GAMES;
    if (game) await this.game.lay(randomDeal(game, game.presets[0].options));
    if (this.game.ready) void this.settings.write('offerWalk', true);
    if (!this.game.ready) this.problem = this.game.problem;
  }

  /** Another player sits down at the table, and finds it as it was left. */
  async choosePlayer(id: string): Promise<void> {
    await this.game.goBack();
    await this.game.keepClock();
    const answer = await this.client('players.choose', { id });
    if (!answer.ok) this.game.problem = answer.code;
    await this.start();
    if (answer.ok) this.say(this.t.players.plays(this.players.name(this.t)));
  }

  /** Another player has been chosen elsewhere: this page shows their table, and says so there. */
  async #otherSits(): Promise<void> {
    await this.start();
    this.route.go('table');
    this.game.problem = 'otherPlayer';
  }

  /** The program answers again: what it holds is shown, whatever this page had missed. */
  async #meetAgain(): Promise<void> {
    await this.start();
    if (this.game.ready) this.say(this.t.trouble.answers);
  }

  /** Whether something that concerns every screen is said at its foot. */
  get hasStrip(): boolean {
    return this.game.ready && (this.contact.lost !== null || this.records.unkept !== null);
  }

  /** Stores whether the game is paused, so that it is after a kill. */
  keepPause(): void {
    const { paused } = this.game;
    if (this.game.ready && paused !== this.settings.get('paused')) void this.settings.write('paused', paused);
  }

  /** Lays a deal on the table and shows it; what lay there is left. */
  async layNewDeal(dealt: Dealt): Promise<void> {
    this.dialog = null;
    const laid = await this.#bring(() => this.game.lay(dealt));
    if (!this.game.aside) this.guide = null;
    const game = gameOf(dealt.game);
    if (!game || !laid) return;
    if (!isTaught(game) && !this.settings.hasDealt(game)) this.#offerRules();
    await this.settings.keepOptions(game, dealt.options);
  }

  /** Says where the rules of a game stand that lies here for the first time. */
  #offerRules(): void {
    this.note = this.t.play.firstTime(commandKey(this, 'rules'));
    this.say(`${untrack(() => this.said)} ${this.note}`);
  }

  /** Shows a game in play again; what lay on the table is left. */
  async resume(id: string): Promise<void> {
    if (id === this.game.id) this.route.go('table');
    else if (await this.#bring(() => this.game.resume(id))) this.sayShown();
  }

  /** Shows the table, and brings another game to it. */
  async #bring<T>(lay: () => Promise<T>): Promise<T> {
    this.coming = this.route.screen !== 'table';
    this.route.go('table');
    try {
      return await lay();
    } finally {
      this.coming = false;
    }
  }

  /** Says which game lies on the table, how it stands, and that it is over where it is. */
  sayGame(): void {
    this.say(`${spokenGame(this.t, this.game)} ${spokenOutcome(this.t, this.game)}`.trim());
  }

  /** The same of one that has just been laid; of one that is over, the table itself says it. */
  sayShown(): void {
    if (!this.game.won && !this.game.over) this.sayGame();
  }

  /** Carries out a command of the menus, buttons or keys, if it is possible now. */
  run(command: Command): void {
    runCommand(this, command);
  }

  /** A key has been pressed for these commands; whether it meant any. What cannot be done at the table is said to be so. */
  press(commands: readonly Command[]): boolean {
    const command = commands.find((one) => isPossible(this, one));
    if (command) this.run(command);
    else if (commands.includes('deal') && this.route.screen === 'table' && !this.game.paused) this.table?.deal();
    return commands.length > 0;
  }

  /** Says something through the live region, also when it is the same as before. */
  say(text: string): void {
    this.said = text === untrack(() => this.said) ? `${text}\u00a0` : text;
  }
}
