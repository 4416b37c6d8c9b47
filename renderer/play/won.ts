import type { Game } from '../../shared/games/index.ts';
import { footHeight, headHeight, type Frame, type Layout } from '../../shared/layout/index.ts';
import type { Messages } from '../../shared/text/index.ts';

/** How high the lanes stand at the end, in card widths. */
const LANE_HEIGHT = 2.98;
/** The card width the words of the end are drawn for: where cards are wider, so are words. */
export const WON_CARD = 132;
/** A card at the end is this much wider than in play, where there is room. */
const GROWTH = WON_CARD / 117;
/** px kept free below everything. */
const WON_FOOT = 40;

/** A window in which words are smaller, so that the cards need not be. */
export const isShort = ({ height }: Frame): boolean => height < 540;
/** How high what is said and done at the end is, px. */
const wordsHeight = (frame: Frame): number => (isShort(frame) ? 132 : 168);
/** px from the board of the end to its words; the figures stand between them where no lanes hold them. */
export const wordsBelow = ({ recesses }: Layout, frame: Frame): number =>
  (recesses.some(({ kind }) => kind === 'lane') ? 42 : 110) - (isShort(frame) ? 24 : 0);
/** px from the board of the end to its figures, where no lanes hold them. */
export const figuresBelow = (frame: Frame): number => (isShort(frame) ? 10 : 20);

/** The table after a win: foundations only, lanes shortened, cards grown. */
export function wonLayout(layout: Layout, frame: Frame): Layout {
  const spots = layout.spots.filter(({ pile }) => pile.startsWith('f'));
  const recesses = layout.recesses
    .filter(({ piles }) => piles.some((pile) => pile.startsWith('f')))
    .map((recess) => (recess.kind === 'lane' ? { ...recess, height: LANE_HEIGHT } : recess));
  const left = Math.min(...recesses.map(({ x }) => x), ...spots.map(({ x }) => x));
  const right = Math.max(...recesses.map(({ x, width }) => x + width), ...spots.map(({ x }) => x + 1));
  const height = Math.max(...recesses.map(({ y, height }) => y + height), ...spots.map(({ y }) => y + 1.5));
  const width = right - left;
  const moved = <T extends { readonly x: number }>(one: T): T => ({ ...one, x: one.x - left });
  const free = frame.height - headHeight(frame) - WON_FOOT;
  const words = wordsBelow(layout, frame) + wordsHeight(frame);
  const withWords = free / (height + words / WON_CARD);
  const high = withWords >= WON_CARD ? withWords : Math.max(1, (free - words) / height);
  const grown = Math.min(layout.cardWidth * GROWTH, high, (frame.width - 2 * footHeight(frame)) / width);
  return {
    ...layout,
    width,
    height,
    cardWidth: Math.floor(grown),
    spots: spots.map(moved),
    recesses: recesses.map(moved),
    seams: layout.seams.map(moved),
  };
}

/** px from the top of the window to the top of the board: board and words together stand in the middle. */
export function wonTop(layout: Layout, frame: Frame): number {
  const { height, cardWidth } = layout;
  const head = headHeight(frame);
  const words = (wordsBelow(layout, frame) + wordsHeight(frame)) * Math.max(1, cardWidth / WON_CARD);
  return head + Math.max(0, (frame.height - head - WON_FOOT - words - height * cardWidth) / 2);
}

/** What stands over a win: four queens where each lane ends with one. */
export const wonTitle = ({ play }: Messages, { layout }: Game): string =>
  layout === 'amazons' ? play.won.queens : play.won.all;
