import type { Page } from '@playwright/test';
import { amazons, byRequest, careless, figure, movesMade, open } from './game.ts';
import { carry, grip, picture, resize, settled } from './hand.ts';
import { expect, MOVING, test } from './host.ts';

test.use(MOVING);

const WON = amazons(2296);
const moves = careless(WON);
/** Just before a card goes home. */
const BEFORE_HOME = moves.findIndex((move, i) => i > 12 && move !== 'deal');
const home = moves[BEFORE_HOME] ?? 'deal';
const [from, to] = home.split('>') as [string, string];

const drawnAt = (page: Page, scale: number): Promise<unknown> =>
  page
    .context()
    .newCDPSession(page)
    .then((session) =>
      session.send('Emulation.setDeviceMetricsOverride', {
        width: 1280,
        height: 800,
        deviceScaleFactor: scale,
        mobile: false,
      }),
    );

/** Takes the last move back, until it is stored. */
async function undo(page: Page): Promise<void> {
  await page.keyboard.press('Control+KeyZ');
  await movesMade(page, BEFORE_HOME);
  await settled(page);
}

test('at any scale and zoom a card stays under the pointer and is laid where it is let go', async ({ page, host }) => {
  test.slow();
  await open(page, host.url, WON, moves.slice(0, BEFORE_HOME));
  for (const scale of [1, 1.25, 1.5, 2]) {
    await drawnAt(page, scale);
    await page.waitForFunction((scale) => devicePixelRatio === scale, scale);
    const start = await grip(page, from);
    await carry(page, from, to);
    await expect(page.locator(`[data-recess="${to}"]`)).toHaveClass(/target/);
    const end = await grip(page, to);
    const held = await page.locator('.leaf.carried').boundingBox();
    expect(Math.abs((held?.x ?? 0) + (held?.width ?? 0) / 2 - end.x)).toBeLessThanOrEqual(1);
    expect(Math.abs((held?.y ?? 0) + (held?.height ?? 0) / 2 - end.y)).toBeLessThanOrEqual(1);
    expect(start.y).not.toBe(end.y);
    await page.mouse.up();
    await movesMade(page, BEFORE_HOME + 1);
    await expect(page.locator('.leaf.carried')).toHaveCount(0);
    await undo(page);
  }
  for (const [width, height] of [
    [1600, 1000],
    [853, 533],
    [640, 400],
  ] as const) {
    await resize(page, width, height);
    await carry(page, from, to);
    await expect(page.locator(`[data-recess="${to}"]`)).toHaveClass(/target/);
    await page.mouse.up();
    await movesMade(page, BEFORE_HOME + 1);
    await undo(page);
  }
  // A pointer that hardly moves is a click.
  const { x, y } = await grip(page, from);
  await page.waitForTimeout(260);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 2, y + 1);
  await page.mouse.up();
  await movesMade(page, BEFORE_HOME + 1);
});

const dispatch = (page: Page, type: string): Promise<void> =>
  page.evaluate(
    (type) =>
      document
        .querySelectorAll('[data-pile]')
        .forEach((one) => one.dispatchEvent(new PointerEvent(type, { pointerId: 1 }))),
    type,
  );

/** What breaks a drag off. */
const ENDINGS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'the second button': async (page) => {
    await page.mouse.down({ button: 'right' });
    await page.mouse.up({ button: 'right' });
  },
  'a lost pointer': (page) => dispatch(page, 'pointercancel'),
  'a lost capture': (page) => dispatch(page, 'lostpointercapture'),
  'a window that loses the focus': (page) => page.evaluate(() => void dispatchEvent(new Event('blur'))),
};

test('a drag that is broken off, or ends where the card may not lie, brings it home', async ({ page, host }) => {
  test.slow();
  await byRequest(page);
  await open(page, host.url, WON, moves.slice(0, BEFORE_HOME));
  await page.mouse.move(5, 400);
  await settled(page);
  const before = await picture(page);
  const asBefore = async (what: string): Promise<void> => {
    await page.mouse.up();
    await page.mouse.move(5, 400);
    await settled(page);
    expect(await picture(page), what).toEqual(before);
    expect(await figure(page, 'moves'), what).toBe(String(BEFORE_HOME));
  };
  for (const [what, end] of Object.entries(ENDINGS)) {
    await carry(page, from, to);
    await expect(page.locator('.leaf.carried'), what).toHaveCount(1);
    await end(page);
    await expect(page.locator('.leaf.carried'), what).toHaveCount(0);
    await asBefore(what);
  }
  await carry(page, from, from === 't1' ? 't2' : 't1');
  await page.mouse.up();
  await expect(page.locator('.note')).toHaveText(/^The .+ cannot go to depot \d\.$/);
  await asBefore('the wrong depot');

  // What was dropped lies where it was let go until that is stored, whatever the pointer does meanwhile.
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/call/attempt.play', async (route) => {
    await asked;
    await route.continue();
  });
  const held = page.locator('.leaf.carried');
  await carry(page, from, to);
  await page.mouse.up();
  const dropped = await held.boundingBox();
  await carry(page, from, from === 't1' ? 't2' : 't1');
  expect(await held.boundingBox()).toEqual(dropped);
  await page.mouse.up();
  await expect(held).toHaveCount(1);
  answer();
  await movesMade(page, BEFORE_HOME + 1);
  await expect(held).toHaveCount(0);
});
