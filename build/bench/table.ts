import { loadavg } from 'node:os';
import { chromium, type Browser, type Page } from '@playwright/test';
import { browser as installed } from '../../e2e/browser.ts';
import { HostProcess } from '../../electron/testing/host-process.ts';
import { carelessMove, layStep, moveStep, type Step } from '../../electron/testing/random-play.ts';
import { client, type Client } from '../../shared/api/client.ts';
import type { Answer, Carrier } from '../../shared/api/contract.ts';
import { CALL_PATH, SECRET_HEADER } from '../../shared/api/wire.ts';
import { SHUFFLE } from '../../shared/engine/shuffle.ts';
import { gameOf } from '../../shared/games/index.ts';

/** How every page is opened: the middle window of the drawings, in English. */
export const WINDOW = { viewport: { width: 1280, height: 800 }, locale: 'en-US' } as const;

/** Typed calls to a running host, past the page. */
export function callsTo(host: HostProcess): Client {
  const { origin, hash } = new URL(host.url);
  const carrier: Carrier = async (name, input) => {
    const response = await fetch(origin + CALL_PATH + name, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SECRET_HEADER]: hash.slice(1) },
      body: JSON.stringify(input),
    });
    return (await response.json()) as Answer<unknown>;
  };
  return client(carrier);
}

/** Lays the first deal of a game on the table and plays it carelessly until the stock can be dealt from for the last time. */
export async function playCarelessly(host: HostProcess, id: string): Promise<void> {
  const game = gameOf(id);
  if (!game) throw new RangeError(id);
  const deal = { kind: 'number', shuffle: SHUFFLE, number: 1 } as const;
  const options = { ...game.presets[0].options };
  const dealt = { game: game.id, revision: game.revision, options, deal, source: 'number' } as const;
  const call = callsTo(host);
  let step: Step = layStep(undefined, dealt);
  for (;;) {
    const answer = await call(step.name, step.input);
    if (!answer.ok) throw new Error(answer.code);
    const { after }: Step = step;
    const move = carelessMove(after);
    const last = after.state.rules.depots;
    if (move === undefined || (move === 'deal' && after.state.stock.length <= last)) return;
    step = moveStep(after, move);
  }
}

/** A host with a deal of Amazons that can be dealt for ever, and a browser; both end with the work. */
export async function atTable<T>(work: (browser: Browser, host: HostProcess) => Promise<T>): Promise<T> {
  const host = new HostProcess();
  const browser = await chromium.launch(installed().launchOptions);
  try {
    await host.start();
    const game = gameOf('amazons');
    if (!game) throw new RangeError('amazons');
    const options = { ...game.presets[0].options, lossRule: 'never' };
    const deal = { kind: 'number', shuffle: SHUFFLE, number: 1 } as const;
    const dealt = { game: game.id, revision: game.revision, options, deal, source: 'number' } as const;
    const laid = await callsTo(host)('table.lay', { dealt, clock: 0 });
    if (!laid.ok) throw new Error(laid.code);
    return await work(browser, host);
  } finally {
    await browser.close();
    await host.remove();
  }
}

/** The page of a host in a context of its own, once cards can be dealt. */
export async function openTable(browser: Browser, host: HostProcess): Promise<Page> {
  const page = await (await browser.newContext(WINDOW)).newPage();
  await page.goto(host.url);
  await page.getByRole('button', { name: 'Deal four', exact: true }).waitFor();
  return page;
}

/** The value below which this share of the values lies; the nearest one. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}

/** To one decimal. */
export const tenths = (value: number): number => Math.round(value * 10) / 10;

/** How many processes wanted to run in the last minute, this one included: more than there are cores makes times long. */
export const load = (): number => tenths(loadavg()[0] ?? NaN);
