import type { Page } from '@playwright/test';
import { pile } from './game.ts';

/** A place in the window, px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of a pile's exposed card. */
export async function grip(page: Page, code: string): Promise<Point> {
  const box = await pile(page, code).locator('.ring').boundingBox();
  if (!box) throw new Error(`pile ${code} cannot be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Takes up the exposed card of a pile and carries it to another, without letting go. */
export async function carry(page: Page, code: string, onto: string): Promise<void> {
  const a = await grip(page, code);
  const b = await grip(page, onto);
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  for (let i = 1; i <= 8; i++) await page.mouse.move(a.x + ((b.x - a.x) * i) / 8, a.y + ((b.y - a.y) * i) / 8);
}

/** Where every card lies now, by its picture. */
export const picture = (page: Page): Promise<Record<string, string>> =>
  page.locator('.cards .card').evaluateAll((cards) =>
    Object.fromEntries(
      cards.map((card) => {
        const { x, y } = card.getBoundingClientRect();
        return [card.querySelector('.face')?.getAttribute('data-face') ?? '', `${Math.round(x)} ${Math.round(y)}`];
      }),
    ),
  );

/** Waits until nothing moves. */
export const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.getAnimations().length === 0);

/** The window has another size, and the table is laid anew: that is done when the page hears of it. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((width) => innerWidth === width, width);
  await page.evaluate(() => new Promise((laid) => requestAnimationFrame(() => requestAnimationFrame(laid))));
}
