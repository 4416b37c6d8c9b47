import { SvelteMap } from 'svelte/reactivity';
import { foldName } from '../../shared/api/name.ts';
import type { OpenAttempt, Status } from '../../shared/api/contract.ts';
import { replay, view, type View } from '../../shared/engine/record.ts';
import { rulesOfRecord, type Game } from '../../shared/games/index.ts';
import type { App } from '../app.svelte.ts';
import { onTable } from '../play/lying.ts';
import { tell, type InPlay } from './tell.ts';

/** Games drawn at once; more come as the end is reached. */
const PAGE = 24;

/** A position as the player knows it, for its picture. */
export interface Sight {
  readonly game: Game;
  readonly view: View;
}

/** The games in play: which are looked at, their pictures, and what becomes of them. */
export class SavedPage {
  /** What is searched for. */
  text = $state('');
  failed = $state(false);
  /** How those that were deleted and can be taken back ended, by their ids. */
  readonly deleted = new SvelteMap<string, Status>();
  readonly #app: App;
  #open = $state.raw<readonly OpenAttempt[]>();
  #limit = $state(PAGE);
  readonly #sights: Record<string, Promise<Sight | undefined>> = {};

  constructor(app: App) {
    this.#app = app;
  }

  async load(): Promise<void> {
    const answer = await this.#app.client('attempts.open', {});
    this.failed = !answer.ok;
    if (!answer.ok) return;
    const { attempts, deleted } = answer.value;
    this.#open = [...attempts, ...deleted].sort((a, b) => b.touchedAt - a.touchedAt);
    this.deleted.clear();
    for (const { id, status } of deleted) this.deleted.set(id, status);
  }

  readonly #known = $derived.by(() => (this.#open ?? []).filter((one) => rulesOfRecord(one) !== undefined));
  readonly #told = $derived.by((): readonly InPlay[] => this.#known.map((one) => tell(one, this.#app.t)));
  readonly found = $derived.by((): readonly InPlay[] => {
    const words = foldName(this.text)
      .split(' ')
      .filter((word) => word !== '');
    return this.#told.filter(({ name, game, rules, deal }) => {
      const all = foldName([name, game, rules, deal].join(' '));
      return words.every((word) => all.includes(word));
    });
  });
  readonly shown = $derived.by(() => this.found.slice(0, this.#limit));
  readonly whole = $derived.by(() => this.shown.length === this.found.length);

  get loaded(): boolean {
    return this.#open !== undefined;
  }
  /** How many games are in play. */
  get count(): number {
    return this.#told.length - this.deleted.size;
  }
  /** How many of them this version does not know the rules of. */
  get unknown(): number {
    return (this.#open?.length ?? 0) - this.#told.length;
  }

  more(): void {
    this.#limit += PAGE;
  }

  /** What the player knows of a game's position; nothing where it cannot be had. */
  sight(id: string): Promise<Sight | undefined> {
    return (this.#sights[id] ??= this.#look(id));
  }

  async #look(id: string): Promise<Sight | undefined> {
    const answer = await this.#app.client('attempt.show', { id });
    const lying = answer.ok && onTable({ kind: 'attempt', attempt: answer.value.attempt });
    if (!lying) return undefined;
    return { game: lying.game, view: view(lying.record, replay(lying.rules, lying.record).state) };
  }

  async delete({ id, ...one }: InPlay): Promise<void> {
    const answer = await this.#app.client('attempt.discard', { id });
    this.failed = !answer.ok;
    if (!answer.ok) return this.load();
    this.deleted.set(id, answer.value.status);
    this.#app.say(this.#app.t.saved.isDeleted(one.name ?? one.game));
  }

  async takeBack({ id, ...one }: InPlay): Promise<void> {
    const answer = await this.#app.client('attempt.takeBack', { id });
    this.failed = !answer.ok;
    if (!answer.ok) return;
    this.deleted.delete(id);
    this.#app.say(this.#app.t.saved.isBack(one.name ?? one.game));
  }

  /** A game is called otherwise now. */
  renamed(id: string, name: string | null): void {
    this.#open = this.#open?.map((one) => (one.id === id ? { ...one, name } : one));
  }
}
