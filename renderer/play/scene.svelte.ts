import { flushSync, tick } from 'svelte';
import type { Card } from '../../shared/engine/cards.ts';
import type { PileCode } from '../../shared/engine/notation.ts';
import type { View } from '../../shared/engine/record.ts';
import { cornerOf, pileOf, places, spotOf } from '../../shared/layout/index.ts';
import type { Board } from './board.ts';
import { flightsOf, lastOf, MOTION, straight, type Flight, type Picture, type Point } from './flights.ts';
import type { Change } from './game.svelte.ts';
import { at, EASE, Motion, type CardElements } from './motion.ts';

/** The board of a win grows in this time, ms. */
export const GROW = 700;

const ORIGIN: Point = { x: 0, y: 0 };

/** A card that is drawn: where it lies, over which others, and whether its back is needed because it turns over. */
export interface Drawn extends Point {
  readonly card: Card;
  readonly z: number;
  readonly turning: boolean;
  /** It lies over another card of its fan. */
  readonly fanned: boolean;
}

/** What is drawn on the board, and how it comes to be there. Only cards that lie open, or turn over, are in it. */
export class Scene {
  readonly motion = new Motion();
  /** Sorted by card. */
  cards = $state.raw<readonly Drawn[]>([]);
  /** Cards drawn as the stock, which may lag behind while cards are in the air. */
  stock = $state(0);
  /** What the seams are drawn from, likewise. */
  view = $state.raw<View>();
  readonly #elements = new Map<Card, CardElements>();
  #board: Board | undefined;
  #picture: Picture = new Map();

  /** Where the elements of a card are found while it is drawn. */
  register(card: Card, elements: CardElements): () => void {
    this.#elements.set(card, elements);
    return () => this.#elements.delete(card);
  }

  /** Lays everything where it belongs: at once, or gliding where only fans are squeezed. */
  place(board: Board, view: View, glide = false): void {
    this.motion.jump();
    const before = this.#picture;
    const glides = glide && this.#board?.cw === board.cw && this.#board.left === board.left;
    this.#board = board;
    this.view = view;
    this.stock = view.stock.length;
    this.#draw(view, new Set(), []);
    this.#picture = this.#pictureOf(view);
    if (!glides) return;
    const after = this.#picture;
    void tick().then(() => {
      const flights = straight({
        before,
        after,
        steps: [],
        stock: ORIGIN,
        corner: () => ORIGIN,
        pickUp: 'leftColumnFirst',
      });
      this.motion.fly(
        flights,
        (card) => this.#elements.get(card),
        () => undefined,
      );
    });
  }

  /**
   * Shows a change. `held` says where a card that was carried by hand has been let go. Returns when the first card lands
   * and when the last, ms.
   */
  show(change: Change, pickUp: 'leftColumnFirst' | 'rightColumnFirst', held?: Point & { card: Card }): number {
    const board = this.#board;
    if (!board) return 0;
    this.motion.jump();
    const before = new Map(change.kind === 'laid' ? [] : this.#picture);
    if (held) before.set(held.card, held);
    const after = this.#pictureOf(change.after);
    const corner = (pile: PileCode): Point => {
      const spot = spotOf(board.layout, pile);
      return { x: board.px(spot.x), y: board.px(spot.y) };
    };
    const stock = corner('s');
    const scene = { before, after, steps: change.steps, stock, corner, pickUp };
    const flights =
      change.kind === 'made' || change.kind === 'laid'
        ? flightsOf(scene)
        : change.kind === 'shown'
          ? []
          : straight(scene);
    this.#picture = after;
    this.#fly(change, flights, before);
    return lastOf(flights);
  }

  /** Takes a card from where it was let go back to its place. */
  bringHome(card: Card, from: Point): void {
    const to = this.#picture.get(card);
    if (!to) return;
    const legs = [{ at: 0, during: MOTION.undo, to, ease: 'place', order: 1000 }] as const;
    this.motion.fly(
      [{ card, from, legs, turns: [], height: 'flat' }],
      (c) => this.#elements.get(c),
      () => undefined,
    );
  }

  /** Lays the cards on another board; they glide there from where they were on the first, growing with it. */
  grow(from: Board, to: Board, view: View): void {
    const before = this.#picture;
    this.#board = to;
    this.#draw(view, new Set(), []);
    this.#picture = this.#pictureOf(view);
    flushSync();
    const scale = from.cw / to.cw;
    for (const [card, elements] of this.#elements) {
      const was = before.get(card);
      const is = this.#picture.get(card);
      if (!was || !is) continue;
      const start = { x: was.x + from.left - to.left, y: was.y + from.top - to.top };
      const frames = [{ transform: `${at(start)} scale(${scale})` }, { transform: at(is) }];
      this.motion.run(elements.card, frames, { duration: GROW, easing: EASE.carry });
    }
  }

  #fly(change: Change, flights: readonly Flight[], before: Picture): void {
    const { after } = change;
    const leaving = flights.filter(({ card }) => before.has(card) && !this.#picture.has(card));
    const toStock = after.stock.length > this.stock;
    this.#draw(after, new Set(flights.filter(({ turns }) => turns.length > 0).map(({ card }) => card)), leaving);
    // Cards that come from the stock lie on it until they leave it; cards that go there lie there when they have landed.
    if (!toStock) this.stock = after.stock.length;
    flushSync();
    this.motion.fly(
      flights,
      (card) => this.#elements.get(card),
      () => {
        this.stock = after.stock.length;
        this.view = after;
        this.#draw(after, new Set(), []);
      },
    );
    const landing = Math.min(
      ...flights.map(({ legs }) => Math.max(...legs.map(({ at, during }) => at + during))),
      Infinity,
    );
    if (Number.isFinite(landing)) this.motion.later(landing, () => (this.view = after));
  }

  #draw(view: View, turning: ReadonlySet<Card>, leaving: readonly Flight[]): void {
    const board = this.#board;
    if (!board) return;
    const { px, layout } = board;
    const corners = new Set(layout.spots.map(({ x, y }) => `${x} ${y}`));
    const lying = places(layout, view).map(({ card, x, y, z }) => ({
      card,
      x: px(x),
      y: px(y),
      z,
      turning: turning.has(card),
      fanned: !corners.has(`${x} ${y}`),
    }));
    const gone = leaving.map(({ card, legs, from }) => ({
      card,
      ...(legs.at(-1)?.to ?? from),
      z: legs.at(-1)?.order ?? 0,
      turning: turning.has(card),
      fanned: false,
    }));
    this.cards = [...lying, ...gone].sort((a, b) => a.card - b.card);
  }

  /** Where every open card lies, also one that others cover. */
  #pictureOf(view: View): Picture {
    const picture = new Map<Card, Point>();
    const board = this.#board;
    for (const spot of board?.layout.spots ?? []) {
      if (!board || spot.pile === 's') continue;
      const cards = pileOf(view, spot.pile);
      cards.forEach((card, n) => {
        const { x, y } = cornerOf(spot, n, cards.length);
        if (card !== null) picture.set(card, { x: board.px(x), y: board.px(y) });
      });
    }
    return picture;
  }
}
