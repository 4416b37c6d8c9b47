import { wilson } from '../../shared/solver/wilson.ts';

/** How many attempts there must be before any picture is drawn. */
export const ENOUGH = 40;

/** The win rate after an attempt: how many of the last were won, and the local date (YYYY-MM-DD) it ended on. */
export interface Point {
  readonly on: string;
  readonly won: number;
}

/** Where the curve is drawn, in px: the plotted area without its labels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The curve as SVG paths, with the heights of its gridlines (`share` from 0 to 1) and the dates named along it. */
export interface Curve {
  readonly line: string;
  readonly band: string;
  readonly end: { readonly x: number; readonly y: number };
  readonly points: readonly { readonly x: number; readonly y: number; readonly on: string; readonly won: number }[];
  readonly grid: readonly { readonly share: number; readonly y: number }[];
  /** Where months begin, or years in a long history. */
  readonly dates: readonly { readonly on: string; readonly x: number }[];
  readonly years: boolean;
  readonly yOf: (share: number) => number;
}

/** Room the name of a month or a year needs along the axis, in px. */
const NAME_WIDTH = 54;
/** Months in a history from which on years are named. */
const LONG = 18;
/** Half the width of the range of a single point, in px. */
const HALF = 7;

const cut = (n: number): number => Math.round(n * 10) / 10;

/**
 * Draws the curve with its range. `points`: at least one, in order of ending, each of `window` attempts; `others`: shares
 * that must fit in, too.
 */
export function curve(points: readonly Point[], window: number, area: Area, others: readonly number[] = []): Curve {
  const ranges = points.map(({ won }) => wilson(won, window) ?? { rate: 0, low: 0, high: 0 });
  const highest = Math.max(0.2, ...ranges.map(({ high }) => high), ...others);
  const top = Math.min(1, Math.ceil(highest * 5 - 1e-9) / 5);
  const yOf = (share: number): number => cut(area.top + area.height * (1 - share / top));
  // A single point is the end.
  const xOf = (i: number): number =>
    points.length === 1 ? area.left + area.width : cut(area.left + (area.width * i) / (points.length - 1));
  const path = (shares: readonly number[], indices: readonly number[]): string =>
    indices.map((i) => `${xOf(i)} ${yOf(shares[i] ?? 0)}`).join('L');
  const forth = points.map((_, i) => i);
  const placed = points.map(({ on, won }, i) => ({ x: xOf(i), y: yOf(ranges[i]?.rate ?? 0), on, won }));
  const upper = ranges.map(({ high }) => Math.min(high, top));
  const lower = ranges.map(({ low }) => low);
  return {
    line: `M${path(
      ranges.map(({ rate }) => rate),
      forth,
    )}`,
    band:
      points.length === 1
        ? bandOf(area.left + area.width, yOf(upper[0] ?? 0), yOf(lower[0] ?? 0))
        : `M${path(upper, forth)}L${path(lower, [...forth].reverse())}Z`,
    end: placed.at(-1) ?? { x: area.left, y: yOf(0) },
    points: placed,
    grid: Array.from({ length: Math.round(top * 5) + 1 }, (_, i) => ({ share: i / 5, y: yOf(i / 5) })),
    ...datesOf(placed, area.left + area.width),
    yOf,
  };
}

/** The range of a single point, wide enough to be seen. */
const bandOf = (x: number, top: number, bottom: number): string =>
  `M${x - HALF} ${top}L${x + HALF} ${top}L${x + HALF} ${bottom}L${x - HALF} ${bottom}Z`;

/**
 * The first point of each month, or of each year in a long history, as far as their names do not touch; the one the curve
 * begins in gives way to the next.
 */
function datesOf(points: Curve['points'], right: number): Pick<Curve, 'dates' | 'years'> {
  const years = new Set(points.map(({ on }) => on.slice(0, 7))).size > LONG;
  const spanOf = (on: string): string => on.slice(0, years ? 4 : 7);
  const dates: Curve['points'][number][] = [];
  for (const [i, point] of points.entries()) {
    const last = dates.at(-1);
    if (i > 0 && spanOf(points[i - 1]?.on ?? '') === spanOf(point.on)) continue;
    if (point.x + NAME_WIDTH / 2 > right) break;
    if (last && point.x < last.x + NAME_WIDTH) {
      if (dates.length > 1) continue;
      dates.pop();
    }
    dates.push(point);
  }
  return { dates, years };
}
