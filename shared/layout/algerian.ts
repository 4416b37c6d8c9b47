import {
  CARD_HEIGHT,
  footHeight,
  headHeight,
  isSmall,
  type Frame,
  type Layout,
  type Recess,
  type Spot,
} from './layout.ts';

const WIDTH = 14.72;
const HEIGHT = 6.9;
const SHELF = { width: 2.46, height: 1.66, pitch: 1.78, padding: 0.13 };
const TRAY = { y: 0, height: 1.96, x: [2.59, 7.37], width: 4.68 };
const CARD_PITCH = 1.14;
const DEPOT_Y = 2.2;
const STOCK_Y = 5.47;

/** Reserve shelves three a side, foundations in two trays, the depots below them, the stock at the lower left. */
export function algerianLayout(frame: Frame, labels: readonly [Recess['label']?, Recess['label']?]): Layout {
  const margin = isSmall(frame) ? 19 : 43;
  const free = frame.height - headHeight(frame) - footHeight(frame) - 28;
  const cardWidth = Math.floor(Math.min(free / HEIGHT, (frame.width - margin) / WIDTH, 240));
  const eight = [0, 1, 2, 3, 4, 5, 6, 7];
  const columnX = (i: number): number => (TRAY.x[i < 4 ? 0 : 1] ?? 0) + SHELF.padding + (i % 4) * CARD_PITCH;
  const shelves = [0, 1, 2, 3, 4, 5].map((i) => ({
    x: i < 3 ? 0 : WIDTH - SHELF.width,
    y: (i % 3) * SHELF.pitch,
  }));
  const stock: Spot = { pile: 's', x: SHELF.padding, y: STOCK_Y, fan: 'none', room: 0 };
  return {
    width: WIDTH,
    height: HEIGHT,
    cardWidth,
    align: 'top',
    spots: [
      stock,
      ...eight.map((i): Spot => ({ pile: `f${i + 1}`, x: columnX(i), y: 0.13, fan: 'none', room: 0 })),
      ...eight.map((i): Spot => ({
        pile: `t${i + 1}`,
        x: columnX(i),
        y: DEPOT_Y,
        fan: 'down',
        room: free / cardWidth - DEPOT_Y - CARD_HEIGHT,
      })),
      ...shelves.map(({ x, y }, i): Spot => ({
        pile: `r${i + 1}`,
        x: x + SHELF.padding,
        y: y + SHELF.padding,
        fan: 'side',
        room: SHELF.width - 1 - 2 * SHELF.padding,
      })),
    ],
    recesses: [
      ...TRAY.x.map((x, i): Recess => {
        const label = labels[i];
        const piles = eight.filter((n) => n < 4 === (i === 0)).map((n) => `f${n + 1}` as const);
        return { kind: 'tray', x, y: TRAY.y, width: TRAY.width, height: TRAY.height, piles, ...(label && { label }) };
      }),
      ...shelves.map(({ x, y }, i): Recess => ({
        kind: 'shelf',
        x,
        y,
        width: SHELF.width,
        height: SHELF.height,
        piles: [`r${i + 1}`],
      })),
    ],
    seams: [],
    stock: { x: SHELF.padding + 1.2, y: STOCK_Y },
    figures: { x: WIDTH - SHELF.width + SHELF.padding, y: STOCK_Y, flow: 'row' },
  };
}
