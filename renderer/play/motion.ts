import type { Card } from '../../shared/engine/cards.ts';
import { halves, lastOf, type Flight } from './flights.ts';
import { frameMade } from './frame.ts';
import { EASE, turnOf, wayOf } from './keyframes.ts';

/** How high cards fly over those that lie. */
const IN_AIR = 1000;

/** How long all ways take, and how much of that is over already (as a delay below 0), ms before the pace. */
interface Timing {
  readonly delay: number;
  readonly duration: number;
}

const NOBODY: ReadonlySet<Card> = new Set();

/** The moment of the frame that is made, ms: what begins to move begins there. */
const now = (): number => Number(document.timeline.currentTime ?? 0);

/** The elements of a card: what is moved, and within it what is turned. */
export interface CardElements {
  readonly card: HTMLElement;
  readonly leaf: HTMLElement;
}

/** What moves together, and what is to be done when that is at its end. */
interface Running {
  readonly animations: Animation[];
  readonly over: () => void;
}

/**
 * Everything that moves on the table at a moment. What moves is over in `jump`, and then all lies as it is drawn;
 * nothing runs while nothing moves.
 */
export class Motion {
  /** The elements of the cards that are drawn. */
  readonly cards = new Map<Card, CardElements>();
  readonly #running = new Set<Running>();
  /** The cards that fly over those that lie, and how high they lay. */
  readonly #flying = new Map<HTMLElement, string>();
  /** What is to be done at a moment of the motion, and what is done in its place where that ends before. */
  readonly #later = new Map<() => void, () => void>();

  /** What every duration is multiplied by; with 0 nothing moves. */
  pace = 1;

  get still(): boolean {
    return this.pace === 0;
  }

  get moving(): boolean {
    return this.#running.size > 0 || this.#later.size > 0;
  }

  /** Animates an element, times before the pace; what it looks like afterwards is not the animation's business. */
  run(element: Element, frames: Keyframe[] | PropertyIndexedKeyframes, timing: KeyframeAnimationOptions): void {
    if (this.still) return;
    this.#start({ animations: [this.#animate(element, frames, timing)], over: () => undefined });
  }

