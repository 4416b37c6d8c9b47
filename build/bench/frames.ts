import type { Browser, Page } from '@playwright/test';
import { clicks } from './clicks.ts';
import { atTable, load, openTable, quantile, tenths, WINDOW } from './table.ts';
import { mark, Trace, type Span } from './trace.ts';

/** The bars of `decisions.md`. */
const BAR = { missed: 0.01, work: 4, task: 50, idlePaused: 0, idleRunning: 5 };
const IDLE_SECONDS = 5;
const ROUNDS = 6;

const deal = (page: Page): Promise<void> => page.keyboard.press('d');
const undo = (page: Page): Promise<void> => page.keyboard.press('Control+z');
/** ms until whatever these set in motion lies still. */
const REST = { deal: 600, pickUp: 1100, undo: 300, beat: 50 };

/** What is looked at, each done several times; what comes before and after is not. */
const SCENES: Readonly<
  Record<string, (page: Page, look: (work: () => Promise<void>) => Promise<void>) => Promise<void>>
> = {
  deal: async (page, look) => {
    await look(async () => {
      await deal(page);
      await page.waitForTimeout(REST.deal);
    });
    await undo(page);
    await page.waitForTimeout(REST.undo);
  },
  'pick up': async (page, look) => {
    for (let i = 0; i < 6; i++) await deal(page);
    await page.getByRole('button', { name: 'Pick up', exact: true }).waitFor();
    await page.waitForTimeout(REST.deal);
    await look(async () => {
      await deal(page);
      await page.waitForTimeout(REST.pickUp);
    });
    for (let i = 0; i < 7; i++) await undo(page);
    await page.getByRole('button', { name: 'Stock, 24 cards' }).waitFor();
    await page.waitForTimeout(REST.undo);
  },
  drag: async (page, look) => {
    const card = await centre(page, /^Depot 1/);
    const lane = await centre(page, /^Foundation 4/);
    await page.mouse.move(card.x, card.y);
    await page.waitForTimeout(REST.undo);
    await look(async () => {
      await page.mouse.down();
      for (let step = 1; step <= 60; step++) {
        const share = Math.sin((step / 60) * Math.PI);
        await page.mouse.move(card.x + (lane.x - card.x) * share, card.y + (lane.y - card.y) * share + 6);
        await page.waitForTimeout(12);
      }
      await page.mouse.up();
      await page.waitForTimeout(REST.undo);
    });
    await page.mouse.move(5, 400);
  },
  'ten undos': async (page, look) => {
    for (let i = 0; i < 10; i++) await deal(page);
    await page.getByRole('button', { name: 'Stock, 12 cards' }).waitFor();
    await page.waitForTimeout(REST.pickUp);
    await look(async () => {
      for (let i = 0; i < 10; i++) {
        await undo(page);
        await page.waitForTimeout(120);
      }
      await page.waitForTimeout(REST.undo);
    });
    await page.getByRole('button', { name: 'Stock, 24 cards' }).waitFor();
  },
};

async function centre(page: Page, name: RegExp): Promise<{ x: number; y: number }> {
  const box = await page.getByRole('button', { name }).boundingBox();
  if (!box) throw new Error(`no pile is named ${name.source}`);
  return { x: box.x + box.width / 2, y: box.y + Math.min(60, box.height / 2) };
}

/** What a page of one gliding square reaches on this machine: hertz, and the share of frames missed. */
async function reference(browser: Browser): Promise<{ hertz: number; missed: number }> {
  const context = await browser.newContext(WINDOW);
  const page = await context.newPage();
  await page.setContent('<div style="width: 117px; height: 164px; background: #eee"></div>');
  const trace = await Trace.of(browser, page, async () => {
    await mark(page, 'begin glide');
    await page.evaluate(async () => {
      const glide = document
        .querySelector('div')
        ?.animate([{ transform: 'none' }, { transform: 'translate(900px, 500px)' }], { duration: 2000 });
      await glide?.finished;
    });
    await mark(page, 'end glide');
  });
  const interval = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const stamps: number[] = [];
        const stamp = (now: number): void => {
          stamps.push(now);
          if (stamps.length <= 120) return void requestAnimationFrame(stamp);
          resolve((now - (stamps[0] ?? NaN)) / 120);
        };
        requestAnimationFrame(stamp);
      }),
  );
  await context.close();
  return { hertz: tenths(1000 / interval), missed: share(trace, trace.spans('glide')) };
}

