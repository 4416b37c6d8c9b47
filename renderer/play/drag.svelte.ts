import type { Card } from '../../shared/engine/cards.ts';
import type { Move, PileCode } from '../../shared/engine/notation.ts';
import type { App } from '../app.svelte.ts';
import { bestTarget, type Board } from './board.ts';
import type { Point } from './flights.ts';
import type { Hands } from './hands.svelte.ts';
import type { Scene } from './scene.svelte.ts';

/** How far a pressed pointer may stray before a drag begins, px. */
const strayOf = ({ pointerType }: PointerEvent): number => (pointerType === 'mouse' ? 3 : 10);

interface Press {
  readonly pile: PileCode;
  /** What can be taken up there. */
  readonly card: Card | null;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly element: Element;
}

/** A card in the hand: which, from where, its corner on the board, and the piles it may be laid on. */
export interface Carried extends Point {
  readonly pile: PileCode;
  readonly card: Card;
  readonly targets: readonly PileCode[];
  /** The pile it would be laid on here. */
  readonly target: PileCode | null;
}

/** Carries an exposed card by pointer. However it ends, the card lies somewhere afterwards. */
export class Drag {
  carried = $state.raw<Carried | null>(null);
  #press: Press | null = null;
  /** From the pointer to the card's corner. */
  #grip: Point = { x: 0, y: 0 };
  #spent = false;
  readonly #app: App;
  readonly #scene: Scene;
  readonly #hands: Hands;
  readonly #board: () => Board;

  constructor(app: App, scene: Scene, hands: Hands, board: () => Board) {
    this.#app = app;
    this.#scene = scene;
    this.#hands = hands;
    this.#board = board;
  }

  /** Whether the pointer has done what it came down for: the click or the wish for a menu that may follow means nothing. */
  get spent(): boolean {
    return this.#spent;
  }

  /** A pointer comes down anywhere: what it begins is nothing of what was before. All that it may do is close a menu. */
  begin(closes: boolean): void {
    if (!this.#press) this.#spent = closes;
  }

  /** A pointer comes down on a pile. Other fingers than the one that holds a card are left out. */
  down(event: PointerEvent, pile: PileCode): void {
    if (this.#press && this.#press.pointer !== event.pointerId) return;
    this.cancel();
    // What was dropped lies there until it is stored.
    if (this.carried) return;
    const card = this.#hands.exposed(pile);
    if (event.button !== 0 || !event.isPrimary) return;
    const element = event.currentTarget as Element;
    // The board of the end has just taken the place of its own.
    if (!element.isConnected) return;
    element.setPointerCapture(event.pointerId);
    this.#press = { pile, card, pointer: event.pointerId, x: event.clientX, y: event.clientY, element };
  }

  /** A pointer moves: once it has strayed far enough the card goes along. */
  move(event: PointerEvent): void {
    const press = this.#press;
    if (!press || event.pointerId !== press.pointer) return;
    if (event.buttons !== 1) {
      this.cancel();
      return;
    }
    if (!this.carried && !this.#take(press, event)) return;
    const { left, top } = this.#board();
    const x = event.clientX - left + this.#grip.x;
    const y = event.clientY - top + this.#grip.y;
    const { carried } = this;
    if (!carried) return;
    this.carried = { ...carried, x, y, target: bestTarget(this.#board(), { x, y }, carried.targets) };
  }

  /** The pointer lets go; whether it only pressed the pile. */
  up(event: PointerEvent): boolean {
    if (event.pointerId !== this.#press?.pointer) return false;
    const { carried } = this;
    this.#release();
    if (carried) void this.#drop(carried);
    return !carried && !this.#spent;
  }

  /** The pointer was taken away: the card goes home. */
  lost(event: PointerEvent): void {
    if (event.pointerId === this.#press?.pointer) this.cancel();
  }

  /** The pointer has done what it came down for: no drag begins, and no click comes of it. */
  spend(): void {
    this.#spent = true;
    this.cancel();
  }

  /** The card goes home: its pointer was lost, another button came, the window lost the focus, Escape. */
  cancel(): void {
    if (!this.#press) return;
    const { carried } = this;
    this.#release();
    if (carried) this.#home(carried);
  }

  /** Whether the pointer has strayed far enough to carry the card; then it is taken up. */
  #take({ pile, card, x, y }: Press, event: PointerEvent): boolean {
    if (card === null || Math.hypot(event.clientX - x, event.clientY - y) < strayOf(event)) return false;
    this.#scene.motion.jump();
    const lies = this.#scene.cards.find((drawn) => drawn.card === card);
    if (this.#hands.exposed(pile) !== card || !lies) {
      this.#release();
      return false;
    }
    const { left, top } = this.#board();
    this.#hands.letGo();
    this.#spent = true;
    this.#grip = { x: lies.x + left - x, y: lies.y + top - y };
    this.carried = { pile, card, x: lies.x, y: lies.y, targets: this.#hands.targets(pile), target: null };
    return true;
  }

  async #drop(carried: Carried): Promise<void> {
    const { pile, target } = carried;
    if (target === null) {
      const piles = this.#board().layout.spots.map((spot) => spot.pile);
      const onto = bestTarget(this.#board(), carried, piles);
      this.#home(carried);
      if (onto !== null && onto !== pile) this.#hands.refuse(pile, onto);
      return;
    }
    // The card stays where it was let go until the move is stored; then the change takes it from there.
    this.carried = carried;
    const made = await this.#app.game.act(`${pile}>${target}` as Move);
    if (!made && this.carried === carried) this.#home(carried);
  }

  /** What is in the hand when a change is shown goes on from where it is. */
  handOver(): Carried | null {
    const { carried } = this;
    this.#release();
    return carried;
  }

  #home(carried: Carried): void {
    this.carried = null;
    this.#scene.bringHome(carried.card, carried);
  }

  #release(): void {
    const press = this.#press;
    this.#press = null;
    this.carried = null;
    if (press?.element.hasPointerCapture(press.pointer)) press.element.releasePointerCapture(press.pointer);
  }
}
