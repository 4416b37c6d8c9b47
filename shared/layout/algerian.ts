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
/** How far apart the rows of a crowded shelf lie, so that rank and suit are seen, and the pitch of shelves this takes. */
const ROWS = { classic: { apart: 0.32, pitch: 1.74 }, large: { apart: 0.47, pitch: 1.89 } };

/**
 * Reserves on shelves, half of them a side; foundations in two trays of four with the depots below them; the stock below
 * the shelves at the left, the figures at the right.
 */
export function algerianLayout(frame: Frame, rules: Rules): Layout {
  const perSide = rules.reserves / 2;
  const below = PADDING + 1.43;
  const free = boardHeight(frame);
  const margin = isSmall(frame) ? 19 : 43;
  const widest = (pitch: number): number =>
    Math.floor(Math.min(free / (perSide * pitch + below), (frame.width - margin) / WIDTH, WIDEST));
  const roomy = perSide > 3 ? ROWS.classic.pitch : 1.8;
  const large = (frame.largeIndex ?? false) || widest(roomy) < SMALL_CARD;
  const rows = ROWS[large ? 'large' : 'classic'];
  const pitch = Math.max(roomy, rows.pitch);
  const cardWidth = widest(pitch);
  const stockY = perSide * pitch + PADDING;
  const height = stockY + 1.43;
  const rightmost = WIDTH / 2 + (frame.width / 2 - FIGURES) / cardWidth;
  const left = SHELF.width + GAP;
  const columnX = (i: number): number => left + (i < 4 ? 0 : TRAY.width + 0.1) + PADDING + (i % 4) * CARD_PITCH;
  const shelves = count(rules.reserves, (i) => ({
    x: i < perSide ? 0 : WIDTH - SHELF.width,
    y: (i % perSide) * pitch,
  }));
  return {
    width: WIDTH,
    height,
    cardWidth,
    align: 'top',
    spots: [
      { pile: 's', x: PADDING, y: stockY, fan: 'none', room: 0 },
      ...count(8, (i): Spot => ({ pile: `f${i + 1}`, x: columnX(i), y: PADDING, fan: 'none', room: 0 })),
      ...count(rules.depots, (i): Spot => {
        const room = free / cardWidth - DEPOT_Y - CARD_HEIGHT;
        return { pile: `t${i + 1}`, x: columnX(i), y: DEPOT_Y, fan: 'down', room };
      }),
      ...shelves.map(({ x, y }, i): Spot => {
        const room = SHELF.width - 1 - 2 * PADDING;
        const least = FAN.side[large ? 'large' : 'least'];
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
    figures: { x: Math.min(WIDTH - SHELF.width + PADDING, rightmost), y: stockY, flow: 'row' },
  };
}
