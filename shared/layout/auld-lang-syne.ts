import type { Rules } from '../engine/rules.ts';
import { boardHeight, CARD_HEIGHT, isSmall, WIDEST, widestOver, type Frame, type Layout, type Spot } from './layout.ts';
import { atEdge, tight } from './narrow.ts';
import { count, DEPOT_Y, longestDepot, PADDING, trays } from './tray.ts';

/** Foundations in one tray, the depots below; pass and stock in the left margin, figures in the right. */
export function auldLangSyneLayout(frame: Frame, rules: Rules): Layout {
  const free = boardHeight(frame);
  const pitch = rules.depots > 4 ? 1.2 : 1.35;
  const tray = 3 * pitch + 1 + 2 * PADDING;
  const row = (rules.depots - 1) * pitch + 1;
  const width = Math.max(tray, row);
  const small = isSmall(frame);
  const wide = small ? (frame.width - 295) / width : (frame.width - 32) / (width + 3);
  const most = Math.min(widestOver(DEPOT_Y, longestDepot(rules), free), WIDEST);
  const even = Math.floor(Math.min(most, wide));
  const narrow = tight(frame, width, most);
  const cardWidth = Math.max(even, narrow.cardWidth);
  const off = small ? 26 / cardWidth : 0.5;
  const left = -1 - off;
  const trayX = (width - tray) / 2;
  const layout: Layout = {
    width,
    height: free / cardWidth,
    cardWidth,
    align: 'top',
    spots: [
      { pile: 's', x: left, y: DEPOT_Y, fan: 'none', room: 0 },
      ...count(4, (i): Spot => {
        return { pile: `f${i + 1}`, x: trayX + PADDING + i * pitch, y: PADDING, fan: 'none', room: 0 };
      }),
      ...count(rules.depots, (i): Spot => {
        const room = free / cardWidth - DEPOT_Y - CARD_HEIGHT;
        return { pile: `t${i + 1}`, x: (width - row) / 2 + i * pitch, y: DEPOT_Y, fan: 'down', room };
      }),
    ],
    recesses: trays(rules, trayX, pitch),
    seams: [],
    ...(rules.redeals > 0 && { pass: { x: left, y: PADDING, width: 1 } }),
    stock: { x: left, y: DEPOT_Y + 1.5, width: 1 },
    figures: { x: width + off, y: PADDING, flow: 'column' },
  };
  return cardWidth > even ? atEdge(layout, frame, narrow.edge) : layout;
}