  #animate(
    element: Element,
    frames: Keyframe[] | PropertyIndexedKeyframes,
    timing: KeyframeAnimationOptions,
  ): Animation {
    const { duration, delay = 0 } = timing;
    return element.animate(frames, {
      fill: 'backwards',
      ...timing,
      duration: Number(duration) * this.pace,
      delay: delay * this.pace,
    });
  }

  /** All of it ends when its first animation does. */
  #start(running: Running): void {
    const [first] = running.animations;
    if (!first) return;
    this.#running.add(running);
    first.onfinish = () => this.#end(running);
  }

  #end(running: Running): void {
    if (!this.#running.delete(running)) return;
    // One that keeps its end lets go of it: the element may be used again.
    for (const animation of running.animations) animation.cancel();
    running.over();
  }

  /** Does something at a moment of the motion: at once where nothing moves, and at the latest in `jump`. */
  later(ms: number, done: () => void): void {
    if (this.still || ms <= 0) {
      done();
      return;
    }
    const timer = setTimeout(() => this.#do(done), ms * this.pace);
    this.#later.set(done, () => {
      clearTimeout(timer);
      done();
    });
  }

  /** Does something once a frame has been made with what has set out; not where all ends before. */
  #nextFrame(done: () => void): void {
    this.#later.set(done, () => undefined);
    void frameMade().then(() => this.#do(done));
  }

  #do(done: () => void): void {
    if (this.#later.delete(done)) done();
  }

  /** Ends all motion at once: everything lies where it belongs. */
  jump(): void {
    for (const running of [...this.#running]) this.#end(running);
    const due = [...this.#later.values()];
    this.#later.clear();
    for (const done of due) done();
    if (this.moving) this.jump();
  }

  /** Makes a change in which elements get other places and sizes, and lets them glide there from where they were. */
  glide(elements: Iterable<HTMLElement>, duration: number, change: () => void): void {
    const before = new Map([...elements].map((element) => [element, element.getBoundingClientRect()]));
    change();
    for (const [element, was] of before) {
      if (!element.isConnected) continue;
      const is = element.getBoundingClientRect();
      const translate = `${was.x - is.x}px ${was.y - is.y}px`;
      this.run(
        element,
        [
          { translate, width: `${was.width}px`, height: `${was.height}px` },
          { translate: '0 0', width: `${is.width}px`, height: `${is.height}px` },
        ],
        { duration, easing: EASE.carry },
      );
    }
  }

  /**
   * Lets cards fly; `landed` is called when all of them lie. Their ways end in one moment, and what changes then is drawn
   * in that frame: in every frame that the page itself draws meanwhile, all that flies is looked at once more. Of many
   * cards half set out a frame later, on the way they would have gone by then: to begin them all takes longer than a frame.
   * `draw` draws the cards where they go, but for those that wait.
   */
  fly(
    flights: readonly Flight[],
    landed: () => void = () => undefined,
    draw?: (waiting: ReadonlySet<Card>) => void,
  ): void {
    const { first, covered } = draw ? halves(flights) : { first: flights, covered: [] };
    const until = lastOf(flights);
    const began = now();
    const running: Running = { animations: [], over: () => this.#land(landed) };
    const begin = (some: readonly Flight[]): void => {
      const timing = { delay: (began - now()) / this.pace, duration: until };
      for (const flight of some) running.animations.push(...this.#card(flight, timing));
    };
    draw?.(this.still ? NOBODY : new Set(covered.map(({ card }) => card)));
    if (!this.still) begin(first);
    if (running.animations.length === 0) {
      landed();
      return;
    }
    this.#start(running);
    this.#rise(flights);
    if (covered.length === 0) return;
    this.#nextFrame(() => {
      if (!this.#running.has(running)) return;
      draw?.(NOBODY);
      begin(covered);
    });
  }

  /** Lays what has flown where it belongs. */
  #land(landed: () => void): void {
    for (const [card, lies] of this.#flying) card.style.zIndex = lies;
    this.#flying.clear();
    landed();
  }

  /**
   * Lays a card over those that lie and lets it go its way, until all that fly lie. Only transform and opacity are
   * animated while it is in the air: these run beside the page's thread. What else it looks like on its way it wears.
   */
  #card(flight: Flight, timing: Timing): Animation[] {
    const elements = this.cards.get(flight.card);
    if (!elements) return [];
    const { legs, orders, turns, hides, lifted } = flight;
    const { card, leaf } = elements;
    // Not by a custom property: for each change of one all that is in the card is styled anew.
    this.#flying.set(card, card.style.zIndex);
    card.style.zIndex = String(IN_AIR + (orders[0]?.order ?? 0));
    // One that is hidden stays unseen until it is taken away.
    const fill = hides === null ? 'backwards' : 'both';
    const animations = [this.#animate(card, wayOf(flight, timing.duration), { ...timing, fill })];
    if (lifted) animations.push(this.#lower(leaf, Math.max(...legs.map((leg) => leg.at + leg.during))));
    if (turns.length > 0) animations.push(...this.#turn(leaf, turns, timing));
    return animations;
  }

  /** Lays cards over others in another order than before, all of a time at once. */
  #rise(flights: readonly Flight[]): void {
    const rising = flights.flatMap(({ card, orders }) => orders.slice(1).map((one) => ({ card, ...one })));
    for (const time of new Set(rising.map(({ at }) => at)))
      this.later(time, () => {
        for (const { card, order } of rising.filter(({ at }) => at === time)) {
          const element = this.cards.get(card)?.card;
          if (element && this.#flying.has(element)) element.style.zIndex = String(IN_AIR + order);
        }
      });
  }

  /** Throws the shadow of a lifted card until it comes down at the end of its way. */
  #lower(leaf: HTMLElement, total: number): Animation {
    const down = total * 0.2;
    return this.#animate(leaf, [{ boxShadow: 'var(--sh-lift)' }, { boxShadow: 'var(--sh-card)' }], {
      delay: total - down,
      duration: down,
    });
  }

  /** Turns a card about its upright axis; its back shows until the middle of the turn, or from there on. */
  #turn(leaf: HTMLElement, turns: Flight['turns'], timing: Timing): Animation[] {
    const { widths, backs } = turnOf(turns, timing.duration);
    const back = leaf.querySelector('.back');
    const turning = this.#animate(leaf, widths, timing);
    // One that lies face down stays so until all lie and its back is taken away.
    return back ? [turning, this.#animate(back, backs, { ...timing, fill: 'both' })] : [turning];
  }
}
