import { boardHeight, CARD_HEIGHT, isSmall, WIDEST, type Frame, type Layout } from './layout.ts';
import { atEdge, tight } from './narrow.ts';

const LANE = { width: 1.32, pitch: 1.54, padding: 0.16 };
const WIDTH = 3 * LANE.pitch + LANE.width;
const HEIGHT = 5.42;
const FOUNDATION_Y = 0.16;
const SEAM = { y: 1.56, height: 0.44 };
const DEPOT_Y = 2;

/** Four lanes, each a foundation and the depot below it; pass and stock in the left margin, figures in the right. */
export function amazonsLayout(frame: Frame): Layout {
  const most = Math.min(boardHeight(frame) / HEIGHT, WIDEST);
  const beside = isSmall(frame) ? Infinity : (frame.width - 32) / (WIDTH + 3);
  const even = Math.floor(Math.min(most, (frame.width - 295) / WIDTH, beside));
  const narrow = tight(frame, WIDTH, most);
  const cardWidth = Math.max(even, narrow.cardWidth);
  const lanes = [1, 2, 3, 4].map((n) => ({ n, x: (n - 1) * LANE.pitch }));
  const off = isSmall(frame) ? { left: 26 / cardWidth, right: 22 / cardWidth } : { left: 0.5, right: 0.5 };
  const left = -1 - off.left;
  const layout: Layout = {
    width: WIDTH,
    height: HEIGHT,
    cardWidth,
    align: 'middle',
    spots: [
      { pile: 's', x: left, y: DEPOT_Y, fan: 'none', room: 0 },
      ...lanes.map(({ n, x }) => ({
        pile: `f${n}` as const,
        x: x + LANE.padding,
        y: FOUNDATION_Y,
        fan: 'none' as const,
        room: 0,
      })),
      ...lanes.map(({ n, x }) => ({
        pile: `t${n}` as const,
        x: x + LANE.padding,
        y: DEPOT_Y,
        fan: 'down' as const,
        room: HEIGHT - DEPOT_Y - CARD_HEIGHT - FOUNDATION_Y,
      })),
    ],
    recesses: lanes.map(({ n, x }) => ({
      kind: 'lane',
      x,
      y: 0,
      width: LANE.width,
      height: HEIGHT,
      piles: [`f${n}`, `t${n}`],
    })),
    seams: lanes.map(({ n, x }) => ({
      x,
      y: SEAM.y,
      width: LANE.width,
      height: SEAM.height,
      foundation: `f${n}`,
      depot: `t${n}`,
    })),
    pass: { x: left, y: FOUNDATION_Y, width: 1 },
    stock: { x: left, y: DEPOT_Y + 1.5, width: 1 },
    figures: { x: WIDTH + off.right, y: FOUNDATION_Y, flow: 'column' },
  };
  return cardWidth > even ? atEdge(layout, frame, narrow.edge) : layout;
}
