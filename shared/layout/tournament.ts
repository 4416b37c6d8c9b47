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

/** Reserves in two columns of four at the sides; foundations in two trays; the columns between stock and figures. */
export function tournamentLayout(frame: Frame, rules: Rules): Layout {
  const free = boardHeight(frame);
  const margin = isSmall(frame) ? 19 : 43;
  const high = widestOver(DEPOT_Y, longestDepot(rules), free);
  const cardWidth = Math.floor(Math.min(high, (frame.width - margin) / LEAST_WIDTH, WIDEST));
  const spare = (frame.width - margin) / cardWidth - LEAST_WIDTH;
  const left = SHELF.width + Math.min(GAP.least + spare / 2, GAP.most);
  const width = 2 * left + TRAYS;
  const perSide = rules.reserves / 2;
  const foundationX = (i: number): number => left + (i < 4 ? 0 : TRAY.width + 0.1) + PADDING + (i % 4) * CARD_PITCH;
  const firstDepot = left + PADDING + 1 + ASIDE;
  const figures = firstDepot + (rules.depots - 1) * DEPOT_PITCH + 1 + ASIDE;
  const sides = [0, width - SHELF.width];
  return {
    width,
    height: free / cardWidth,
    cardWidth,
    align: 'top',
    spots: [
      { pile: 's', x: left + PADDING, y: DEPOT_Y, fan: 'none', room: 0 },
      ...count(8, (i): Spot => ({ pile: `f${i + 1}`, x: foundationX(i), y: PADDING, fan: 'none', room: 0 })),
      ...count(rules.depots, (i): Spot => {
        const room = free / cardWidth - DEPOT_Y - CARD_HEIGHT;
        return { pile: `t${i + 1}`, x: firstDepot + i * DEPOT_PITCH, y: DEPOT_Y, fan: 'down', room };
      }),
      ...count(rules.reserves, (i): Spot => {
        const x = (sides[i < perSide ? 0 : 1] ?? 0) + PADDING;
        return { pile: `r${i + 1}`, x, y: PADDING + (i % perSide) * SHELF.pitch, fan: 'none', room: 0 };
      }),
    ],
    recesses: [
      ...trays(rules, left),
      ...sides.map((x, side): Recess => {
        const height = (perSide - 1) * SHELF.pitch + CARD_HEIGHT + 2 * PADDING;
        const piles = count(perSide, (i) => `r${side * perSide + i + 1}` as const);
        return { kind: 'shelf', x, y: 0, width: SHELF.width, height, piles };
      }),
    ],
    seams: [],
    pass: { x: left + PADDING, y: DEPOT_Y + 1.5 + Math.max(0.6, STOCK_LINES / cardWidth), width: 1 },
    stock: { x: left + PADDING, y: DEPOT_Y + 1.5, width: 1 },
    figures: { x: figures, y: DEPOT_Y, width: width - SHELF.width - figures, flow: 'column' },
  };
}
