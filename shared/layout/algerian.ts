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
/** How far apart the rows of a crowded shelf lie, so that rank and suit are seen. */
const APART = { classic: 0.32, large: 0.45 };
/** What the pitch of shelves has beyond the two rows that lie on one: at least, and where the window has room. */
const AIR = { least: 0.07, most: 0.12 };
/** The most cards a depot is built up to. */
const LONGEST = 13;

type Index = keyof typeof APART;

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
  readonly index: Index;
  /** Above, between and below the rows of a crowded shelf. */
  readonly air: number;
}

const margin = (frame: Frame): number => (isSmall(frame) ? 19 : 43);
const indexOf = (frame: Frame, cardWidth: number): Index =>
  (frame.largeIndex ?? false) || cardWidth < SMALL_CARD ? 'large' : 'classic';

/** How far one shelf lies from the next. */
const pitchOf = (index: Index, air: number): number => CARD_HEIGHT + APART[index] + air;

/** Half of the shelves at each side, the depots between them. */
function sidePlan(frame: Frame, { reserves }: Rules): Plan {
  const perSide = reserves / 2;
  const free = boardHeight(frame);
  const widest = (index: Index): number =>
    Math.floor(
      Math.min(
        free / (perSide * pitchOf(index, AIR.least) + PADDING + CARD_HEIGHT),
        (frame.width - margin(frame)) / WIDTH,
        WIDEST,
      ),
    );
  const index = indexOf(frame, widest('classic'));
  const cardWidth = widest(index);
  const spare = (free / cardWidth - PADDING - CARD_HEIGHT) / perSide - pitchOf(index, 0);
  const air = Math.min(spare, AIR.most);
  const pitch = pitchOf(index, air);
  const shelves = count(reserves, (i) => ({ x: i < perSide ? 0 : WIDTH - SHELF.width, y: (i % perSide) * pitch }));
  return {
    cardWidth,
    width: WIDTH,
    left: SHELF.width + GAP,
    shelves,
    stockY: perSide * pitch + PADDING,
    depotY: DEPOT_Y,
    end: free / cardWidth,
    index,
    air,
  };
}

/** In an upright window: three shelves in a row between trays and depots, the stock at the foot. */
function uprightPlan(frame: Frame, { reserves }: Rules): Plan {
  const width = 2 * TRAY.width + 0.1;
  const free = boardHeight(frame);
  const wide = Math.min((frame.width - margin(frame)) / width, WIDEST);
  const first = TRAY.height + 0.1;
  const depotsAt = (index: Index): number => first + Math.ceil(reserves / 3) * pitchOf(index, AIR.least);
  const fits = (index: Index, step: number): number =>
    free / (depotsAt(index) + CARD_HEIGHT + (LONGEST - 1) * step + PADDING + CARD_HEIGHT);
  const high = fits(indexOf(frame, SMALL_CARD), FAN.down.least);
  const most = Math.min(high, wide) < SMALL_CARD ? Math.min(SMALL_CARD - 1, fits('large', FAN.down.small)) : high;
  const cardWidth = Math.floor(Math.min(most, wide));
  const index = indexOf(frame, cardWidth);
  const depotY = depotsAt(index);
  const longest = depotY + CARD_HEIGHT + (LONGEST - 1) * FAN.down.step;
  const end = Math.min(free / cardWidth - PADDING - CARD_HEIGHT, longest);
  const shelves = count(reserves, (i) => ({
    x: ((i % 3) * (width - SHELF.width)) / 2,
    y: first + Math.floor(i / 3) * pitchOf(index, AIR.least),
  }));
  return { cardWidth, width, left: 0, shelves, stockY: end + PADDING, depotY, end, index, air: AIR.least };
}

/**
 * Reserves on shelves at the sides; foundations in two trays of four with the depots below them; the stock below the
 * shelves at the left, the figures at the right. In an upright window all of it one below the other.
 */
export function algerianLayout(frame: Frame, rules: Rules): Layout {
  const plans = [sidePlan(frame, rules), uprightPlan(frame, rules)] as const;
  const { cardWidth, width, left, shelves, stockY, depotY, end, index, air } =
    plans[1].cardWidth > plans[0].cardWidth ? plans[1] : plans[0];
  const rightmost = width / 2 + (frame.width / 2 - FIGURES) / cardWidth;
  const columnX = (i: number): number => left + (i < 4 ? 0 : TRAY.width + 0.1) + PADDING + (i % 4) * CARD_PITCH;
  return {
    width,
    height: stockY + CARD_HEIGHT,
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
        const least = FAN.side[index === 'large' ? 'large' : 'least'];
        return {
          ...{ pile: `r${i + 1}`, x: x + PADDING, y: y + PADDING, fan: 'side', room },
          rows: { apart: APART[index], higher: PADDING - air / 3, least, wider: PADDING },
        };
      }),
    ],
    recesses: [
      ...trays(rules, left),
      ...shelves.map(({ x, y }, i): Recess => {
        const crowded = Math.max(SHELF.height, pitchOf(index, (air * 2) / 3));
        return { kind: 'shelf', x, y, ...SHELF, crowded, piles: [`r${i + 1}`] };
      }),
    ],
    seams: [],
    stock: { x: PADDING + 1.2, y: stockY },
    figures: { x: Math.min(width - SHELF.width + PADDING, rightmost), y: stockY, flow: 'row' },
  };
}
