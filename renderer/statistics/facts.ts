import type { Tally } from '../../shared/api/contract.ts';
import { formatClock, formatCount, formatDecimal } from '../../shared/text/format.ts';
import type { Messages } from '../../shared/text/index.ts';

/** Facts, each a label and its value, under the games they are taken over. */
export interface FactGroup {
  readonly over: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
}

/** What is told where: `passes` are told, `moves` are told; `clock`: ms at the table in all, once known. */
export interface Told {
  readonly passes: boolean;
  readonly moves: boolean;
  readonly clock: number | undefined;
}

const HOUR = 3_600_000;
const MINUTE = 60_000;
/** Hours from which on the minutes beside them are not told. */
const MANY = 100;
const UNKNOWN = '–';

/** Streaks, what was not won, games in play, times, and moves and passes where they can be compared. */
export function factsOf(t: Messages, language: string, tally: Tally, { passes, moves, clock }: Told): FactGroup[] {
  const words = t.statistics;
  const count = (n: number | null): string => (n === null ? UNKNOWN : formatCount(language, n));
  const time = (ms: number | null | undefined): string => (typeof ms === 'number' ? formatClock(ms) : UNKNOWN);
  const span = (ms: number | undefined): string =>
    ms === undefined || ms < HOUR
      ? time(ms)
      : words.hours(Math.floor(ms / HOUR), ms < MANY * HOUR ? Math.floor((ms % HOUR) / MINUTE) : 0);
  const mean = (total: number): string => (tally.won > 0 ? formatDecimal(language, total / tally.won) : UNKNOWN);
  const { streak } = tally;
  return [
    {
      over: words.overAttempts(tally.played),
      facts: [
        [words.streakNow, streak < 0 ? words.streakLost(-streak) : words.streakWon(streak)],
        [words.longestWon, count(tally.longestWon)],
        [words.longestLost, count(tally.longestLost)],
        [words.lostGames, count(tally.lost)],
        [words.givenUp, count(tally.givenUp)],
      ],
    },
    {
      over: words.overOpen,
      facts: [
        [words.inPlay, count(tally.open)],
        [words.totalTime, span(clock)],
      ],
    },
    {
      over: words.overWins(tally.won),
      facts: [
        [words.bestTime, time(tally.bestTime)],
        [words.medianTime, time(tally.medianTime)],
        [words.meanTime, time(tally.won > 0 ? tally.totalTime / tally.won : null)],
        [words.winsTime, span(tally.totalTime)],
        ...(passes
          ? ([
              [words.fewestPasses, count(tally.fewestPasses)],
              [words.meanPasses, mean(tally.totalPasses)],
            ] as const)
          : []),
        ...(moves
          ? ([
              [words.fewestMoves, count(tally.fewestMoves)],
              [words.meanMoves, mean(tally.totalMoves)],
            ] as const)
          : []),
      ],
    },
  ];
}
