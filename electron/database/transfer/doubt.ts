import type { Dealt } from '../../../shared/api/contract.ts';
import type { Doubt } from '../../../shared/api/transfer.ts';
import type { Move } from '../../../shared/engine/notation.ts';
import { trace } from '../../../shared/engine/record.ts';
import type { Rules } from '../../../shared/engine/rules.ts';
import { SHUFFLE } from '../../../shared/engine/shuffle.ts';
import { rulesOfRecord } from '../../../shared/games/index.ts';
import type { Clock } from '../../clock.ts';
import { dealOf } from '../attempts.ts';
import { readOptions } from '../dealt.ts';
import type { AttemptEntry } from './document.ts';

const DAY_MS = 86_400_000;

/** The last moment and the last local date that an attempt of a file can have: computers do not agree on what day it is. */
export interface Latest {
  readonly at: number;
  readonly on: string;
}

/** A day from now. */
export const latestBy = (clock: Pick<Clock, 'now' | 'date'>): Latest => ({
  at: clock.now() + DAY_MS,
  on: new Date(Date.parse(clock.date()) + DAY_MS).toISOString().slice(0, 10),
});

/**
 * Why an attempt of a file cannot have been played as it says, if so: it is replayed by the rules of its game. Of games,
 * revisions and options that are not known here the result stands as it was stored.
 */
export function doubtOf(entry: AttemptEntry, latest: Latest): Doubt | undefined {
  const { began_at, touched_at, ended_at, began_on, ended_on } = entry;
  if ([began_at, touched_at, ended_at ?? 0].some((at) => at < 0 || at > latest.at)) return 'date';
  if (began_on > latest.on || (ended_on ?? '') > latest.on) return 'date';
  const rules = rulesOf(entry);
  return rules && doubtOfPlay(entry, rules);
}

function rulesOf({ game, revision, options, shuffle }: AttemptEntry): Rules | undefined {
  return shuffle !== null && shuffle !== SHUFFLE
    ? undefined
    : rulesOfRecord({ game, revision, options: readOptions(options) });
}

function doubtOfPlay(entry: AttemptEntry, rules: Rules): Doubt | undefined {
  const { status, cursor, home, passes, plies } = entry;
  const deal: Dealt['deal'] = dealOf(entry);
  const moves = (entry.moves === '' ? [] : entry.moves.split(' ')) as Move[];
  let traced;
  try {
    traced = trace(rules, { deal, moves, cursor });
  } catch (error) {
    // A deck that is none.
    if (error instanceof RangeError) return 'moves';
    throw error;
  }
  if (!traced.whole) return 'moves';
  const fits = (status === 'won') === traced.won && (status !== 'lost' || traced.stuck);
  return fits && home === traced.home && passes === traced.passes && plies === cursor ? undefined : 'result';
}
