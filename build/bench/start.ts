import type { Browser } from '@playwright/test';
import { CALL_PATH } from '../../shared/api/wire.ts';
import { WINDOW } from './table.ts';

/** The moments of one start, ms from the start of the navigation. */
export interface Start {
  /** The document has come. */
  readonly response: number;
  /** All scripts the page begins with have come. */
  readonly script: number;
  /** The first call has been answered. */
  readonly answered: number;
  readonly firstPaint: number;
  /** The faces of all cards on the table are there. */
  readonly cards: number;
  /** The deal button can be pressed, and the frame with all cards has been painted. */
  readonly interactive: number;
  /** Paths of all that had been loaded until then, the document aside. */
  readonly loaded: readonly string[];
}

/** Stands in the page from its first moment: looks before every frame whether the table can be played on. */
function watch(callPath: string): void {
  const cards = (): Element[] => [...document.querySelectorAll('main img, main .face')];
  const drawn = (card: Element): boolean =>
    card instanceof HTMLImageElement
      ? card.complete && card.naturalWidth > 0
      : getComputedStyle(card).backgroundImage.startsWith('url(');
  const ready = (): boolean =>
    [...document.querySelectorAll('button')].some(
      (button) =>
        /^(Deal|Pick up)/.test(button.textContent.trim()) &&
        !button.disabled &&
        button.getAttribute('aria-disabled') !== 'true',
    ) &&
    cards().length > 4 &&
    cards().every(drawn);
  const look = (): void => {
    if (!ready()) return void requestAnimationFrame(look);
    const cardsAt = performance.now();
    const { port1, port2 } = new MessageChannel();
    // The message comes after the frame of this look has been painted.
    port1.onmessage = () => {
      const interactive = performance.now();
      const [document] = performance.getEntriesByType('navigation');
      const loads = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const end = (name: string): number => loads.find((load) => load.name.includes(name))?.responseEnd ?? NaN;
      const called = loads.find((load) => load.name.includes(callPath))?.startTime ?? Infinity;
      const scripts = loads.filter((load) => load.name.endsWith('.js') && load.startTime < called);
      new PerformanceObserver((list, observer) => {
        const [paint] = list.getEntriesByName('first-contentful-paint');
        if (!paint) return;
        observer.disconnect();
        const start = {
          response: (document as PerformanceNavigationTiming).responseEnd,
          script: Math.max(...scripts.map((load) => load.responseEnd)),
          answered: end(callPath),
          firstPaint: paint.startTime,
          cards: cardsAt,
          interactive,
          loaded: loads.filter((load) => load.responseEnd <= interactive).map(({ name }) => new URL(name).pathname),
        };
        Object.assign(window, { start });
      }).observe({ type: 'paint', buffered: true });
    };
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
}

/** How long the browser makes its own new window ready, ms: its tabs and bars are pages too, which take both cores. */
const OPENING = 1000;

/** One start of the page in a fresh context, or of a document in place of it, in a window that stands. */
export async function start(browser: Browser, url: string): Promise<Start> {
  const context = await browser.newContext(WINDOW);
  const page = await context.newPage();
  await page.addInitScript(watch, CALL_PATH);
  await page.waitForTimeout(OPENING);
  await page.goto(url);
  const handle = await page.waitForFunction(() => (window as { start?: Start }).start);
  const moments = await handle.jsonValue();
  await context.close();
  if (!moments) throw new Error('the page has not started');
  return moments;
}

/** Five cards and a button without any script: what the browser itself needs on this machine. */
export const BARE = `data:text/html,<!doctype html><main><button>Deal</button>${'<img src="data:image/svg%2bxml,<svg xmlns=%27http://www.w3.org/2000/svg%27 width=%279%27 height=%279%27/>">'.repeat(5)}</main>`;
