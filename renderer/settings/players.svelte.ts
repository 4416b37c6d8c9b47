import type { Answer, Output } from '../../shared/api/contract.ts';
import { foldName, MOST, parseName } from '../../shared/api/name.ts';
import type { Messages } from '../../shared/text/language.ts';
import type { App } from '../app.svelte.ts';
import { nameOf } from '../players.svelte.ts';

type Read = Output<'players.read'>;
/** A player with what is theirs. */
export type Counted = Read['players'][number];

/** The players as the settings show them, and what can be done with them. */
export class PlayersPage {
  read = $state.raw<Read>({ players: [], removed: [] });
  /** Why something could not be done, in words. */
  problem = $state('');
  readonly #app: App;

  constructor(app: App) {
    this.#app = app;
  }

  async load(): Promise<void> {
    const answer = await this.#app.client('players.read', {});
    if (answer.ok) {
      this.read = answer.value;
      this.#app.players.list = answer.value.players.map(({ id, name }) => ({ id, name }));
    } else this.problem = this.#say(answer);
  }

  /** Adds a player, and calls the first one by the name given for them; what is wrong with the names, or nothing. */
  async add(name: string, own: string | null): Promise<{ name?: string; own?: string }> {
    const { client, players } = this.#app;
    if (own !== null && own.trim() !== '') {
      // Nobody is called anything while the other name is none.
      const parsed = parseName(name, MOST.player);
      if ('problem' in parsed) return { name: this.#app.t.players.problems[parsed.problem] };
      if (foldName(parsed.name) === foldName(own.trim())) return { name: this.#app.t.players.problems.taken };
      const renamed = await client('players.rename', { id: players.id, name: own });
      if (!renamed.ok) return { own: this.#say(renamed) };
    }
    const added = await client('players.add', { name });
    if (added.ok) await this.#done((t) => t.players.added(name.trim()));
    else await this.load();
    return added.ok ? {} : { name: this.#say(added) };
  }

  /** Calls a player by another name; what is wrong with it, or nothing. */
  async rename(id: string, name: string): Promise<string> {
    const answer = await this.#app.client('players.rename', { id, name });
    if (!answer.ok) return this.#say(answer);
    await this.#done((t) => t.players.renamed(name.trim()));
    return '';
  }

  async remove(player: Counted): Promise<void> {
    const answer = await this.#app.client('players.remove', { id: player.id });
    if (!answer.ok) this.problem = this.#say(answer);
    // The table is another's now.
    else if (player.id === this.#app.players.id) await this.#app.start();
    await this.#done((t) => t.players.removed(nameOf(player, t)), answer.ok);
  }

  async takeBack(player: Read['removed'][number]): Promise<void> {
    const answer = await this.#app.client('players.takeBack', { id: player.id });
    if (!answer.ok) this.problem = this.#say(answer);
    await this.#done((t) => t.players.back(nameOf(player, t)), answer.ok);
  }

  async #done(said: (t: Messages) => string, done = true): Promise<void> {
    await this.load();
    if (!done) return;
    this.problem = '';
    this.#app.say(said(this.#app.t));
  }

  #say({ code, params }: Extract<Answer<unknown>, { ok: false }>): string {
    const { players, app } = this.#app.t;
    const reason = params['reason'];
    if (code === 'name' && (reason === 'empty' || reason === 'long' || reason === 'taken'))
      return players.problems[reason];
    return app.problems[code];
  }
}
