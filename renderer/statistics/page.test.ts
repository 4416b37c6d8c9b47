import { expect, test } from 'vitest';
import type { Client } from '../../shared/api/client.ts';
import { amazons } from '../../shared/games/amazons.ts';
import { formatOptions } from '../../shared/games/index.ts';
import { lookAt } from './look.ts';
import { NO_FIGURES } from './no-figures.ts';
import { StatisticsPage } from './page.svelte.ts';

interface Asked {
  readonly order: string;
  readonly before: number | null;
  readonly tell: () => void;
  readonly refuse: () => void;
}

/** A page over 70 attempts, and what it has asked of the log: each is answered when it is told, or refused. */
function slowPage() {
  const asked: Asked[] = [];
  const client = ((name: string, input: { order: string; before: number | null; limit: number }) =>
    new Promise((resolve) => {
      const { order, before, limit } = input;
      const first = before === null ? 0 : before + 1;
      const attempts = Array.from({ length: Math.min(limit, 70 - first) }, (_, i) => ({
        id: `${order} ${first + i}`,
        ending: first + i,
      }));
      const refuse = (): void => resolve({ ok: false, code: 'unreachable', params: {} });
      if (name === 'statistics.log')
        asked.push({ order, before, refuse, tell: () => resolve({ ok: true, value: { attempts } }) });
      else resolve({ ok: true, value: { figures: [], all: NO_FIGURES } });
    })) as unknown as Client;
  const page = new StatisticsPage(client, lookAt(amazons, null));
  /** Lets everything go on that has been answered. */
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { page, asked, settle };
}

test('the log grows by pages until it is whole', async () => {
  const { page, asked, settle } = slowPage();
  void page.load();
  asked[0]?.tell();
  await settle();
  expect([page.log?.length, page.whole]).toEqual([50, false]);
  void page.more();
  asked[1]?.tell();
  await settle();
  expect([page.log?.length, page.whole]).toEqual([70, true]);
});

test('a page of the order before does not end a log that is ordered anew', async () => {
  const { page, asked, settle } = slowPage();
  void page.load();
  asked[0]?.tell();
  await settle();
  void page.more();
  void page.change({ order: 'clock' });
  // Nothing follows on rows that are about to go.
  void page.more();
  expect(asked.map(({ order, before }) => [order, before])).toEqual([
    ['ending', null],
    ['ending', 49],
    ['clock', null],
  ]);
  asked[2]?.tell();
  await settle();
  asked[1]?.tell();
  await settle();
  expect([page.log?.length, page.log?.[0]?.id, page.whole]).toEqual([50, 'clock 0', false]);
  void page.more();
  asked[3]?.tell();
  await settle();
  expect([page.log?.length, page.log?.[69]?.id, page.whole]).toEqual([70, 'clock 69', true]);
});

test('rows that cannot be ordered anew stay as they are, and so does what is said of their order', async () => {
  const { page, asked, settle } = slowPage();
  void page.load();
  asked[0]?.tell();
  await settle();
  void page.change({ order: 'clock' });
  void page.change({ result: 'won' });
  asked[1]?.refuse();
  await settle();
  expect([page.look.order, page.look.result]).toEqual(['clock', 'won']);
  asked[2]?.refuse();
  await settle();
  expect([page.look.order, page.look.result, page.log?.[0]?.id, page.failed]).toEqual([
    'ending',
    'all',
    'ending 0',
    false,
  ]);
  // Where there are no rows, it is said that they cannot be had.
  void page.change({ period: 'week' });
  asked[3]?.refuse();
  await settle();
  expect(page.failed).toBe(true);
});

test('what is looked at is asked for alone, and the figures are those of its rules', async () => {
  const [first, second] = amazons.presets.map(({ options }) => formatOptions(amazons, options));
  const asked: Record<string, object> = {};
  const figures = [first, second].map((options, i) => ({ ...NO_FIGURES, game: 'amazons', options, played: i + 1 }));
  const all = { ...NO_FIGURES, played: 3 };
  const client = ((name: string, input: object) => {
    asked[name] = input;
    return Promise.resolve({ ok: true, value: { figures, all, attempts: [] } });
  }) as unknown as Client;
  const page = new StatisticsPage(client, lookAt(amazons, second ?? null));
  await page.load();
  expect(asked['statistics.figures']).toEqual({ repeats: false, game: 'amazons' });
  expect(asked['statistics.history']).toMatchObject({ repeats: false, game: 'amazons', options: second });
  expect(asked['statistics.log']).toMatchObject({ game: 'amazons', options: second, before: null });
  expect([page.tally.played, page.empty]).toEqual([2, false]);
  await page.change({ options: null, help: 'clean' });
  expect(asked['statistics.figures']).toEqual({ repeats: false, game: 'amazons', help: 'clean' });
  expect(asked['statistics.log']).not.toHaveProperty('options');
  expect(page.tally.played).toBe(3);
  await page.change({ view: 'allGames' });
  expect(asked['statistics.figures']).toEqual({ repeats: false, help: 'clean' });
  expect(page.tally.played).toBe(3);
});

test('nothing has ended only where all is looked at', async () => {
  const client = (() =>
    Promise.resolve({ ok: true, value: { figures: [], all: NO_FIGURES, attempts: [] } })) as unknown as Client;
  const page = new StatisticsPage(client, lookAt(amazons, null));
  await page.load();
  expect(page.empty).toBe(true);
  for (const part of [{ period: 'week' }, { help: 'clean' }, { result: 'won' }] as const) {
    const { look } = page;
    await page.change(part);
    expect(page.empty, JSON.stringify(part)).toBe(false);
    await page.change(look);
  }
});
