import type { CDPSession, Page } from '@playwright/test';
import type { Random } from '../../electron/testing/random-play.ts';

const KEYS = ['d', 'Control+z', 'Control+y', 'Control+Shift+z', 'Enter', 'Space', 'Escape'];
const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 800, height: 600 },
];

interface Point {
  readonly x: number;
  readonly y: number;
}

/** How a drag ends: by a drop, or cut short. */
const ENDS: Readonly<Record<string, (paws: Paws) => Promise<unknown>>> = {
  drop: (paws) => paws.release(),
  Escape: (paws) => paws.press('Escape'),
  'second button': ({ mouse }) => Promise.all([mouse('mousePressed', 'right'), mouse('mouseReleased', 'right')]),
  blur: ({ page }) => page.evaluate(() => window.dispatchEvent(new Event('blur'))),
  'lost capture': ({ page }) =>
    page.evaluate(() => {
      for (const pile of document.querySelectorAll('[data-pile]'))
        for (const pointer of [0, 1, 2]) if (pile.hasPointerCapture(pointer)) pile.releasePointerCapture(pointer);
    }),
  pointercancel: ({ page }) =>
    page.evaluate(() => {
      for (const pile of document.querySelectorAll('[data-pile]'))
        for (const pointerId of [0, 1, 2])
          if (pile.hasPointerCapture(pointerId))
            pile.dispatchEvent(new PointerEvent('pointercancel', { pointerId, bubbles: true }));
    }),
  'let go outside': (paws) => paws.move({ x: -40, y: -40 }),
  /** The page does not hear of it: the pointer comes back with no button pressed. */
  'let go unheard': (paws) => paws.move(paws.spot(), 0),
  'deal meanwhile': (paws) => paws.press('d'),
  'undo meanwhile': (paws) => paws.press('Control+z'),
};

/** Random hands on the table: what they do next is drawn, and remembered in words. */
export class Paws {
  readonly page: Page;
  readonly #session: CDPSession;
  readonly #random: Random;
  #spots: readonly Point[] = [];
  #at: Point = { x: 0, y: 0 };
  /** The last things done, the latest at the end. */
  readonly done: string[] = [];
  clicks = 0;
  drags = 0;

  constructor(page: Page, session: CDPSession, random: Random) {
    this.page = page;
    this.#session = session;
    this.#random = random;
  }

  /** Looks where the piles are. */
  async look(): Promise<void> {
    this.#spots = await this.page.locator('[data-pile]').evaluateAll((piles) =>
      piles.map((pile) => {
        const { x, y, width } = pile.getBoundingClientRect();
        return { x: x + width / 2, y: y + width / 2 };
      }),
    );
  }

  /** A place on a random pile. */
  spot = (): Point => {
    const { x, y } = this.#spots[this.#random(this.#spots.length)] ?? { x: 400, y: 300 };
    return { x: x + this.#random(40) - 20, y: y + this.#random(40) - 20 };
  };

  /** A pointer event of the mouse where it is; events are sent without waiting for the ones before. */
  mouse = (type: 'mousePressed' | 'mouseReleased', button: 'left' | 'right' = 'left'): Promise<unknown> =>
    this.#session.send('Input.dispatchMouseEvent', { type, ...this.#at, button, clickCount: 1 });

  /** Moves the mouse, with these buttons held. */
  move(to: Point, buttons = 1): Promise<unknown> {
    this.#at = to;
    const button = buttons === 0 ? 'none' : 'left';
    return this.#session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...to, button, buttons });
  }

  release = (): Promise<unknown> => this.mouse('mouseReleased');

  /** Presses a key; where that leads away from the table, comes back to it. */
  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    if (key !== 'Escape') return;
    await this.page.evaluate(() => void (location.hash = ''));
    await this.page.locator('[data-pile]').first().waitFor();
  }

  /** Leaves what Escape leaves: a dialog, a chosen card, a pause. */
  async rest(): Promise<void> {
    const held = this.page.locator('dialog[open], .leaf.chosen, [aria-labelledby="paused"]');
    for (let i = 0; i < 5 && (await held.count()) > 0; i++) {
      await this.press('Escape');
      await this.page.waitForTimeout(200);
    }
    await this.move({ x: 2, y: 300 }, 0);
  }

  /** Does one thing: mostly a click, else a drag, a key, a button of the foot, another deal, another window. */
  async act(): Promise<void> {
    const drawn = this.#random(200);
    if (drawn < 140) await this.#click();
    else if (drawn < 165) await this.#drag();
    else if (drawn < 172) await this.#touch();
    else if (drawn < 194) await this.#key();
    else if (drawn < 198) await this.#newDeal();
    else if (drawn < 199) await this.#pause();
    else await this.#resize();
  }

  async #click(): Promise<void> {
    const button = this.#random(6) === 0 ? 'right' : 'left';
    const { x, y } = this.spot();
    this.#note(`${button} click ${x},${y}`);
    this.clicks++;
    await Promise.all([
      this.move({ x, y }, 0),
      this.mouse('mousePressed', button),
      this.mouse('mouseReleased', button),
    ]);
  }

  async #drag(): Promise<void> {
    const names = Object.keys(ENDS);
    const end = names[this.#random(names.length * 2)] ?? 'drop';
    const from = this.spot();
    const to = this.spot();
    this.#note(`drag ${from.x},${from.y} to ${to.x},${to.y}, ${end}`);
    this.drags++;
    const steps = 2 + this.#random(6);
    const sent = [this.move(from, 0), this.mouse('mousePressed')];
    for (let step = 1; step <= steps; step++) sent.push(this.move(between(from, to, step / steps)));
    await Promise.all(sent);
    await ENDS[end]?.(this);
    await this.release();
  }

  /** A drag by finger, let go or taken away by the system. */
  async #touch(): Promise<void> {
    const from = this.spot();
    const to = this.spot();
    const type = this.#random(2) === 0 ? 'touchEnd' : 'touchCancel';
    this.#note(`finger ${from.x},${from.y} to ${to.x},${to.y}, ${type}`);
    this.drags++;
    await this.#session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
    for (const share of [0.3, 0.6, 1])
      await this.#session.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [between(from, to, share)],
      });
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints: [] });
  }

  async #key(): Promise<void> {
    const all = [...KEYS, ...ARROWS];
    const key = all[this.#random(all.length)] ?? 'd';
    this.#note(key);
    await this.press(key);
  }

  async #newDeal(): Promise<void> {
    const sure = this.#random(2) === 0;
    this.#note(`F2, ${sure ? 'Enter' : 'Escape'}`);
    await this.press('F2');
    await this.press(sure ? 'Enter' : 'Escape');
  }

  async #pause(): Promise<void> {
    this.#note('Ctrl+P, clicks, Ctrl+P');
    await this.press('Control+p');
    for (let i = 0; i < 3; i++) await this.#click();
    await this.press('Control+p');
  }

  async #resize(): Promise<void> {
    const window = WINDOWS[this.#random(WINDOWS.length)] ?? { width: 1280, height: 800 };
    this.#note(`window ${window.width}×${window.height}`);
    await this.page.setViewportSize(window);
    await this.look();
  }

  #note(what: string): void {
    this.done.push(what);
    if (this.done.length > 60) this.done.shift();
  }
}

const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});
