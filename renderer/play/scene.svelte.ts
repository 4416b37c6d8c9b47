import { flushSync, tick } from 'svelte';
import type { Card } from '../../shared/engine/cards.ts';
import type { View } from '../../shared/engine/record.ts';
import type { Board } from './board.ts';
import { flightsOf, MOTION, straight, type Flight, type Picture, type Point } from './flights.ts';
import type { Change } from './position.svelte.ts';
import { at, EASE } from './keyframes.ts';
import { Motion } from './motion.ts';
import {
  cornerOn,
  drawnCards,
  NOTHING,
  pictureOf,
  redrawn,
  withBacks,
  withHeld,
  withWaiting,
  type Drawn,
} from './picture.ts';

/** The board of a win grows in this time, ms. */
export const GROW = 700;

type PickUp = 'leftColumnFirst' | 'rightColumnFirst';
/** Where a card was let go by the hand. */
type Held = (Point & { readonly card: Card }) | null;

/** What is drawn on the board, and how it comes to be there. Only cards that lie open, or turn over, are in it. */
export class Scene {
  readonly motion = new Motion();
  cards = $state.raw<readonly Drawn[]>([]);
  /** Cards drawn as the stock, which may lag behind while cards are in the air. */
  stock = $state(0);
  /** What the seams are drawn from, likewise. */
  view = $state.raw<View>();
  #board: Board | undefined;
  #picture: Picture | undefined;
  /** What flies to where it is to be drawn at the end. */
  #flying: readonly Flight[] | undefined;
  /** The change that is drawn, and the ways of its cards. */
  #shown: { readonly change: Change; readonly flights: readonly Flight[] } | undefined;

  /** Lays everything where it belongs: at once, or gliding where only fans are squeezed. */
  place(board: Board, view: View, glide = false): void {
    this.motion.jump();
    const before = this.#picture;
    const glides = glide && this.#board?.cw === board.cw && this.#board.left === board.left;
    this.#rest(board, view);
    if (glides && before) void tick().then(() => this.motion.fly(straight(this.#scene(before, board))));
  }

  /** Makes ready what a change will need: backs for the cards that will turn. Returns how they would fly; nothing is seen. */
  prepare(change: Change, pickUp: PickUp): readonly Flight[] {
    const board = this.#board;
    if (!board) return [];
    const flights = this.#ways(change, board, pickUp, pictureOf(board, change.after), null);
    this.cards = withBacks(this.cards, flights);
    return flights;
  }

  /** Shows a change; `held` says where a card carried by hand has been let go. Returns the ways of its cards. */
  show(change: Change, pickUp: PickUp, held: Held): readonly Flight[] {
    const board = this.#board;
    if (!board) return [];
    this.motion.jump();
    const after = pictureOf(board, change.after);
    const flights = this.#ways(change, board, pickUp, after, held);
    this.#picture = after;
    this.#shown = { change, flights };
    this.#fly(board, change.after, flights);
    return flights;
  }

  /** The ways of the cards of a change that is drawn already. */
  shown(change: Change): readonly Flight[] | undefined {
    return this.#shown?.change === change ? this.#shown.flights : undefined;
  }

  /** Takes a card from where it was let go back to its place. */
  bringHome(card: Card, from: Point): void {
    const to = this.#picture?.get(card);
    if (!to) return;
    // It is drawn where it belongs before it flies over the others.
    flushSync();
    const legs = [{ at: 0, during: MOTION.undo, to, ease: 'place' }] as const;
    this.motion.fly([{ card, from, legs, orders: [{ at: 0, order: 1000 }], turns: [], hides: null, lifted: false }]);
  }

  /** Lays the cards on another board; they glide there from where they were on the first, growing with it. */
  grow(from: Board, to: Board, view: View): void {
    const before = this.#picture;
    this.#rest(to, view);
    flushSync();
    const scale = from.cw / to.cw;
    for (const [card, { card: element }] of this.motion.cards) {
      const was = before?.get(card);
      const is = this.#picture?.get(card);
      if (!was || !is) continue;
      const start = { x: was.x + from.left - to.left, y: was.y + from.top - to.top };
      const frames = [{ transform: `${at(start)} scale(${scale})` }, { transform: at(is) }];
      this.motion.run(element, frames, { duration: GROW, easing: EASE.carry });
    }
  }

  #rest(board: Board, view: View): void {
    this.#board = board;
    this.#flying = this.#shown = undefined;
    this.view = view;
    this.stock = view.stock.length;
    this.cards = redrawn(this.cards, drawnCards(board, view));
    this.#picture = pictureOf(board, view);
  }

  #fly(board: Board, after: View, flights: readonly Flight[]): void {
    this.#flying = flights;
    // Everything may lie elsewhere by then: nothing flies on where nobody sees it.
    const isSeen = (): boolean => this.#flying === flights;
    const drawn = drawnCards(board, after, flights);
    const land = (): void => {
      if (!isSeen()) return;
      this.stock = after.stock.length;
      this.view = after;
      this.cards = redrawn(this.cards, drawnCards(board, after));
    };
    this.motion.fly(flights, land, (waiting) => {
      if (!isSeen()) return;
      this.cards = redrawn(this.cards, withWaiting(this.cards, drawn, waiting));
      // Cards that come from the stock lie on it until they leave it; cards that go there lie there when they have landed.
      this.stock = Math.min(this.stock, after.stock.length);
      flushSync();
    });
  }

  #ways(change: Change, board: Board, pickUp: PickUp, after: Picture, held: Held): readonly Flight[] {
    const before = change.kind === 'laid' ? undefined : this.#picture;
    const scene = { ...this.#scene(before, board, after, held), steps: change.steps, pickUp };
    return change.kind === 'made' || change.kind === 'laid' ? flightsOf(scene) : straight(scene);
  }

  /** Where cards were and are, without the steps of a move. */
  #scene(before: Picture | undefined, board: Board, after = this.#picture, held: Held = null) {
    return {
      before: withHeld(before ?? NOTHING, held),
      after: after ?? NOTHING,
      steps: [],
      stock: cornerOn(board, 's'),
      corner: (pile: Parameters<typeof cornerOn>[1]) => cornerOn(board, pile),
      pickUp: 'leftColumnFirst' as const,
    };
  }
}
