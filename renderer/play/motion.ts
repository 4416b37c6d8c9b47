import type { Card } from '../../shared/engine/cards.ts';
import { lastOf, type Flight, type Point } from './flights.ts';

export const EASE = {
  place: 'cubic-bezier(.22, .8, .24, 1)',
  carry: 'cubic-bezier(.45, .05, .25, 1)',
  fade: 'cubic-bezier(.3, 0, .3, 1)',
} as const;

/** How high cards fly over those that lie. */
const IN_AIR = 1000;

/** A transform that puts an element's corner at a point. */
export const at = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`;

/** A way on which nothing is seen from a part of its time on. Both ends are written: see `#turn`. */
function hidden(frames: readonly Keyframe[], from: number): Keyframe[] {
  const seen = [
    { offset: 0, opacity: 1 },
    { offset: from, opacity: 1 },
    { offset: from, opacity: 0 },
    { offset: 1, opacity: 0 },
  ];
  return [...frames, ...seen].sort((a, b) => (a.offset ?? 0) - (b.offset ?? 0));
}

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
  #later = new Map<ReturnType<typeof setTimeout>, () => void>();

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
    const timer = setTimeout(() => {
      this.#later.delete(timer);
      done();
    }, ms * this.pace);
    this.#later.set(timer, done);
  }

  /** Ends all motion at once: everything lies where it belongs. */
  jump(): void {
    for (const animation of [...this.#running.keys()]) this.#end(animation);
    const due = [...this.#later];
    this.#later.clear();
    for (const [timer] of due) clearTimeout(timer);
    for (const [, done] of due) done();
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
   * in that frame: in every frame that the page itself draws meanwhile, all that flies is looked at once more.
   */
  fly(flights: readonly Flight[], landed: () => void = () => undefined): void {
    const flying = this.still ? [] : flights.filter(({ card }) => this.cards.has(card));
    let left = flying.length;
    if (left === 0) landed();
    const all = lastOf(flights);
    for (const flight of flying) this.#card(flight, all, () => --left === 0 && landed());
    this.#rise(flying);
  }

  /**
   * Lays a card over those that lie and lets it go its way, until all that fly lie. Only transform and opacity are
   * animated while it is in the air: these run beside the page's thread. What else it looks like on its way it wears.
   */
  #card(flight: Flight, until: number, over: () => void): void {
    const elements = this.cards.get(flight.card);
    if (!elements) return;
    const { from, legs, orders, turns, hides, lifted } = flight;
    const { card, leaf } = elements;
    const frames: Keyframe[] = [{ offset: 0, transform: at(from) }];
    let here = from;
    for (const leg of legs) {
      frames.push({ offset: leg.at / until, transform: at(here), easing: EASE[leg.ease] });
      frames.push({ offset: Math.min(1, (leg.at + leg.during) / until), transform: at(leg.to) });
      here = leg.to;
    }
    frames.push({ offset: 1, transform: at(here) });
    // Not by a custom property: for each change of one all that is in the card is styled anew.
    const lies = card.style.zIndex;
    card.style.zIndex = String(IN_AIR + (orders[0]?.order ?? 0));
    this.#flying.add(card);
    // One that is hidden stays unseen until it is taken away.
    this.run(
      card,
      hides === null ? frames : hidden(frames, hides / until),
      { duration: until, fill: hides === null ? 'backwards' : 'both' },
      () => {
        this.#flying.delete(card);
        card.style.zIndex = lies;
        over();
      },
    );
    if (lifted) this.#land(leaf, Math.max(...legs.map((leg) => leg.at + leg.during)));
    if (turns.length > 0) this.#turn(leaf, turns, until);
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
  #turn(leaf: HTMLElement, turns: Flight['turns'], total: number): void {
    const widths: Keyframe[] = [{ offset: 0, transform: 'scaleX(1)' }];
    const backs: Keyframe[] = [{ offset: 0, opacity: turns[0]?.up ? 1 : 0, easing: 'step-end' }];
    for (const { at: start, during, up } of turns) {
      const middle = (start + during / 2) / total;
      widths.push({ offset: start / total, transform: 'scaleX(1)', easing: 'ease-in' });
      widths.push({ offset: middle, transform: 'scaleX(0)', easing: 'ease-out' });
      widths.push({ offset: Math.min(1, (start + during) / total), transform: 'scaleX(1)' });
      backs.push({ offset: middle, opacity: up ? 0 : 1, easing: 'step-end' });
    }
    // With both ends written it needs nothing of what lies below, and can run beside the page's thread.
    this.run(leaf, [...widths, { offset: 1, transform: 'scaleX(1)' }], { duration: total });
    const back = leaf.querySelector('.back');
    const end = { offset: 1, opacity: turns.at(-1)?.up ? 0 : 1 };
    // One that lies face down stays so until all lie and its back is taken away.
    if (back) this.run(back, [...backs, end], { duration: total, fill: 'both' });
  }
}
