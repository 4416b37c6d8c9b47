import type { Browser } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PAGE } from '../../electron/places.ts';
import type { HostProcess } from '../../electron/testing/host-process.ts';
import { BARE, start, type Start } from './start.ts';
import { atTable, load, playCarelessly, quantile, tenths } from './table.ts';

const STARTS = 10;
/** Bytes of a KB, as in the goals. */
const KB = 1024;
const GOAL = { weight: 150, table: 300, resumed: 400 };

/**
 * Bytes of those files that are JS, CSS and HTML, gzipped one by one, by kind. The drawings of cards are none of these, nor is the
 * thread that has them with it.
 */
function weights(files: Iterable<string>): Readonly<Record<string, number>> {
  const sums: Record<string, number> = { '.js': 0, '.css': 0, '.html': 0 };
  for (const name of [...files].filter((file) => !/drawings|thread-/.test(file))) {
    const kind = extname(name);
    if (Object.hasOwn(sums, kind))
      sums[kind] = (sums[kind] ?? 0) + gzipSync(readFileSync(join(PAGE, name)), { level: 9 }).length;
  }
  return sums;
}

function weight(what: string, files: Iterable<string>): object {
  const kb = (bytes = 0): number => tenths(bytes / KB);
  const parts = weights(files);
  const all = kb(Object.values(parts).reduce((sum, bytes) => sum + bytes, 0));
  const kinds = { js: kb(parts['.js']), css: kb(parts['.css']), html: kb(parts['.html']) };
  return { bench: 'page', what: `gzip of JS, CSS and HTML, KB: ${what}`, value: all, ...kinds };
}

/** Cold starts, and as many of a document that does nothing. */
async function starts(browser: Browser, host: HostProcess): Promise<{ bare: number; starts: Start[] }> {
  const bare: number[] = [];
  const starts: Start[] = [];
  for (let i = 0; i < STARTS; i++) {
    bare.push((await start(browser, BARE)).interactive);
    starts.push(await start(browser, host.url));
  }
  return { bare: quantile(bare, 0.5), starts };
}

/** Medians of the moments of some starts, ms. */
function medians(what: string, goal: number, { bare, starts }: { bare: number; starts: readonly Start[] }): object {
  const of = (part: Exclude<keyof Start, 'loaded'>): number =>
    Math.round(
      quantile(
        starts.map((one) => one[part]),
        0.5,
      ),
    );
  return {
    bench: 'page',
    what: `navigation to ${what}, ms, median of ${STARTS} fresh contexts`,
    value: of('interactive'),
    goal,
    response: of('response'),
    script: of('script'),
    answered: of('answered'),
    firstPaint: of('firstPaint'),
    cards: of('cards'),
    slowest: Math.round(Math.max(...starts.map(({ interactive }) => interactive))),
    bareDocument: Math.round(bare),
    load: load(),
  };
}

/** What the page weighs, and how long it takes to a table that can be played on. Needs a build. */
export async function page(): Promise<object[]> {
  return atTable(async (browser, host) => {
    await start(browser, BARE);
    const fresh = await starts(browser, host);
    await playCarelessly(host, 'algerian');
    const resumed = await starts(browser, host);
    const loaded = new Set(['index.html', ...fresh.starts.flatMap((one) => one.loaded)]);
    return [
      { ...weight('until the table is interactive', loaded), goal: GOAL.weight },
      weight('everything', readdirSync(PAGE, { recursive: true, encoding: 'utf8' })),
      medians('interactive table', GOAL.table, fresh),
      medians('resumed game of 104 cards', GOAL.resumed, resumed),
    ];
  });
}
