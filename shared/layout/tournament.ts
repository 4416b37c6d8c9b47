import type { Rules } from '../engine/rules.ts';
import {
  boardHeight,
  CARD_HEIGHT,
  isSmall,
  WIDEST,
  widestOver,
  type Frame,
  type Layout,
  type Recess,
  type Spot,
} from './layout.ts';
import { CARD_PITCH, count, DEPOT_Y, longestDepot, PADDING, TRAY, trays } from './tray.ts';

const SHELF = { width: 1 + 2 * PADDING, pitch: 1.53 };
/** Between shelves and trays: as much as the window has. */
const GAP = { least: 0.22, most: 0.9 };
const TRAYS = 2 * TRAY.width + 0.1;
const LEAST_WIDTH = 2 * (SHELF.width + GAP.least) + TRAYS;
const DEPOT_PITCH = 1.08;
/** How high two lines below the stock are, px. */
const STOCK_LINES = 46;
/** Between the depots and the stock at their left, the figures at their right. */
const ASIDE = 0.2;

/** Between trays and the reserves below them. */
const BELOW = 0.12;
const SHELF_HEIGHT = CARD_HEIGHT + 2 * PADDING;

/** Where reserves lie, and with them what depends on it. */
interface Plan {
  readonly cardWidth: number;
  readonly width: number;
  /** Where the trays begin. */
  readonly left: number;
  /** Where depots begin. */
  readonly depotY: number;
  /** The shelves, and the way from one reserve on them to the next. */
  readonly shelves: readonly Omit<Recess, 'kind' | 'piles'>[];
  readonly pitch: { readonly x: number; readonly y: number };
}

/** Reserves in a column at each side. */
function sidePlan(frame: Frame, rules: Rules): Plan {
  const free = boardHeight(frame);
  const margin = isSmall(frame) ? 19 : 43;
  const high = widestOver(DEPOT_Y, longestDepot(rules), free);
  const cardWidth = Math.floor(Math.min(high, (frame.width - margin) / LEAST_WIDTH, WIDEST));
  const spare = (frame.width - margin) / cardWidth - LEAST_WIDTH;
  const left = SHELF.width + Math.min(GAP.least + spare / 2, GAP.most);
  const width = 2 * left + TRAYS;
  const height = (rules.reserves / 2 - 1) * SHELF.pitch + SHELF_HEIGHT;
  const shelves = [0, width - SHELF.width].map((x) => ({ x, y: 0, width: SHELF.width, height }));
  return { cardWidth, width, left, depotY: DEPOT_Y, shelves, pitch: { x: 0, y: SHELF.pitch } };
}

/** In an upright window: reserves in a row between trays and depots. */
function uprightPlan(frame: Frame, rules: Rules): Plan {
  const y = TRAY.height + BELOW;
  const depotY = y + SHELF_HEIGHT + DEPOT_Y - TRAY.height;
  const high = widestOver(depotY, longestDepot(rules), boardHeight(frame));
  const cardWidth = Math.floor(Math.min(high, (frame.width - (isSmall(frame) ? 19 : 43)) / TRAYS, WIDEST));
  const shelves = [0, TRAY.width + 0.1].map((x) => ({ x, y, width: TRAY.width, height: SHELF_HEIGHT }));
  return { cardWidth, width: TRAYS, left: 0, depotY, shelves, pitch: { x: CARD_PITCH, y: 0 } };
}

/**
 * Foundations in two trays; half of the reserves on each of two shelves, at their sides or where the window is upright below;
 * the columns between stock and figures.
 */
export function tournamentLayout(frame: Frame, rules: Rules): Layout {
  const plans = [sidePlan(frame, rules), uprightPlan(frame, rules)] as const;
  const { cardWidth, width, left, depotY, shelves, pitch } =
    plans[1].cardWidth > plans[0].cardWidth ? plans[1] : plans[0];
  const perSide = rules.reserves / 2;
  const foundationX = (i: number): number => left + (i < 4 ? 0 : TRAY.width + 0.1) + PADDING + (i % 4) * CARD_PITCH;
  const firstDepot = left + PADDING + 1 + ASIDE;
  const figures = firstDepot + (rules.depots - 1) * DEPOT_PITCH + 1 + ASIDE;
  return {
    width,
    height: boardHeight(frame) / cardWidth,
    cardWidth,
    align: 'top',
    spots: [
      { pile: 's', x: left + PADDING, y: depotY, fan: 'none', room: 0 },
      ...count(8, (i): Spot => ({ pile: `f${i + 1}`, x: foundationX(i), y: PADDING, fan: 'none', room: 0 })),
      ...count(rules.depots, (i): Spot => {
        const room = boardHeight(frame) / cardWidth - depotY - CARD_HEIGHT;
        return { pile: `t${i + 1}`, x: firstDepot + i * DEPOT_PITCH, y: depotY, fan: 'down', room };
      }),
      ...shelves.flatMap(({ x, y }, side) =>
        count(perSide, (i): Spot => {
          const at = { x: x + PADDING + i * pitch.x, y: y + PADDING + i * pitch.y };
          return { pile: `r${side * perSide + i + 1}`, ...at, fan: 'none', room: 0 };
        }),
      ),
    ],
    recesses: [
      ...trays(rules, left),
      ...shelves.map((shelf, side): Recess => {
        const piles = count(perSide, (i) => `r${side * perSide + i + 1}` as const);
        return { kind: 'shelf', ...shelf, piles };
      }),
    ],
    seams: [],
    pass: { x: left + PADDING, y: depotY + 1.5 + Math.max(0.6, STOCK_LINES / cardWidth), width: 1 },
    stock: { x: left + PADDING, y: depotY + 1.5, width: 1 },
    figures: { x: figures, y: depotY, width: width - (left > 0 ? SHELF.width : 0) - figures, flow: 'column' },
  };
}
