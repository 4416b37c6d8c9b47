import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, WebSocketRoute } from '@playwright/test';
import { SOCKET_PATH } from '../shared/api/wire.ts';
import { amazons, click, figure, open, pile } from './game.ts';
import { expect, test } from './host.ts';

/** Hears everything a page complains of: errors, and what its policy refuses. */
function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => message.type() === 'error' && heard.push(message.text()));
  page.on('pageerror', (error) => heard.push(error.message));
  return heard;
}

test('the page opens without complaint, hides its secret, and outlives a reload and a kill', async ({ page, host }) => {
  const heard = complaints(page);
  await open(page, host.url);
  expect(page.url()).toBe(`${new URL(host.url).origin}/`);
  await click(page, 'deal');
  await expect.poll(() => figure(page, 'moves')).toBe('1');
  await page.reload();
  await expect.poll(() => figure(page, 'moves')).toBe('1');
  expect(heard).toEqual([]);
  await host.restart();
  await open(page, host.url);
  await expect.poll(() => figure(page, 'moves')).toBe('1');
});

test('while nothing reaches the program the page says so and its clock stands, and it goes on by itself', async ({
  page,
  host,
}) => {
  const moves = (): Promise<string> => figure(page, 'moves');
  const said = page.getByRole('alert');
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(`**${SOCKET_PATH}`, (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  await open(page, host.url, amazons(2296), ['deal']);
  await expect.poll(() => sockets.length).toBe(1);
  await page.route('**/call/**', (route) => route.abort());
  await sockets[0]?.close();
  await click(page, 'deal');
  await expect(said).toContainText('Tarbart does not answer.');
  const time = await figure(page, 'time');
  await page.waitForTimeout(1500);
  expect([await moves(), await figure(page, 'time')]).toEqual(['1', time]);
  await page.unroute('**/call/**');
  await expect(said).toHaveCount(0);
  await click(page, 'deal');
  await expect.poll(moves).toBe('2');
  await expect.poll(() => sockets.length).toBe(2);

  // Started anew it lets only those in who have its new address: typed over the old one, that loads nothing.
  await host.start(Number(new URL(host.url).port));
  await click(page, 'deal');
  await expect(said).toContainText('Tarbart was started anew.');
  expect(await moves()).toBe('2');
  await page.goto(host.url);
  await expect(said).toHaveCount(0);
  expect(page.url()).toBe(`${new URL(host.url).origin}/`);
  await click(page, 'deal');
  await expect.poll(moves).toBe('3');
});

test('a dialog that cannot be fetched is not open, and opens once it can be; Escape takes back one that is slow', async ({
  page,
  host,
}) => {
  const sheet = '**/KeySheet-*.js';
  const slow = '**/NewDeal-*.js';
  let come: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (come = resolve));
  await page.route(slow, async (route) => {
    await held;
    await route.continue();
  });
  let refused = 0;
  await page.route(sheet, async (route) => {
    await route.abort();
    refused++;
  });
  await open(page, host.url);
  await page.keyboard.press('F2');
  await page.keyboard.press('Escape');
  const came = page.waitForResponse(slow);
  come();
  await came;
  await page.keyboard.press('d');
  await expect(pile(page, 's')).toHaveAccessibleName(/20 cards/);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // It is fetched ahead, by a link and as a module, and again when it is asked for.
  await expect.poll(() => refused, { timeout: 20_000 }).toBe(2);
  await page.keyboard.press('k');
  await expect.poll(() => refused).toBeGreaterThan(2);
  await page.unroute(sheet);
  await expect(async () => {
    await page.keyboard.press('k');
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
});

test('nothing runs on the page that is not in its files, and nothing leaves it', async ({ page, host }) => {
  await open(page, host.url);
  const refused = await page.evaluate(async () => {
    const directives = new Set<string>();
    const all = new Promise<void>((resolve) => {
      addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        if (directives.add(effectiveDirective).size === 5) resolve();
      });
    });
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    const frame = document.createElement('iframe');
    frame.src = 'http://127.0.0.1:9/';
    document.body.append(script, frame);
    document.body.setAttribute('onclick', 'window.ran = true');
    document.body.click();
    new Image().src = 'http://127.0.0.1:9/x.png';
    await fetch('http://127.0.0.1:9/').catch(() => undefined);
    await all;
    return { directives: [...directives].sort(), ran: 'ran' in window };
  });
  expect(refused).toEqual({
    directives: ['connect-src', 'frame-src', 'img-src', 'script-src-attr', 'script-src-elem'],
    ran: false,
  });
});

test('without its secret the page says so, and opens with it', async ({ page, host }) => {
  await page.goto(new URL(host.url).origin);
  await expect(page.getByRole('heading', { name: 'This address does not open your games' })).toBeVisible();
  await page.goto(host.url);
  await expect(page.locator('[data-pile]').first()).toBeVisible();
});

test('a page of another site reads nothing, calls nothing and cannot frame it, even with the secret', async ({
  page,
  host,
}) => {
  const other = createServer((_request, response) => response.end('<!doctype html><title>other</title>'));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  try {
    await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
    const { origin, hash } = new URL(host.url);
    const reached = await page.evaluate(
      async ({ origin, secret }) => {
        const tried = (path: string, init: RequestInit): Promise<string> =>
          fetch(origin + path, init).then(
            (response) => `${response.type} ${response.status}`,
            () => 'refused',
          );
        const body = JSON.stringify({ key: 'theme', value: 'dark' });
        const headers = { 'content-type': 'application/json', 'x-tarbart-secret': secret };
        const answers = [
          await tried('/', {}),
          await tried('/call/settings.write', { method: 'POST', headers, body }),
          await tried('/call/settings.write', { method: 'POST', mode: 'no-cors', body }),
        ];
        await new Promise((resolve) => {
          const socket = new WebSocket(origin.replace('http', 'ws') + '/call', ['tarbart', secret]);
          socket.onopen = () => resolve(answers.push('open'));
          socket.onerror = () => resolve(answers.push('refused'));
        });
        const frame = document.createElement('iframe');
        frame.src = origin;
        const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
        document.body.append(frame);
        await loaded;
        return answers;
      },
      { origin, secret: hash.slice(1) },
    );
    expect(reached).toEqual(Array(4).fill('refused'));
    const framed = page.frames().find((frame) => frame !== page.mainFrame());
    expect(framed?.url()).toMatch(/^chrome-error:/);
  } finally {
    other.closeAllConnections();
    other.close();
  }
  await open(page, host.url);
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
});
