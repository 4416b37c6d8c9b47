import type { CDPSession } from '@playwright/test';
import { apply } from '../shared/engine/state.ts';
import { amazons, careless, figure, movesMade, open, opening, Patience } from './game.ts';
import { grip, type Point } from './hand.ts';
import { expect, test } from './host.ts';

const WON = amazons(2296);
const moves = careless(WON);
/** Just before a card goes home. */
const BEFORE_HOME = moves.findIndex((move, i) => i > 12 && move !== 'deal');
const [from, to] = (moves[BEFORE_HOME] ?? 'deal').split('>') as [string, string];

/** A pointer driven by hand: a finger, or a pen. */
interface Pointer {
  down(at: Point): Promise<unknown>;
  move(to: Point): Promise<unknown>;
  up(): Promise<unknown>;
}

function finger(session: CDPSession): Pointer {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    down: (at) => touch('touchStart', [at]),
    move: (to) => touch('touchMove', [to]),
    up: () => touch('touchEnd', []),
  };
}

function pen(session: CDPSession): Pointer {
  let at: Point = { x: 0, y: 0 };
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', buttons: number): Promise<unknown> =>
    session.send('Input.dispatchMouseEvent', {
      type,
      ...at,
      button: 'left',
      buttons,
      clickCount: type === 'mouseMoved' ? 0 : 1,
      pointerType: 'pen',
    });
  return {
    down: (point) => ((at = point), send('mousePressed', 1)),
    move: (point) => ((at = point), send('mouseMoved', 1)),
    up: () => send('mouseReleased', 0),
  };
}

async function tap(pointer: Pointer, at: Point): Promise<void> {
  await pointer.down(at);
  await pointer.up();
}

async function drag(pointer: Pointer, a: Point, b: Point): Promise<void> {
  await pointer.down(a);
  for (let i = 1; i <= 4; i++) await pointer.move({ x: a.x + ((b.x - a.x) * i) / 4, y: a.y + ((b.y - a.y) * i) / 4 });
  await pointer.up();
}

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  for (const [name, make, made] of [
    ['a finger: the whole of it', finger, 0],
    ['a pen', pen, moves.length - 14],
  ] as const)
    test(`a game is won by taps and drags of ${name}`, async ({ page, host }) => {
      test.slow();
      const played = moves.slice(0, made);
      await open(page, host.url, WON, played);
      const patience = new Patience(played.reduce(apply, opening(WON)));
      const pointer = make(await page.context().newCDPSession(page));
      for (const [i, move] of [...moves.entries()].slice(made)) {
        const [a = 's', b] = move === 'deal' ? ['s'] : move.split('>');
        // Every second carry is a drag, which is never taken for a slip of the hand.
        if (b !== undefined && i % 2 === 0) await drag(pointer, await grip(page, a), await grip(page, b));
        else {
          await patience.wait(page, a);
          await tap(pointer, await grip(page, a));
        }
        if (i < moves.length - 1) await movesMade(page, i + 1);
        patience.made(move);
      }
      await expect(page.getByRole('heading', { name: 'Four queens' })).toBeVisible();
    });

  test('a long press shows the menu, and a second finger does not take the card away', async ({ page, host }) => {
    await open(page, host.url, WON, moves.slice(0, BEFORE_HOME));
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', ...touchPoints: object[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints as Point[] });
    const a = { ...(await grip(page, from)), id: 1 };
    const b = { ...(await grip(page, to)), id: 1 };
    const menu = page.getByRole('menu');

    await touch('touchStart', a);
    await expect(menu).toBeVisible();
    await touch('touchMove', b);
    await touch('touchEnd');
    await expect(page.locator('.leaf.carried')).toHaveCount(0);
    await expect(menu).toBeVisible();
    await page.getByRole('menuitem', { name: 'Look at its cards' }).tap();
    await expect(menu).toHaveCount(0);
    await expect(page.getByRole('status')).toHaveText(/^Depot \d from the bottom: .+, .+\.$/);

    // A tap beside an open menu closes it, and does nothing else, whatever lies there.
    await touch('touchStart', a);
    await expect(menu).toBeVisible();
    await touch('touchEnd');
    await tap(finger(session), await grip(page, 's'));
    await expect(menu).toHaveCount(0);
    const more = page.getByRole('button', { name: 'More' });
    await more.tap();
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await tap(finger(session), a);
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await tap(finger(session), a);
    await movesMade(page, BEFORE_HOME + 1);
    await page.keyboard.press('Control+KeyZ');
    await movesMade(page, BEFORE_HOME);

    // Two fingers: the first one carries on, whatever the second one does.
    const other = { ...(await grip(page, from === 't1' ? 't2' : 't1')), id: 2 };
    await touch('touchStart', a);
    await touch('touchMove', { ...a, y: a.y - 40 });
    await expect(page.locator('.leaf.carried')).toHaveCount(1);
    await touch('touchStart', { ...a, y: a.y - 40 }, other);
    await touch('touchMove', { ...a, y: a.y - 60 });
    await touch('touchMove', b);
    await touch('touchEnd');
    await movesMade(page, BEFORE_HOME + 1);

    // A finger that the system takes away lets the card go home.
    await page.keyboard.press('Control+KeyZ');
    await movesMade(page, BEFORE_HOME);
    await touch('touchStart', a);
    await touch('touchMove', b);
    await expect(page.locator('.leaf.carried')).toHaveCount(1);
    await touch('touchCancel');
    await expect(page.locator('.leaf.carried')).toHaveCount(0);
    expect(await figure(page, 'moves')).toBe(String(BEFORE_HOME));
  });
});