function share(trace: Trace, spans: readonly Span[]): number {
  const { wanted, missed } = trace.frames(spans);
  return Math.round((missed / Math.max(1, wanted)) * 10_000) / 10_000;
}

/**
 * One row for each scene: missed frames beside those of the reference; work a frame, over all frames and over those the
 * page's thread took part in (the others are made by the compositor alone), and longest task, ms of the thread.
 */
export async function scenes(browser: Browser, page: Page, names = Object.keys(SCENES)): Promise<object[]> {
  const rows: object[] = [];
  for (const [scene, play] of Object.entries(SCENES).filter(([name]) => names.includes(name))) {
    const { hertz, missed: referenceMissed } = await reference(browser);
    const trace = await Trace.of(browser, page, async () => {
      for (let round = 0; round < ROUNDS; round++)
        await play(page, async (work) => {
          await mark(page, `begin ${scene}`);
          await work();
          await mark(page, `end ${scene}`);
          // A frame is dated by the beat before it: the first one of what comes next would count among these.
          await page.waitForTimeout(REST.beat);
        });
    });
    const spans = trace.spans(scene);
    const { wanted } = trace.frames(spans);
    const main = trace.frameWork(spans);
    const work = [...main, ...Array<number>(Math.max(0, wanted - main.length)).fill(0)];
    const longest = trace.longestTask(spans);
    rows.push({
      bench: 'frames',
      scene,
      frames: wanted,
      mainFrames: main.length,
      missed: share(trace, spans),
      missedBar: BAR.missed,
      referenceMissed,
      referenceHertz: hertz,
      workP95: tenths(quantile(work, 0.95)),
      workBar: BAR.work,
      workP95OfMain: tenths(quantile(main, 0.95)),
      workMedianOfMain: tenths(quantile(main, 0.5)),
      longestTask: tenths(longest.thread),
      longestTaskWall: tenths(longest.wall),
      taskBar: BAR.task,
      load: load(),
    });
  }
  return rows;
}

/** Frames drawn while nobody does anything, with the clock running and paused. */
async function idle(browser: Browser, page: Page): Promise<object[]> {
  const drawn = async (): Promise<number> => {
    await page.waitForTimeout(2000);
    const trace = await Trace.of(browser, page, async () => {
      await page.waitForTimeout(500);
      await mark(page, 'begin idle');
      await page.waitForTimeout(IDLE_SECONDS * 1000);
      await mark(page, 'end idle');
    });
    return trace.drawn(trace.spans('idle'));
  };
  const row = (scene: string, value: number, bar: number): object => ({
    bench: 'frames',
    scene,
    seconds: IDLE_SECONDS,
    drawn: value,
    bar,
  });
  await page.mouse.move(5, 400);
  const running = row('idle, clock running', await drawn(), BAR.idleRunning);
  await page.keyboard.press('Control+p');
  const paused = row('idle, paused', await drawn(), BAR.idlePaused);
  await page.keyboard.press('Control+p');
  return [running, paused];
}

/** What the table costs while it moves, how soon a click shows, and that nothing is drawn at rest. Needs a build. */
export async function frames(): Promise<object[]> {
  return atTable(async (browser, host) => {
    const page = await openTable(browser, host);
    // What is fetched ahead of its use once the table is drawn is no part of a move.
    await page.waitForLoadState('networkidle');
    return [...(await scenes(browser, page)), await clicks(browser, page), ...(await idle(browser, page))];
  });
}
