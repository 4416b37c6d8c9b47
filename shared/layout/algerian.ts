import type { Rules } from '../engine/rules.ts';
import {
  boardHeight,
  CARD_HEIGHT,
  FAN,
  isSmall,
  SMALL_CARD,
  WIDEST,
  type Frame,
  type Layout,
  type Recess,
  type Spot,
} from './layout.ts';
import { CARD_PITCH, count, DEPOT_Y, PADDING, TRAY, trays } from './tray.ts';

const SHELF = { width: 2.46, height: 1.66 };
const GAP = 0.17;
const WIDTH = 2 * (SHELF.width + GAP) + 2 * TRAY.width + 0.1;
/** The width the figures need, px. */
const FIGURES = 130;
/** How high the stock is, with what is free below it. */
const STOCK = 1.43;
/** How far apart the rows of a crowded shelf lie, so that rank and suit are seen, and the pitch of shelves this takes. */
const ROWS = { classic: { apart: 0.32, pitch: 1.74 }, large: { apart: 0.47, pitch: 1.89 } };
/** The most cards a depot is built up to. */
const LONGEST = 13;

/** Where shelves lie, and with them what depends on it. */
interface Plan {
  readonly cardWidth: number;
  readonly width: number;
  /** Where the trays begin. */
  readonly left: number;
  readonly shelves: readonly { readonly x: number; readonly y: number }[];
  readonly stockY: number;
  /** Where depots begin, and how far they can reach down. */
  readonly depotY: number;
  readonly end: number;
  readonly rows: (typeof ROWS)['large'];
}

const margin = (frame: Frame): number => (isSmall(frame) ? 19 : 43);
const rowsOf = (frame: Frame, cardWidth: number): Plan['rows'] =>
  ROWS[(frame.largeIndex ?? false) || cardWidth < SMALL_CARD ? 'large' : 'classic'];

/** Half of the shelves at each side, the depots between them. */
function sidePlan(frame: Frame, { reserves }: Rules): Plan {
  const perSide = reserves / 2;
  const free = boardHeight(frame);
  const widest = (pitch: number): number =>
    Math.floor(Math.min(free / (perSide * pitch + PADDING + STOCK), (frame.width - margin(frame)) / WIDTH, WIDEST));
  const roomy = perSide > 3 ? ROWS.classic.pitch : 1.8;
  const rows = rowsOf(frame, widest(roomy));
  const pitch = Math.max(roomy, rows.pitch);
  const cardWidth = widest(pitch);
  const shelves = count(reserves, (i) => ({ x: i < perSide ? 0 : WIDTH - SHELF.width, y: (i % perSide) * pitch }));
  const stockY = perSide * pitch + PADDING;
  return {
    cardWidth,
    width: WIDTH,
    left: SHELF.width + GAP,
    shelves,
    stockY,
    depotY: DEPOT_Y,
    end: free / cardWidth,
    rows,
  };
}

/** In an upright window: three shelves in a row between trays and depots, the stock at the foot. */
function uprightPlan(frame: Frame, { reserves }: Rules): Plan {
  const width = 2 * TRAY.width + 0.1;
  const free = boardHeight(frame);
  const wide = Math.min((frame.width - margin(frame)) / width, WIDEST);
  const first = (rows: Plan['rows']): number => TRAY.height + rows.apart / 2 - PADDING + 0.08;
  const depotsAt = (rows: Plan['rows']): number => first(rows) + Math.ceil(reserves / 3) * rows.pitch;
  const fits = (rows: Plan['rows'], step: number): number =>
    free / (depotsAt(rows) + CARD_HEIGHT + (LONGEST - 1) * step + PADDING + STOCK);
  const high = fits(rowsOf(frame, SMALL_CARD), FAN.down.least);
  const most = Math.min(high, wide) < SMALL_CARD ? Math.min(SMALL_CARD - 1, fits(ROWS.large, FAN.down.small)) : high;
  const cardWidth = Math.floor(Math.min(most, wide));
  const rows = rowsOf(frame, cardWidth);
  const depotY = depotsAt(rows);
  const longest = depotY + CARD_HEIGHT + (LONGEST - 1) * FAN.down.step;
  const end = Math.min(free / cardWidth - PADDING - STOCK, longest);
  const shelves = count(reserves, (i) => ({
    x: ((i % 3) * (width - SHELF.width)) / 2,
    y: first(rows) + Math.floor(i / 3) * rows.pitch,
  }));
  return { cardWidth, width, left: 0, shelves, stockY: end + PADDING, depotY, end, rows };
}

/**
 * Reserves on shelves at the sides; foundations in two trays of four with the depots below them; the stock below the
 * shelves at the left, the figures at the right. In an upright window all of it one below the other.
 */
export function algerianLayout(frame: Frame, rules: Rules): Layout {
  const plans = [sidePlan(frame, rules), uprightPlan(frame, rules)] as const;
  const { cardWidth, width, left, shelves, stockY, depotY, end, rows } =
    plans[1].cardWidth > plans[0].cardWidth ? plans[1] : plans[0];
  const rightmost = width / 2 + (frame.width / 2 - FIGURES) / cardWidth;
  const columnX = (i: number): number => left + (i < 4 ? 0 : TRAY.width + 0.1) + PADDING + (i % 4) * CARD_PITCH;
  return {
    width,
    height: stockY + STOCK,
    cardWidth,
    align: 'top',
    spots: [
      { pile: 's', x: PADDING, y: stockY, fan: 'none', room: 0 },
      ...count(8, (i): Spot => ({ pile: `f${i + 1}`, x: columnX(i), y: PADDING, fan: 'none', room: 0 })),
      ...count(rules.depots, (i): Spot => {
        const room = end - depotY - CARD_HEIGHT;
        return { pile: `t${i + 1}`, x: columnX(i), y: depotY, fan: 'down', room };
      }),
      ...shelves.map(({ x, y }, i): Spot => {
        const room = SHELF.width - 1 - 2 * PADDING;
        const least = FAN.side[rows === ROWS.large ? 'large' : 'least'];
        return {
          ...{ pile: `r${i + 1}`, x: x + PADDING, y: y + PADDING, fan: 'side', room },
          rows: { apart: rows.apart, least, wider: PADDING },
        };
      }),
    ],
    recesses: [
      ...trays(rules, left),
      ...shelves.map(({ x, y }, i): Recess => ({ kind: 'shelf', x, y, ...SHELF, piles: [`r${i + 1}`] })),
    ],
    seams: [],
    stock: { x: PADDING + 1.2, y: stockY },
    figures: { x: Math.min(width - SHELF.width + PADDING, rightmost), y: stockY, flow: 'row' },
  };
}
