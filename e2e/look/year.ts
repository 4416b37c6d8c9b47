import { randomUUID } from 'node:crypto';
import { FORMAT, VERSION } from '../../electron/database/transfer/document.ts';
import type { Move } from '../../shared/engine/notation.ts';
import { trace, type Traced } from '../../shared/engine/record.ts';
import { SHUFFLE } from '../../shared/engine/shuffle.ts';
import { formatOptions } from '../../shared/games/index.ts';
import { amazons, careless, rulesOfDeal } from '../game.ts';

/** As many as in `look/04`. */
const PLAYED = { won: 61, lost: 139, givenUp: 14 } as const;
const DAYS = 190;
const DAY_MS = 86_400_000;

type Ending = keyof typeof PLAYED;

interface Played extends Traced {
  readonly number: number;
  readonly moves: readonly Move[];
}

/** Numbers from 0 up to 1, the same ones each time. */
function numbers(): () => number {
  let seed = 4;
  return () => (seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0) / 4_294_967_296;
}

/** Which ends when: wins become more frequent with time. */
function endings(random: () => number): Ending[] {
  const left: Record<Ending, number> = { ...PLAYED };
  const count = left.won + left.lost + left.givenUp;
  return Array.from({ length: count }, (_, n) => {
    const share = (left.won / (count - n)) * (0.5 + (0.5 * n) / count);
    const wanted = random() < share ? 'won' : random() < 0.1 ? 'givenUp' : 'lost';
    const next = ([wanted, 'lost', 'givenUp', 'won'] as const).find((one) => left[one] > 0) ?? 'lost';
    left[next]--;
    return next;
  });
}

const rules = rulesOfDeal(amazons(1));
const traced = (number: number, moves: readonly Move[]): Played => {
  const deal = { kind: 'number', shuffle: SHUFFLE, number } as const;
  return { number, moves, ...trace(rules, { deal, moves, cursor: moves.length }) };
};

/** Careless games that end as they are asked for, one deal after another. */
class Games {
  readonly #waiting: Record<'won' | 'lost', Played[]> = { won: [], lost: [] };
  #number = 0;

  next(ending: Ending): Played {
    const ends = ending === 'won' ? 'won' : 'lost';
    for (;;) {
      const found = this.#waiting[ends].shift();
      if (found) return ending === 'givenUp' ? halfOf(found) : found;
      const played = traced(++this.#number, careless(amazons(this.#number)));
      this.#waiting[played.won ? 'won' : 'lost'].push(played);
    }
  }
}

const halfOf = ({ number, moves }: Played): Played => traced(number, moves.slice(0, Math.ceil(moves.length / 2)));

/** Half a year of Amazons as it would be exported: real games, played carelessly, on dates up to today. */
export function halfAYear(): string {
  const random = numbers();
  const games = new Games();
  const today = new Date();
  today.setHours(9, 0, 0, 0);
  const { game } = amazons(1);
  const all = endings(random);
  const attempts = all.map((status, n) => {
    const { number, moves, home, passes } = games.next(status);
    const daysAgo = Math.round((DAYS * (all.length - 1 - n)) / all.length + 2 * random());
    const at = today.getTime() - daysAgo * DAY_MS + n;
    const on = new Date(at).toLocaleDateString('sv');
    return {
      player: 'player',
      ...{ id: randomUUID(), name: null, game: game.id, revision: game.revision },
      options: formatOptions(game, game.presets[0].options),
      ...{ deal: 'number', shuffle: SHUFFLE, number, deck: null, seed: null, source: 'random', repeat: 0, status },
      ...{ began_at: at, began_on: on, touched_at: at, ended_at: at, ended_on: on, ending: n + 1 },
      clock: Math.round(1000 * (26 * passes + 90 * random())),
      ...{ undos: 0, restarts: 0, hints: random() < 0.3 ? 1 : 0, lights: 0, shows: 0 },
      ...{ home, passes, plies: moves.length, struck: 0, taken_up: null },
      ...{ moves: moves.join(' '), cursor: moves.length, unseen: [], auto: [] },
    };
  });
  const head = { format: FORMAT, version: VERSION, program: '0.1.0', exportedAt: today.toISOString() };
  const player = { id: 'player', name: null, created_at: 0, settings: {}, desk: null };
  return JSON.stringify({ ...head, players: [player], attempts });
}
