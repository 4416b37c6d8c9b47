import type { Browser, Page } from '@playwright/test';
import { load, quantile, tenths } from './table.ts';
import { Trace } from './trace.ts';

/** Click to first painted frame of the move, ms, 95th percentile. */
const BAR = 50;
const CLICKS = 50;

/** Stands in the page: marks every click by the time of the input, and the first card that sets out or comes after it. */
function markClicks(): void {
  let clicked = false;
  addEventListener(
    'click',
    ({ timeStamp }) => {
      clicked = true;
      performance.mark('click', { startTime: timeStamp });
    },
    true,
  );
  new MutationObserver(() => {
    if (clicked) performance.mark('moved');
    clicked = false;
  }).observe(document.querySelector('.cards') ?? document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['style'],
  });
}

/** Clicks on the stock, and on every card that can go home; each move is left to come to rest. */
export async function clicks(browser: Browser, page: Page): Promise<object> {
  await page.evaluate(markClicks);
  const trace = await Trace.of(browser, page, async () => {
    for (let i = 0; i < CLICKS; i++) {
      const home = page.getByRole('button', { name: /^Depot .*can go to foundation/ });
      const pile = (await home.count()) > 0 ? home.first() : page.getByRole('button', { name: /^Stock/ });
      await pile.click({ position: { x: 40, y: 40 } });
      await page.waitForTimeout(1100);
    }
  });
  const moved = trace.marks('moved');
  const clicked = trace.marks('click').slice(0, moved.length);
  const until = (moments: readonly number[]): number[] => moments.map((moment, i) => moment - (clicked[i] ?? NaN));
  const drawn = until(moved.map((moment) => trace.drawnAfter(moment)));
  return {
    bench: 'frames',
    scene: 'click to first frame of the move',
    clicks: drawn.length,
    p95: tenths(quantile(drawn, 0.95)),
    bar: BAR,
    median: tenths(quantile(drawn, 0.5)),
    storedMedian: tenths(quantile(until(moved), 0.5)),
    load: load(),
  };
}
