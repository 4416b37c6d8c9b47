import type { History } from '../../shared/api/contract.ts';

/** Wins that took at least `from` whole minutes and less than `to`; `null` where there is no end. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number | null;
  readonly games: number;
}

/** Widths a span can have, in minutes, and how many spans there are at most. */
const WIDTHS = [1, 2, 5, 10, 15, 30, 60, 120, 240, 480, 1440];
const SPANS = 20;

/** The longest of the shortest `share` of wins, in whole minutes. */
function longestOf(times: History['times'], share: number): number {
  const all = times.reduce((sum, { games }) => sum + games, 0);
  let seen = 0;
  return times.find(({ games }) => (seen += games) >= all * share)?.minutes ?? 0;
}

/**
 * Wins by their times: spans of one width from 0 to the longest time, those without a win too. A few very long times are
 * taken together in the last span, so that they do not press the others into one.
 */
export function timeSpans(times: History['times']): TimeSpan[] {
  const longest = times.at(-1)?.minutes ?? 0;
  const usual = longestOf(times, 0.95);
  const width = WIDTHS.find((one) => usual / one < SPANS - 1) ?? usual;
  const needed = Math.floor(longest / width) + 1;
  const spans = Math.min(SPANS, needed);
  const games = Array.from({ length: spans }, () => 0);
  for (const one of times) {
    const at = Math.min(spans - 1, Math.floor(one.minutes / width));
    games[at] = (games[at] ?? 0) + one.games;
  }
  return games.map((n, at) => ({
    from: at * width,
    to: at === spans - 1 && needed > spans ? null : (at + 1) * width,
    games: n,
  }));
}

/**
 * The edges that are named on the axis: all of a few, else every fifth, and the one from which on all are taken together.
 * `at`: how many spans lie before it.
 */
export function edgesOf(spans: readonly TimeSpan[]): { at: number; minutes: number; open: boolean }[] {
  const edges = spans.map(({ from, to }, at) => ({ at, minutes: from, open: to === null }));
  const last = spans.at(-1)?.to ?? null;
  if (last !== null) edges.push({ at: spans.length, minutes: last, open: false });
  return edges.filter(({ at, open }) => open || spans.length <= 10 || at % 5 === 0);
}
