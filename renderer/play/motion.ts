import type { Card } from '../../shared/engine/cards.ts';
import { lastOf, readyAt, type Flight, type Point } from './flights.ts';

export const EASE = {
  place: 'cubic-bezier(.22, .8, .24, 1)',
  carry: 'cubic-bezier(.45, .05, .25, 1)',
  fade: 'cubic-bezier(.3, 0, .3, 1)',
} as const;

/** A transform that puts an element's corner at a point. */
export const at = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`;

/** The elements of a card: what is moved, and within it what is turned. */
export interface CardElements {
  readonly card: HTMLElement;
  readonly sheet: HTMLElement;
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
    this.#running.delete(animation);
    over?.();
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
    for (const animation of [...this.#running.keys()]) {
      animation.finish();
      this.#end(animation);
    }
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

  /** Lets cards fly; `landed` is called when all of them lie. */
  fly(flights: readonly Flight[], landed: () => void = () => undefined): void {
    if (!this.still) for (const flight of flights) this.#card(flight, this.cards.get(flight.card));
    this.later(flights.length === 0 ? 0 : lastOf(flights), landed);
  }

  /**
   * Only transform and opacity are animated while a card is in the air: these run beside the page's thread. What else it
   * looks like on its way it wears.
   */
  #card(flight: Flight, elements: CardElements | undefined): void {
    if (!elements) return;
    const { from, legs, turns, height } = flight;
    const { card, sheet } = elements;
    const total = Math.max(...legs.map((leg) => leg.at + leg.during));
    const frames: Keyframe[] = [];
    let here = from;
    for (const leg of legs) {
      frames.push({ offset: leg.at / total, transform: at(here), easing: EASE[leg.ease] });
      frames.push({ offset: (leg.at + leg.during) / total, transform: at(leg.to) });
      here = leg.to;
    }
    const [first] = legs;
    if (first && first.at > 0) frames.unshift({ offset: 0, transform: at(from) });
    const way = this.run(card, frames, { duration: total }, () => {
      card.style.removeProperty('--in-air');
      sheet.style.removeProperty('box-shadow');
    });
    legs.forEach(({ at: start, order }, i) => {
      if (i > 0 && legs[i - 1]?.order === order) return;
      const rise = (): void => {
        if (way && this.#running.has(way)) card.style.setProperty('--in-air', String(1000 + order));
      };
      if (i === 0) rise();
      else this.later(start, rise);
    });
    if (height === 'packed') sheet.style.boxShadow = 'none';
    if (height === 'lifted') this.#land(sheet, total);
    const ready = readyAt(flight);
    if (turns.length > 0) this.later(ready, () => this.#turn(sheet, turns, ready, total));
  }

  /** Throws the shadow of a lifted card until it comes down at the end of its way. */
  #land(sheet: HTMLElement, total: number): void {
    const down = total * 0.2;
    this.run(sheet, [{ boxShadow: 'var(--sh-lift)' }, { boxShadow: 'var(--sh-card)' }], {
      delay: total - down,
      duration: down,
    });
  }

  /** Turns a card about its upright axis; its back shows until the middle of the turn, or from there on. Begun at `from`. */
  #turn(sheet: HTMLElement, all: Flight['turns'], from: number, until: number): void {
    const total = until - from;
    const turns = all.map((turn) => ({ ...turn, at: turn.at - from }));
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
    this.run(sheet, [...widths, { offset: 1, transform: 'scaleX(1)' }], { duration: total });
    const back = sheet.querySelector('.back');
    const end = { offset: 1, opacity: turns.at(-1)?.up ? 0 : 1 };
    // One that lies face down stays so until all lie and its back is taken away.
    if (back) this.run(back, [...backs, end], { duration: total, fill: 'both' });
  }
}
