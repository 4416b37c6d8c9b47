import type { Browser, Page } from '@playwright/test';

/** One event of Chromium's trace; times in µs, `tts` and `tdur` by the clock of the thread, which stands while others run. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  readonly tts?: number;
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args?: {
    readonly name?: string;
    readonly frame_reporter?: { readonly state?: string };
    /** Of marks: ms since the page's navigation. */
    readonly data?: { readonly startTime?: number };
  };
}

/** A stretch of time, ms. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'blink.user_timing',
  // What goes on after something awaited.
  'v8.execute',
];
/** Events that are script, style or layout; they may lie in one another. */
const WORK = new Set(
  'EvaluateScript FunctionCall TimerFire FireAnimationFrame EventDispatch RunMicrotasks MinorGC MajorGC UpdateLayoutTree Layout'.split(
    ' ',
  ),
);

/** What a page did while it was traced. */
export class Trace {
  readonly #main: readonly TraceEvent[];
  readonly #compositor: readonly TraceEvent[];
  /** When the page's navigation began, ms. */
  readonly #origin: number;

  constructor(json: Buffer) {
    const { traceEvents: all } = JSON.parse(json.toString()) as { traceEvents: TraceEvent[] };
    const page = all.find(({ name }) => name === 'begin trace');
    this.#origin = (page?.ts ?? NaN) / 1000 - (page?.args?.data?.startTime ?? NaN);
    const names = all.filter(({ name, pid }) => name === 'thread_name' && pid === page?.pid);
    const thread = (called: string): TraceEvent[] => {
      const tid = names.find(({ args }) => args?.name === called)?.tid;
      return all.filter((event) => event.pid === page?.pid && event.tid === tid).sort((a, b) => a.ts - b.ts);
    };
    this.#main = thread('CrRendererMain');
    this.#compositor = thread('Compositor');
  }

  /** Traces a page while something is done with it. */
  static async of(browser: Browser, page: Page, work: () => Promise<void>): Promise<Trace> {
    await browser.startTracing(page, { categories: CATEGORIES });
    await mark(page, 'begin trace');
    await work();
    return new Trace(await browser.stopTracing());
  }

  /** The moments of a mark, ms. */
  marks(name: string): number[] {
    return this.#main
      .filter((event) => event.name === name)
      .map(({ args }) => this.#origin + (args?.data?.startTime ?? NaN));
  }

  /** What lies between `begin NAME` and `end NAME`, as often as it does. */
  spans(name: string): Span[] {
    const ends = this.marks(`end ${name}`);
    return this.marks(`begin ${name}`).map((from, i) => ({ from, to: ends[i] ?? Infinity }));
  }

  /** Script, style and layout of each frame made in these spans, ms of the thread. */
  frameWork(spans: readonly Span[]): number[] {
    return spans.flatMap((span) => {
      const commits = within(this.#main, span).filter(({ name }) => name === 'Commit');
      const work = within(this.#main, span).filter(({ name, ph }) => ph === 'X' && WORK.has(name));
      let from = span.from;
      return commits.map(({ ts, dur = 0 }) => {
        const to = (ts + dur) / 1000;
        const sum = covered(within(work, { from, to }));
        from = to;
        return sum;
      });
    });
  }

  /** The longest task of the page's thread, ms by the clock on the wall and by that of the thread. */
  longestTask(spans: readonly Span[]): { wall: number; thread: number } {
    const tasks = spans.flatMap((span) => within(this.#main, span)).filter(({ name }) => name === 'RunTask');
    return {
      wall: Math.max(0, ...tasks.map(({ dur = 0 }) => dur / 1000)),
      thread: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000)),
    };
  }

  /** Frames that were wanted, and those of them that never came to the screen. */
  frames(spans: readonly Span[]): { wanted: number; missed: number } {
    const states = spans
      .flatMap((span) => within(this.#compositor, span))
      .filter(({ name, ph }) => name === 'PipelineReporter' && ph === 'b')
      .map(({ args }) => args?.frame_reporter?.state)
      .filter((state) => state !== undefined && state !== 'STATE_NO_UPDATE_DESIRED');
    return { wanted: states.length, missed: states.filter((state) => state === 'STATE_DROPPED').length };
  }

  /** Frames drawn in these spans. */
  drawn(spans: readonly Span[]): number {
    return spans.flatMap((span) => within(this.#compositor, span)).filter(({ name }) => name === 'DrawFrame').length;
  }

  /** When the first picture was drawn that the page made after a moment, ms. */
  drawnAfter(moment: number): number {
    const commit = this.#main.find(({ name, ts }) => name === 'Commit' && ts / 1000 > moment);
    if (!commit) return NaN;
    return (this.#compositor.find(({ name, ts }) => name === 'DrawFrame' && ts > commit.ts)?.ts ?? NaN) / 1000;
  }
}

/** Leaves a mark in the trace. */
export const mark = (page: Page, name: string): Promise<void> =>
  page.evaluate((name) => void performance.mark(name), name);

const within = (events: readonly TraceEvent[], { from, to }: Span): TraceEvent[] =>
  events.filter(({ ts }) => ts / 1000 >= from && ts / 1000 < to);

/** How much time of the thread sorted events take that may lie in one another, ms. */
function covered(events: readonly TraceEvent[]): number {
  let sum = 0;
  let end = 0;
  for (const { tts, tdur = 0 } of events) {
    if (tts === undefined) continue;
    sum += Math.max(0, tts + tdur - Math.max(tts, end));
    end = Math.max(end, tts + tdur);
  }
  return sum / 1000;
}
