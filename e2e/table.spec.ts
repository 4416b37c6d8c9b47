import type { Page } from '@playwright/test';
import { GAMES } from '../shared/games/index.ts';
import { amazons, call, careless, figure, lay, listen, movesMade, open, opening, pile } from './game.ts';
import { expect, MOVING, test } from './host.ts';

test.use(MOVING);

const WON = amazons(2296);
const moves = careless(WON);
/** Just before a card goes home. */
const BEFORE_HOME = moves.findIndex((move, i) => i > 12 && move !== 'deal');
const home = moves[BEFORE_HOME] ?? 'deal';
const [from, to] = home.split('>') as [string, string];

/** The middle of a pile's exposed card. */
async function grip(page: Page, code: string): Promise<{ x: number; y: number }> {
  const box = await pile(page, code).locator('.ring').boundingBox();
  if (!box) throw new Error(`pile ${code} cannot be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Takes up the exposed card of a pile and carries it to another, without letting go. */
async function carry(page: Page, code: string, onto: string): Promise<void> {
  const a = await grip(page, code);
  const b = await grip(page, onto);
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  for (let i = 1; i <= 8; i++) await page.mouse.move(a.x + ((b.x - a.x) * i) / 8, a.y + ((b.y - a.y) * i) / 8);
}

/** Where every card lies now, by its picture. */
const picture = (page: Page): Promise<Record<string, string>> =>
  page.locator('.cards .card').evaluateAll((cards) =>
    Object.fromEntries(
      cards.map((card) => {
        const { x, y } = card.getBoundingClientRect();
        return [card.querySelector('.face')?.getAttribute('data-face') ?? '', `${Math.round(x)} ${Math.round(y)}`];
      }),
    ),
  );

const settled = async (page: Page): Promise<void> => {
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
};

/** The window has another size, and the table is laid anew: that is done when the page hears of it. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((width) => innerWidth === width, width);
  await page.evaluate(() => new Promise((laid) => requestAnimationFrame(() => requestAnimationFrame(laid))));
}

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
