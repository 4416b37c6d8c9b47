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

/**
 * Everything that moves on the table at a moment. What moves is over in `jump`, and then all lies as it is drawn;
 * nothing runs while nothing moves.
 */
export class Motion {
  /** The elements of the cards that are drawn. */
  readonly cards = new Map<Card, CardElements>();
  /** What runs, and what is to be done at its end. */
  #running = new Map<Animation, () => void>();
  /** The cards that fly over those that lie. */
  readonly #flying = new Set<HTMLElement>();
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

  /**
   * Animates an element, times before the pace; what it looks like afterwards is not the animation's business. `over`: at
   * its end, however it ends.
   */
  run(
    element: Element,
    frames: Keyframe[],
    timing: KeyframeAnimationOptions,
    over: () => void = () => undefined,
  ): Animation | undefined {
    if (this.still) return undefined;
    const { duration, delay = 0 } = timing;
    const animation = element.animate(frames, {
      fill: 'backwards',
      ...timing,
      duration: Number(duration) * this.pace,
      delay: delay * this.pace,
    });
    this.#running.set(animation, over);
    animation.onfinish = animation.oncancel = () => this.#end(animation);
    return animation;
  }

  #end(animation: Animation): void {
    const over = this.#running.get(animation);
    if (!over) return;
    this.#running.delete(animation);
    // One that keeps its end lets go of it: the element may be used again.
    animation.cancel();
    over();
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

  /** Does something once a frame has been made with what has set out, or something else where all ends before. */
  #nextFrame(done: () => void, ended: () => void): void {
    this.#later.set(done, ended);
    void frameMade().then(() => this.#do(done));
  }

  #do(done: () => void): void {
    if (this.#later.delete(done)) done();
  }

  /** Ends all motion at once: everything lies where it belongs. */
  jump(): void {
    for (const animation of [...this.#running.keys()]) this.#end(animation);
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
    const { first, covered } = draw && !this.still ? halves(flights) : { first: flights, covered: [] };
    const until = lastOf(flights);
    const began = now();
    let left = flights.length;
    const over = (): void => {
      if (--left === 0) landed();
    };
    const begin = (some: readonly Flight[]): void => {
      const delay = (began - now()) / this.pace;
      for (const flight of some)
        if (this.still || !this.cards.has(flight.card)) over();
        else this.#card(flight, { delay, duration: until }, over);
    };
    draw?.(new Set(covered.map(({ card }) => card)));
    if (left === 0) landed();
    begin(first);
    if (covered.length > 0)
      this.#nextFrame(
        () => {
          draw?.(NOBODY);
          begin(covered);
        },
        () => covered.forEach(over),
      );
    if (!this.still) this.#rise(flights);
  }

  /**
   * Lays a card over those that lie and lets it go its way, until all that fly lie. Only transform and opacity are
   * animated while it is in the air: these run beside the page's thread. What else it looks like on its way it wears.
   */
  #card(flight: Flight, timing: Timing, over: () => void): void {
    const elements = this.cards.get(flight.card);
    if (!elements) return;
    const { legs, orders, turns, hides, lifted } = flight;
    const { card, leaf } = elements;
    // Not by a custom property: for each change of one all that is in the card is styled anew.
    const lies = card.style.zIndex;
    card.style.zIndex = String(IN_AIR + (orders[0]?.order ?? 0));
    this.#flying.add(card);
    // One that is hidden stays unseen until it is taken away.
    this.run(card, wayOf(flight, timing.duration), { ...timing, fill: hides === null ? 'backwards' : 'both' }, () => {
      this.#flying.delete(card);
      card.style.zIndex = lies;
      over();
    });
    if (lifted) this.#land(leaf, Math.max(...legs.map((leg) => leg.at + leg.during)));
    if (turns.length > 0) this.#turn(leaf, turns, timing);
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
  #land(leaf: HTMLElement, total: number): void {
    const down = total * 0.2;
    this.run(leaf, [{ boxShadow: 'var(--sh-lift)' }, { boxShadow: 'var(--sh-card)' }], {
      delay: total - down,
      duration: down,
    });
  }

  /** Turns a card about its upright axis; its back shows until the middle of the turn, or from there on. */
  #turn(leaf: HTMLElement, turns: Flight['turns'], timing: Timing): void {
    const { widths, backs } = turnOf(turns, timing.duration);
    this.run(leaf, widths, timing);
    const back = leaf.querySelector('.back');
    // One that lies face down stays so until all lie and its back is taken away.
    if (back) this.run(back, backs, { ...timing, fill: 'both' });
  }
}
