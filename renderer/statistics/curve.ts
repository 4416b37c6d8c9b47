import { wilson } from '../../shared/solver/wilson.ts';

/** How many attempts a point of the curve looks back on, and how many there must be before any picture is drawn. */
export const WINDOW = 40;

/** The win rate after an attempt: how many of the last forty were won, and the local date (YYYY-MM-DD) it ended on. */
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

/** The curve as SVG paths, with the heights of its gridlines (`share` from 0 to 1) and the places of its months. */
export interface Curve {
  readonly line: string;
  readonly band: string;
  readonly end: { readonly x: number; readonly y: number };
  readonly points: readonly { readonly x: number; readonly y: number; readonly on: string; readonly won: number }[];
  readonly grid: readonly { readonly share: number; readonly y: number }[];
  readonly months: readonly { readonly on: string; readonly x: number }[];
  readonly yOf: (share: number) => number;
}

/** Room a month's name needs along the axis, in px. */
const MONTH_WIDTH = 54;

const cut = (n: number): number => Math.round(n * 10) / 10;

/** Draws the curve with its range. `points`: at least one, in order of ending; `others`: shares that must fit in, too. */
export function curve(points: readonly Point[], area: Area, others: readonly number[] = []): Curve {
  const ranges = points.map(({ won }) => wilson(won, WINDOW) ?? { rate: 0, low: 0, high: 0 });
  const highest = Math.max(0.2, ...ranges.map(({ high }) => high), ...others);
  const top = Math.min(1, Math.ceil(highest * 5 - 1e-9) / 5);
  const yOf = (share: number): number => cut(area.top + area.height * (1 - share / top));
  const xOf = (i: number): number => cut(area.left + (area.width * i) / Math.max(1, points.length - 1));
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
    band: `M${path(upper, forth)}L${path(lower, [...forth].reverse())}Z`,
    end: placed.at(-1) ?? { x: area.left, y: yOf(0) },
    points: placed,
    grid: Array.from({ length: Math.round(top * 5) + 1 }, (_, i) => ({ share: i / 5, y: yOf(i / 5) })),
    months: months(placed, area.left + area.width),
    yOf,
  };
}

/** The first point of each month, as far as their names do not touch; the month the curve begins in gives way to the next. */
function months(points: Curve['points'], right: number): Curve['months'] {
  const named: Curve['points'][number][] = [];
  for (const [i, point] of points.entries()) {
    const last = named.at(-1);
    if (i > 0 && points[i - 1]?.on.slice(0, 7) === point.on.slice(0, 7)) continue;
    if (point.x + MONTH_WIDTH / 2 > right) break;
    if (last && point.x < last.x + MONTH_WIDTH) {
      if (named.length > 1) continue;
      named.pop();
    }
    named.push(point);
  }
  return named;
}
