import type { Client } from '../shared/api/client.ts';
import type { Answer, Call, Input, Output, Player } from '../shared/api/contract.ts';
import type { Messages } from '../shared/text/language.ts';

/** Calls in which the page says whom it takes for the one at the table. */
const SAID: ReadonlySet<Call> = new Set<Call>(['table.lay', 'attempt.begin', 'settings.write']);

/** Those who play here, and the one at the table. */
export class Players {
  list = $state.raw<readonly Player[]>([]);
  /** The id of the one at the table. */
  id = $state('');

  /** Nothing is seen of players while there is only one. */
  get several(): boolean {
    return this.list.length > 1;
  }

  /** What the one at the table is called, where that is of interest. */
  name({ players }: Messages): string {
    return this.list.find(({ id }) => id === this.id)?.name ?? players.first;
  }

  /** Calls for the one at the table; `changed` is told when that is another by now. */
  client(client: Client, changed: () => void): Client {
    return async <C extends Call>(name: C, input: Input<C>): Promise<Answer<Output<C>>> => {
      const said = this.id !== '' && SAID.has(name) ? { ...input, player: this.id } : input;
      const answer = await client(name, said);
      if (!answer.ok && answer.code === 'otherPlayer') changed();
      return answer;
    };
  }
}

/** What a player is called. */
export const nameOf = ({ name }: Pick<Player, 'name'>, { players }: Messages): string => name ?? players.first;
