import AxeBuilder from '@axe-core/playwright';
import { LESSONS, WALK } from '../renderer/learn/lessons.ts';
import { messages } from '../shared/text/index.ts';
import { amazons, call, careless, click, figure, lay, open, pile } from './game.ts';
import { expect, test } from './host.ts';

test('the walk goes over the table, and the game in play lies as it was left', async ({ page, host }) => {
  const { walk, strayed, toWalk, walkTitle, walkOffered, walkTake } = messages('en').learn;
  await page.setViewportSize({ width: 800, height: 600 });
  await open(page, host.url);
  // It is offered beside the first table, also after a kill: quietly, and in nobody's way.
  const offer = page.getByText(walkOffered).first();
  const take = page.getByRole('button', { name: walkTake });
  await expect(page.getByRole('status').last()).toHaveText(walkOffered);
  await expect(page.locator('body')).toBeFocused();
  await host.restart();
  await open(page, host.url);
  await lay(page, amazons(7), careless(amazons(7)).slice(0, 2));
  await expect(offer).toBeVisible();
  const [box, cards] = [await take.boundingBox(), await page.locator('.board').boundingBox()];
  expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThan(cards?.x ?? 0);
  await page.keyboard.press('F1');
  await page.keyboard.press('Escape');
  await take.click();
  const slip = page.getByRole('region', { name: walkTitle });
  await expect(slip).toContainText(walk[0] ?? '');
  await expect(slip.getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(slip).toContainText(walk[1] ?? '');
  // A move that is not of the walk makes none of its words false, and it leads back.
  await click(page, 'deal');
  await expect(slip).toContainText(strayed);
  await slip.getByRole('button', { name: toWalk }).press('Enter');
  await expect(slip).toContainText(walk[1] ?? '');
  // A move it asks for leads on by itself; Next makes it where it has not been made.
  await click(page, 't4>f1');
  await expect(slip).toContainText(walk[2] ?? '');
  // Who makes the next one before it is asked for is not asked for it.
  await click(page, 'deal');
  await expect(slip).toContainText(walk[4] ?? '');
  for (const n of [3, 2, 1]) {
    await slip.getByRole('button', { name: 'Back' }).click();
    await expect(slip).toContainText(walk[n] ?? '');
  }
  for (let n = 2; n < WALK.length; n++) {
    await slip.getByRole('button', { name: 'Next' }).click();
    await expect(slip).toContainText(walk[n] ?? '');
  }
  await expect(pile(page, 'f2')).toHaveAccessibleName(/^Foundation 2, ace of diamonds/);
  await slip.getByRole('button', { name: 'Done' }).click();
  // To the table it was begun at, which says how it stands.
  await expect(page.getByRole('status').last()).toContainText('2 moves made');
  await page.keyboard.press('Escape');
  await expect(slip).toBeHidden();
  await page.evaluate(() => void (location.hash = ''));
  await expect.poll(() => figure(page, 'moves')).toBe('2');
  const { value } = (await call(page, 'attempts.open', {})) as { value: { attempts: unknown[] } };
  expect(value.attempts).toHaveLength(1);
  await expect(pile(page, 's')).toBeVisible();
  await expect(offer).toBeHidden();
});

test('a lesson says what a move has lost, is begun again, won, and shown', async ({ page, host }) => {
  const { lessons, title, tryIt } = messages('en').learn;
  await open(page, host.url);
  await page.evaluate(() => void (location.hash = '/learn'));
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  // What is opened while a lesson is being fetched stays open, and the lesson is asked for once more.
  let come = (): void => undefined;
  const held = new Promise<void>((resolve) => (come = resolve));
  const code = '**/guide.svelte-*.js';
  await page.route(code, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: tryIt }).first().click();
  await page.keyboard.press('F2');
  await page.getByRole('dialog').waitFor();
  const came = page.waitForResponse(code);
  come();
  await page.evaluate(
    async (url) => {
      await import(url);
    },
    (await came).url(),
  );
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: tryIt }).nth(LESSONS.indexOf('right')).click();
  const slip = page.getByRole('region', { name: lessons.right.title });
  await expect(slip.getByRole('button', { name: 'Again' })).toBeFocused();
  await click(page, 't2>f2');
  await expect(slip).toContainText(lessons.right.judged.lost);
  await slip.getByRole('button', { name: 'Again' }).click();
  await expect(slip).not.toContainText(lessons.right.judged.lost);
  await expect(slip.getByRole('button', { name: 'Again' })).toBeFocused();
  await click(page, 't3>f3');
  await expect(slip).toContainText(lessons.right.judged.won);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await slip.getByRole('button', { name: 'Show me' }).click();
  // It plays by itself, as it does in a game.
  const bar = page.getByRole('group', { name: 'Replay' });
  await expect(bar.getByRole('button', { name: 'Stop' })).toBeFocused();
  await bar.getByRole('slider').focus();
  await page.keyboard.press('End');
  expect(await figure(page, 'home')).toBe('28 of 28');
  // Back from the way to the lesson, as it was left, and from there to the page of lessons.
  await page.keyboard.press('Escape');
  await expect(slip).toContainText(lessons.right.judged.won);
  await expect(slip.getByRole('button', { name: 'Again' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  expect(await call(page, 'attempts.open', {})).toMatchObject({ value: { attempts: [] } });
  // A new deal leaves the lesson for good.
  await page.getByRole('button', { name: tryIt }).first().click();
  const other = page.getByRole('region', { name: lessons.see.title });
  await expect(other.getByRole('button', { name: 'Leave' })).toBeVisible();
  await page.keyboard.press('F2');
  await page.getByRole('button', { name: 'Deal', exact: true }).press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(other).toBeHidden();
});
