import { chromium, type Browser, type Page } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { browser as installed } from '../../e2e/browser.ts';
import { HostProcess } from '../../electron/testing/host-process.ts';
import { randomFrom } from '../../electron/testing/random-play.ts';
import { SHUFFLE } from '../../shared/engine/shuffle.ts';
import { gameOf } from '../../shared/games/index.ts';
import { callsTo, WINDOW } from '../bench/table.ts';
import { Paws } from './paws.ts';
import { faultsOf, pictureOf, settle } from './sound.ts';

const MINUTES = 10;
/** ms from one thing done to the next: 20 a second. */
const BEAT = 50;
/** Things done between two looks at the table. */
const BETWEEN = 100;
const PACK = 28;

/** What a monkey has done and found. */
export interface Romp {
  readonly seed: number;
  readonly actions: number;
  readonly clicks: number;
  readonly drags: number;
  readonly perSecond: number;
  /** Looks at the table at rest; of them, those at which the stored table was laid beside it. */
  readonly looks: number;
  readonly compared: number;
  readonly faults: readonly string[];
  /** What was done last before the first fault. */
  readonly before: readonly string[];
}

/** Lays a deal of Amazons on the table of a host, past the page. */
async function layAmazons(host: HostProcess): Promise<void> {
  const game = gameOf('amazons');
  if (!game) throw new RangeError('amazons');
  const deal = { kind: 'number', shuffle: SHUFFLE, number: 1 } as const;
  const options = { ...game.presets[0].options };
  const dealt = { game: game.id, revision: game.revision, options, deal, source: 'number' } as const;
  const answer = await callsTo(host)('table.lay', { dealt, clock: 0 });
  if (!answer.ok) throw new Error(answer.code);
}

/** Lets random hands loose on the table of a host for a time; every now and then all must lie where it belongs. */
export async function romp(browser: Browser, host: HostProcess, seconds: number, seed: number): Promise<Romp> {
  const context = await browser.newContext({ ...WINDOW, hasTouch: true });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
  await page.goto(host.url);
  await page.locator('[data-pile]').first().waitFor();
  const random = randomFrom(seed);
  const paws = new Paws(page, await context.newCDPSession(page), random);

  let [actions, looks, compared, busy] = [0, 0, 0, 0];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end && faults.length === 0) {
    const began = performance.now();
    await paws.look();
    for (let i = 0; i < BETWEEN && performance.now() < end; i++) {
      await paws.act();
      actions++;
      await wait(Math.max(0, began + (i + 1) * BEAT - performance.now()));
    }
    busy += performance.now() - began;
    await paws.rest();
    await settle(page);
    // It may have chosen another game in the dialog of a new deal, or gone to another screen, which a reload would show
    // again; what is looked at is known of the table of Amazons.
    if ((await page.getByRole('heading', { level: 1 }).textContent()) !== 'Amazons') {
      await layAmazons(host);
      await page.goto('about:blank');
      await page.goto(host.url);
      await page.locator('[data-pile]').first().waitFor();
      continue;
    }
    faults.push(...faultsOf(await pictureOf(page), PACK));
    looks++;
    if (await isKept(host)) {
      compared++;
      faults.push(...(await differences(browser, page, host.url)));
    }
  }
  const before = faults.length === 0 ? [] : [...paws.done];
  await context.close();
  const perSecond = Math.round((actions / busy) * 10_000) / 10;
  return { seed, actions, clicks: paws.clicks, drags: paws.drags, perSecond, looks, compared, faults, before };
}

/** Whether every move is stored: after the end of an attempt, what is played on with is not. */
async function isKept(host: HostProcess): Promise<boolean> {
  const answer = await callsTo(host)('app.start', {});
  if (!answer.ok) throw new Error(answer.code);
  const { table } = answer.value;
  return table?.kind !== 'attempt' || table.attempt.status === 'open';
}

/** Where the table differs from the stored one, as another page of the same host shows it. */
async function differences(browser: Browser, page: Page, url: string): Promise<string[]> {
  const names = (of: Page): Promise<(string | null)[]> =>
    of.locator('[data-pile]').evaluateAll((piles) => piles.map((pile) => pile.getAttribute('aria-label')));
  // In a window of its own: a second tab would put the first one behind it.
  const context = await browser.newContext(WINDOW);
  const second = await context.newPage();
  await second.goto(url);
  await second.locator('[data-pile]').first().waitFor();
  const [shown, stored] = [await names(page), await names(second)];
  await context.close();
  return isDeepStrictEqual(shown, stored) ? [] : [`shown ${shown.join(' | ')}; stored ${stored.join(' | ')}`];
}

/** `npm run soak -- monkey [minutes] [seed]`: twenty random things a second done to the table. Needs a build. */
export async function* monkey(minutes = MINUTES, seed = Date.now() % 1_000_000): AsyncGenerator<object> {
  process.stderr.write(`monkey: seed ${seed}\n`);
  const host = new HostProcess();
  const browser = await chromium.launch(installed().launchOptions);
  try {
    await host.start();
    const { faults, before, ...figures } = await romp(browser, host, minutes * 60, seed);
    yield { soak: 'monkey', minutes, ...figures, failed: faults.length, faults, before };
  } finally {
    await browser.close();
    await host.remove();
  }
}
