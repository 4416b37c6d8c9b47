import type { Browser } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PAGE } from '../../electron/places.ts';
import { CALL_PATH } from '../../shared/api/wire.ts';
import { atTable, load, quantile, tenths, WINDOW } from './table.ts';

const STARTS = 10;
/** Bytes of a KB, as in the goal. */
const KB = 1024;

/** The moments of one start, ms from the start of the navigation. */
interface Start {
  /** The document has come. */
  readonly response: number;
  /** The script has come. */
  readonly script: number;
  /** The first call has been answered. */
  readonly answered: number;
  readonly firstPaint: number;
  /** The pictures of all cards on the table have come. */
  readonly cards: number;
  /** The deal button can be pressed, and the frame with all cards has been painted. */
  readonly interactive: number;
}

/** Stands in the page from its first moment: looks before every frame whether the table can be played on. */
function watch(callPath: string): void {
  const cards = (): HTMLImageElement[] => [...document.querySelectorAll<HTMLImageElement>('main img')];
  const ready = (): boolean =>
    [...document.querySelectorAll('button')].some(
      (button) =>
        /^(Deal|Pick up)/.test(button.textContent.trim()) &&
        !button.disabled &&
        button.getAttribute('aria-disabled') !== 'true',
    ) &&
    cards().length > 4 &&
    cards().every((image) => image.complete && image.naturalWidth > 0);
  const look = (): void => {
    if (!ready()) return void requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    // The message comes after the frame of this look has been painted.
    port1.onmessage = () => {
      const interactive = performance.now();
      const drawn = cards().map(({ src }) => src);
      const [document] = performance.getEntriesByType('navigation');
      const loads = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const end = (name: string): number => loads.find((load) => load.name.includes(name))?.responseEnd ?? NaN;
      new PerformanceObserver((list, observer) => {
        const [paint] = list.getEntriesByName('first-contentful-paint');
        if (!paint) return;
        observer.disconnect();
        const start = {
          response: (document as PerformanceNavigationTiming).responseEnd,
          script: end('.js'),
          answered: end(callPath),
          firstPaint: paint.startTime,
          cards: Math.max(...loads.filter(({ name }) => drawn.includes(name)).map((load) => load.responseEnd)),
          interactive,
        };
        Object.assign(window, { start });
      }).observe({ type: 'paint', buffered: true });
    };
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
}

/** One start of the page in a fresh context, or of a document in place of it. */
async function start(browser: Browser, url: string): Promise<Start> {
  const context = await browser.newContext(WINDOW);
  const page = await context.newPage();
  await page.addInitScript(watch, CALL_PATH);
  await page.goto(url);
  const handle = await page.waitForFunction(() => (window as { start?: Start }).start);
  const moments = await handle.jsonValue();
  await context.close();
  if (!moments) throw new Error('the page has not started');
  return moments;
}

/** Five cards and a button without any script: what the browser itself needs on this machine. */
const BARE = `data:text/html,<!doctype html><main><button>Deal</button>${'<img src="data:image/svg%2bxml,<svg xmlns=%27http://www.w3.org/2000/svg%27 width=%279%27 height=%279%27/>">'.repeat(5)}</main>`;

/** Bytes of all that is JS, CSS and HTML in the built page, gzipped file by file. */
function weights(): Readonly<Record<string, number>> {
  const sums: Record<string, number> = { '.js': 0, '.css': 0, '.html': 0 };
  for (const name of readdirSync(PAGE, { recursive: true, encoding: 'utf8' })) {
    const kind = extname(name);
    if (Object.hasOwn(sums, kind))
      sums[kind] = (sums[kind] ?? 0) + gzipSync(readFileSync(join(PAGE, name)), { level: 9 }).length;
  }
  return sums;
}

/** What the page weighs, and how long it takes to a table that can be played on. Needs a build. */
export async function page(): Promise<object[]> {
  const parts = weights();
  const kb = (bytes = 0): number => tenths(bytes / KB);
  const weight = {
    bench: 'page',
    what: 'gzip of JS, CSS and HTML, KB',
    value: kb(Object.values(parts).reduce((sum, bytes) => sum + bytes, 0)),
    goal: 150,
    js: kb(parts['.js']),
    css: kb(parts['.css']),
    html: kb(parts['.html']),
  };
  return atTable(async (browser, host) => {
    await start(browser, BARE);
    const bare: number[] = [];
    const starts: Start[] = [];
    for (let i = 0; i < STARTS; i++) {
      bare.push((await start(browser, BARE)).interactive);
      starts.push(await start(browser, host.url));
    }
    const median = (part: keyof Start): number =>
      Math.round(
        quantile(
          starts.map((one) => one[part]),
          0.5,
        ),
      );
    return [
      weight,
      {
        bench: 'page',
        what: `navigation to interactive table, ms, median of ${STARTS} fresh contexts`,
        value: median('interactive'),
        goal: 300,
        response: median('response'),
        script: median('script'),
        answered: median('answered'),
        firstPaint: median('firstPaint'),
        cards: median('cards'),
        slowest: Math.round(Math.max(...starts.map(({ interactive }) => interactive))),
        bareDocument: Math.round(quantile(bare, 0.5)),
        load: load(),
      },
    ];
  });
}
