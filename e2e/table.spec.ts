import { GAMES } from '../shared/games/index.ts';
import { amazons, call, careless, figure, lay, listen, movesMade, open, opening, pile } from './game.ts';
import { picture, resize, settled } from './hand.ts';
import { expect, MOVING, test } from './host.ts';

test.use(MOVING);

const WON = amazons(2296);
const moves = careless(WON);

test('every button on the table of every game is hit by the pointer in its middle', async ({ page, host }) => {
  test.slow();
  await open(page, host.url);
  for (const game of GAMES) {
    await lay(page, { game, number: 3 }, ['deal']);
    for (const [width, height] of [
      [1280, 800],
      [800, 600],
    ] as const) {
      await resize(page, width, height);
      await settled(page);
      const found = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main button')].flatMap((button) => {
          if (!button.checkVisibility()) return [];
          const { x, y, width, height } = button.getBoundingClientRect();
          const hit = document.elementFromPoint(x + width / 2, y + height / 2);
          const name = button.ariaLabel ?? button.innerText;
          return button.contains(hit) ? [name] : `${name} lies under ${hit?.className ?? 'nothing'}`;
        }),
      );
      expect(
        found.filter((one) => one.includes(' lies under ')),
        `${game.id} ${width}`,
      ).toEqual([]);
      expect(found, game.id).toContain('Can it be won?');
    }
  }
});

test('a card that cannot go says what it waits for, in the margin and aloud, in every language', async ({
  page,
  host,
}) => {
  const waiting = opening(amazons(2)).depots.findIndex(([card]) => card !== undefined && card % 7 !== 0);
  await open(page, host.url);
  for (const [language, moves, text] of [
    ['en', 'moves', /^The .+ waits for .+\.$/],
    ['es', 'jugadas', /^(El|La) .+ espera .+\.$/],
    ['ru', 'ходы', /^.+ ждёт .+\.$/],
  ] as const) {
    await call(page, 'settings.write', { key: 'language', value: language });
    await lay(page, amazons(2));
    const heard = await listen(page);
    await pile(page, `t${waiting + 1}`).click();
    await expect(page.locator('.note')).toHaveText(text);
    await expect.poll(async () => (await heard()).at(-1) ?? '').toMatch(text);
    expect(await figure(page, moves)).toBe('0');
  }
});

test('a second click on a pile that has just changed does nothing; keys during an animation end it and act', async ({
  page,
  host,
}) => {
  await open(page, host.url, WON);
  await pile(page, 's').dblclick();
  await movesMade(page, 1);
  await page.waitForTimeout(300);
  expect(await figure(page, 'moves')).toBe('1');

  for (let i = 0; i < 5; i++) await page.keyboard.press('KeyD');
  await movesMade(page, 6);
  for (let i = 0; i < 3; i++) await page.keyboard.press('Control+KeyZ');
  await movesMade(page, 3);
  await settled(page);
  await expect(page.locator('.cards .card')).toHaveCount(16);
});

test('dealt cards lie face down on the stock until they leave it', async ({ page, host }) => {
  await open(page, host.url, WON);
  await settled(page);
  // What is added is looked at before it is drawn for the first time.
  await page.evaluate(() => {
    const dealt: string[] = [];
    (window as unknown as { dealt: string[] }).dealt = dealt;
    const covered = (card: Element): string => {
      const back = card.querySelector('.back');
      return back === null ? 'none' : getComputedStyle(back).opacity;
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && node.classList.contains('card')) dealt.push(covered(node));
    }).observe(document.querySelector('.cards') as Element, { childList: true });
  });
  await page.keyboard.press('KeyD');
  await movesMade(page, 1);
  expect(await page.evaluate(() => (window as unknown as { dealt: string[] }).dealt)).toEqual(['1', '1', '1', '1']);
});

test('with reduced motion nothing moves', async ({ page, host }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, host.url, WON);
  await page.evaluate(() => {
    Element.prototype.animate = () => {
      document.body.dataset['moved'] = 'yes';
      return new Animation();
    };
  });
  await page.keyboard.press('KeyD');
  await expect.poll(() => figure(page, 'moves')).toBe('1');
  expect(await page.locator('body').getAttribute('data-moved')).toBeNull();
});

test('nothing in the page tells a card that lies face down', async ({ page, host }) => {
  await open(page, host.url, WON, moves.slice(0, 4));
  await settled(page);
  const up = (await picture(page)) as object;
  const found = await page.evaluate(() => {
    // Whatever can be reached from the elements by reading properties, without the browser's own objects.
    const seen = new Set<unknown>();
    const hidden: string[] = [];
    const walk = (value: unknown, path: string, depth: number): void => {
      if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value) || depth > 8)
        return;
      seen.add(value);
      if (Array.isArray(value) && value.length > 6 && value.every((one) => typeof one === 'number' && one < 28))
        hidden.push(path);
      for (const key of Reflect.ownKeys(value)) {
        const descriptor = Reflect.getOwnPropertyDescriptor(value, key);
        if (descriptor && 'value' in descriptor) walk(descriptor.value, `${path}.${String(key)}`, depth + 1);
      }
    };
    for (const element of document.querySelectorAll('*')) walk(element, element.tagName, 0);
    const text = document.documentElement.outerHTML;
    return {
      hidden,
      faces: [...text.matchAll(/["/]([CDHS](?:a|\d+|[jqk]))\b/g)].map(([, face]) => face ?? ''),
    };
  });
  expect(found.hidden).toEqual([]);
  expect(new Set(found.faces).size).toBe(Object.keys(up).length);
  expect(await page.locator('.cards > .face').count()).toBe(3);
});

test('the picture of a deck comes from where the page does, and nothing else is loaded', async ({ page, host }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    // What begins with blob: the page itself has made.
    if (
      !request
        .url()
        .replace(/^blob:/, '')
        .startsWith(new URL(host.url).origin)
    )
      elsewhere.push(request.url());
  });
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await open(page, host.url, WON, moves);
  await expect(page.getByRole('heading', { name: 'Four queens' })).toBeVisible();
  expect(elsewhere).toEqual([]);
  expect(errors).toEqual([]);
});

test('nothing is shown that is not stored: with another window at the same game, and without an answer', async ({
  page,
  host,
  context,
}) => {
  await open(page, host.url, WON, moves.slice(0, 3));
  const other = await context.newPage();
  await open(other, host.url);
  await other.keyboard.press('Control+KeyZ');
  await movesMade(other, 2);
  await page.bringToFront();
  await page.keyboard.press('KeyD');
  await expect(page.getByRole('alert')).toHaveText(/another window/);
  expect(await figure(page, 'moves')).toBe('2');

  await settled(page);
  const before = await picture(page);
  await host.kill();
  await page.keyboard.press('KeyD');
  await expect(page.getByRole('alert').filter({ hasText: /does not answer/ })).toBeVisible();
  expect(await figure(page, 'moves')).toBe('2');
  // Where they lie has changed: what is said takes room at the foot.
  expect(Object.keys(await picture(page))).toEqual(Object.keys(before));
});
