// Makes a page that shows each picture of the look beside the built page at the same size and in the same state:
//   npm run pairs -- FOLDER-OF-THE-LOOK [NAMES]     →  out/pairs/index.html
// With names, only the pictures whose names begin so: `04`, `01-amazons-dark`.
import { chromium, type Page } from '@playwright/test';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HostProcess } from '../electron/testing/host-process.ts';
import { gameOf } from '../shared/games/index.ts';
import { browser } from './browser.ts';
import { amazons, call, careless, lay, layText, open } from './game.ts';
import { algerianOfLook, amazonsOfLook, type Position } from './look/positions.ts';
import { statesOfTable } from './look/states.ts';
import { halfAYear } from './look/year.ts';
import { settingsStates } from './settings-states.ts';

const OUT = fileURLToPath(new URL('../out/pairs/', import.meta.url));
const WIDE = { width: 1280, height: 800 };
const SMALL = { width: 800, height: 600 };
const DEFAULTS = { theme: 'light', table: 'felt', language: 'en', offerWalk: false };

const shown =
  (id: string, { deck, moves }: Position) =>
  async (page: Page): Promise<void> => {
    const game = gameOf(id);
    if (!game) throw new Error(`no ${id}`);
    await layText(page, game, deck, moves);
    await page.locator('.light button').click();
    await page.locator('.light svg:is(.won, .lost, .unknown)').waitFor();
  };
const table = shown('amazons', amazonsOfLook());
const algerian = shown('algerian', algerianOfLook());
const won = (page: Page): Promise<void> => lay(page, amazons(11410), careless(amazons(11410)));
const blocked = (page: Page): Promise<void> => lay(page, amazons(435), careless(amazons(435)));
const visit =
  (screen: string) =>
  async (page: Page): Promise<void> => {
    await page.evaluate((hash) => (location.hash = hash), `/${screen}`);
    await page.locator('main h1').first().waitFor();
  };
const year = halfAYear();
/** What was played in half a year is brought in as a file, as a player would. */
async function brought(page: Page): Promise<void> {
  await visit('settings')(page);
  const file = { name: 'year.json', mimeType: 'application/json', buffer: Buffer.from(year) };
  await page.locator('#settings-data input[type=file]').setInputFiles(file);
  await page.getByRole('dialog').locator('.b.main').click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.evaluate(() => (location.hash = ''));
  await page.locator('[data-pile]').first().waitFor();
  await lay(page, amazons(11410), careless(amazons(11410)).slice(0, 30));
}
const withYear =
  (screen: string) =>
  async (page: Page): Promise<void> => {
    await brought(page);
    await visit(screen)(page);
  };

interface Pair {
  readonly picture: string;
  readonly show: (page: Page) => Promise<unknown>;
  readonly settings?: Readonly<Record<string, string>>;
  readonly small?: boolean;
}

/** A picture by day, and the same by night. */
const both = (picture: string, show: Pair['show'], small = false): Pair[] => [
  { picture, show, small },
  { picture: `${picture}-dark`, show, small, settings: { theme: 'dark' } },
];

const PAIRS: readonly Pair[] = [
  ...both('01-amazons', table),
  ...['midnight', 'linen', 'contrast'].map((name) => ({
    picture: `01-amazons-${name}`,
    show: table,
    settings: { table: name },
  })),
  ...both('01-amazons-800x600', table, true),
  ...both('02-algerian', algerian),
  ...both('02-algerian-800x600', algerian, true),
  ...both('03-chooser', withYear('chooser')),
  ...both('04-statistics', withYear('statistics')),
  ...both('04b-statistics-empty', visit('statistics')),
  ...both('05-new-deal', async (page) => {
    await table(page);
    await page.keyboard.press('F2');
  }),
  ...both('06-amazons-won', won),
  ...both('07-amazons-lost', blocked),
  ...both('08-settings', visit('settings')),
  { picture: '10-amazons-russian-800x600', show: table, small: true, settings: { language: 'ru' } },
];

