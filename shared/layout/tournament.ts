import type { Rules } from '../engine/rules.ts';
import {
  boardHeight,
  CARD_HEIGHT,
  isSmall,
  WIDEST,
  type Frame,
  type Layout,
  type Recess,
  type Spot,
} from './layout.ts';
import { CARD_PITCH, count, DEPOT_Y, PADDING, TRAY, trays } from './tray.ts';

const SHELF = { width: 1 + 2 * PADDING, gap: 0.22, pitch: 1.53 };
const WIDTH = 2 * (SHELF.width + SHELF.gap) + 2 * TRAY.width + 0.1;
/** Four deals of four cards, none played, with every index in sight. */
const HEIGHT = DEPOT_Y + CARD_HEIGHT + 15 * 0.2;

/** Reserves in two columns of four at the sides; foundations in two trays; the columns between stock and figures. */
export function tournamentLayout(frame: Frame, rules: Rules): Layout {
  const free = boardHeight(frame);
  const margin = isSmall(frame) ? 19 : 43;
  const cardWidth = Math.floor(Math.min(free / HEIGHT, (frame.width - margin) / WIDTH, WIDEST));
  const left = SHELF.width + SHELF.gap;
  const perSide = rules.reserves / 2;
  const foundationX = (i: number): number => left + (i < 4 ? 0 : TRAY.width + 0.1) + PADDING + (i % 4) * CARD_PITCH;
  const firstColumn = (WIDTH - (rules.depots - 1) * CARD_PITCH - 1) / 2;
  const sides = [0, WIDTH - SHELF.width];
  return {
    width: WIDTH,
    height: HEIGHT,
    cardWidth,
    align: 'top',
    spots: [
      { pile: 's', x: left + PADDING, y: DEPOT_Y, fan: 'none', room: 0 },
      ...count(8, (i): Spot => ({ pile: `f${i + 1}`, x: foundationX(i), y: PADDING, fan: 'none', room: 0 })),
      ...count(rules.depots, (i): Spot => {
        const room = free / cardWidth - DEPOT_Y - CARD_HEIGHT;
        return { pile: `t${i + 1}`, x: firstColumn + i * CARD_PITCH, y: DEPOT_Y, fan: 'down', room };
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
    pass: { x: left + PADDING, y: DEPOT_Y + 2.1, width: 1 },
    stock: { x: left + PADDING, y: DEPOT_Y + 1.5, width: 1 },
    figures: { x: WIDTH - left - 1.1, y: DEPOT_Y, flow: 'column' },
  };
}
