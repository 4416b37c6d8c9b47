import type { Page } from '@playwright/test';
import { gameOf } from '../../shared/games/index.ts';
import { amazons, careless, lay, pile, rings, type Deal } from '../game.ts';

const DEAL = amazons(2296);
/** A deal by number 1 of another game. */
const first = (id: string): Deal => ({ ...amazons(1), game: gameOf(id) ?? amazons(1).game });
/** A move before nothing goes on. */
const LOST = first('tam-o-shanter');
/** The light looks as long as it may, and finds neither. */
const UNKNOWN = first('la-nivernaise');
const LINE = careless(DEAL);
/** Before the 8 of hearts goes home from the first depot. */
const OPEN = LINE.slice(0, 30);
const AIR = 26;

/** A part of the page: where it begins, px, and how large it is. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Leads through the states of `look/09` on the table itself; the name of each, while it stands there, and where. */
export async function* statesOfTable(page: Page): AsyncGenerator<readonly [name: string, part: Part]> {
  const around = async (selector: string, air = AIR): Promise<Part> => {
    const box = await page.locator(selector).first().boundingBox();
    if (!box) throw new Error(`${selector} cannot be seen`);
    return { x: box.x - air, y: box.y - air, width: box.width + 2 * air, height: box.height + 2 * air };
  };
  const card = (code: string): Promise<Part> => around(`[data-pile=${code}] .ring`);
  const seam = (n: number): Promise<Part> => around(`.seam >> nth=${n}`, 12);
  const middle = ({ x, y, width, height }: Part): [number, number] => [x + width / 2, y + height / 2];

  await lay(page, DEAL);
  yield ['no ace up yet', await seam(0)];
  await lay(page, DEAL, OPEN);
  yield ['at rest', await card('t1')];
  const [x, y] = middle(await card('t1'));
  await page.mouse.move(x, y);
  await page.waitForTimeout(200);
  yield ['under the pointer', await card('t1')];
  await page.mouse.down();
  await page.mouse.move(x + 14, y - 11, { steps: 4 });
  yield ['carried', await card('t1')];
  yield ['a lane that takes it', await around('[data-recess=f1]', 8)];
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await page.mouse.move(2, 400);
  yield ['its card lies open below', await seam(0)];
  yield ['waits for its card', await seam(1)];
  await pile(page, 't2').focus();
  await page.keyboard.press('ArrowLeft');
  yield ['keyboard focus', await card('t1')];
  const ringed = await rings(page);
  await page.locator('.foot [data-command=hint]').click();
  await ringed();
  yield ['hinted', await card('t1')];
  await page.locator('.light button').click();
  await page.locator('.light svg.won').waitFor();
  await page.waitForTimeout(400);
  yield ['can be won', await around('.light', 8)];
  const undo = page.locator('.foot [data-command=undo]');
  yield ['deal', await around('.foot .b.on', 8)];
  yield ['not now', await around('.foot [data-command=redo]', 8)];
  await undo.hover();
  await page.mouse.down();
  yield ['pressed', await around('.foot [data-command=undo]', 8)];
  await page.mouse.move(2, 400);
  await page.mouse.up();
  await page.keyboard.press('Tab');
  await undo.focus();
  yield ['focused', await around('.foot [data-command=undo]', 8)];
  const complete = LINE.findLastIndex((move) => move !== 'deal');
  await lay(page, DEAL, LINE.slice(0, complete));
  for (const [name, selector] of [
    ['queen, from any column', '.seam.any'],
    ['complete', '.seam:not(.any):not(.lit):not(:has(b span))'],
  ] as const)
    if ((await page.locator(selector).count()) > 0) yield [name, await around(selector, 12)];
  await lay(page, LOST, careless(LOST).slice(0, -1));
  await page.locator('.light button').click();
  await page.locator('.light svg.lost').waitFor();
  await page.waitForTimeout(400);
  yield ['can no longer be won', await around('.light', 8)];
  await lay(page, UNKNOWN);
  await page.locator('.light button').click();
  await page.locator('.light svg.unknown').waitFor();
  await page.waitForTimeout(400);
  yield ['not known', await around('.light', 8)];
}