const [look, ...names] = process.argv.slice(2);
const wanted = (picture: string): boolean => names.length === 0 || names.some((name) => picture.startsWith(name));
if (look === undefined || !existsSync(join(look, '01-amazons.png'))) {
  console.error('Usage: npm run pairs -- FOLDER [NAMES], with the pictures of the look in that folder.');
  process.exit(1);
}
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const chrome = await chromium.launch(browser().launchOptions);

/** Waits until letters and faces are there and nothing fades any more. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const cards = document.querySelector('.board .cards');
    return !cards || getComputedStyle(cards).getPropertyValue('--faces').startsWith('url');
  });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

/** Opens the page of a host of its own, on which nobody has played, in these settings. */
async function onNewPage(viewport: typeof WIDE, settings: object, look: (page: Page) => Promise<unknown>) {
  const host = new HostProcess();
  await host.start();
  const page = await chrome.newPage({ viewport, reducedMotion: 'reduce' });
  await open(page, host.url);
  for (const [key, value] of Object.entries({ ...DEFAULTS, ...settings }))
    await call(page, 'settings.write', { key, value });
  await page.reload();
  await page.locator('[data-pile]').first().waitFor();
  await look(page);
  await page.close();
  await host.remove();
}
const copied = (picture: string): void => cpSync(join(look, `${picture}.png`), join(OUT, `${picture}.png`));

const pairs = PAIRS.filter(({ picture }) => wanted(picture));
for (const { picture, show, settings = {}, small = false } of pairs)
  await onNewPage(small ? SMALL : WIDE, settings, async (page) => {
    await show(page);
    await page.waitForTimeout(700);
    await settled(page);
    await page.screenshot({ path: join(OUT, `${picture}-built.png`) });
    copied(picture);
  });

/** What lies beside a picture that shows many states at once: each state, and its pictures. */
const states = new Map<string, string[]>();
const kept = (state: string, name: string): string => {
  states.set(state, [...(states.get(state) ?? []), name]);
  return join(OUT, name);
};
for (const theme of ['light', 'dark']) {
  const picture = theme === 'dark' ? '09-states-dark' : '09-states';
  if (!wanted(picture)) continue;
  copied(picture);
  kept(picture, `${picture}.png`);
  await onNewPage(WIDE, { theme }, async (page) => {
    for await (const [state, clip] of statesOfTable(page)) {
      if (!state.startsWith('hinted')) await settled(page);
      await page.screenshot({ path: kept(picture, `${picture}-${state.replaceAll(/\W+/g, '-')}.png`), clip });
    }
  });
}
for (const theme of ['light', 'dark'])
  for (const [viewport, language] of [
    [WIDE, 'en'],
    [SMALL, 'ru'],
    [SMALL, 'es'],
  ] as const)
    if (wanted('08-settings-states'))
      await onNewPage(viewport, { theme, language }, async (page) => {
        await visit('settings')(page);
        for await (const state of settingsStates(page)) {
          const name = `08-settings-${state}-${viewport.width}-${language}-${theme}.png`;
          await settled(page);
          await page.screenshot({ path: kept(`08-settings: ${state}`, name) });
        }
      });
await chrome.close();

const image = (name: string): string => `<figure><img src="${name}"><figcaption>${name}</figcaption></figure>`;
const rows = pairs.map(
  ({ picture }) => `<h2>${picture}</h2><div>${image(`${picture}.png`)}${image(`${picture}-built.png`)}</div>`,
);
for (const [state, pictures] of states) rows.push(`<h2>${state}</h2><div>${pictures.map(image).join('')}</div>`);
writeFileSync(
  join(OUT, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Pairs</title><style>body{margin:16px;background:#777;font:16px sans-serif}div{display:grid;grid-template-columns:1fr 1fr;gap:8px;align-items:start}figure{margin:0}img{max-width:100%}</style>${rows.join('\n')}\n`,
);
console.log(join(OUT, 'index.html'));
