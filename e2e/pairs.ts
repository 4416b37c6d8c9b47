// Makes a page that shows each picture of the look beside the built page at the same size and in the same state:
//   npm run pairs -- FOLDER-OF-THE-LOOK     →  out/pairs/index.html
import { chromium, type Page } from '@playwright/test';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HostProcess } from '../electron/testing/host-process.ts';
import type { Move } from '../shared/engine/notation.ts';
import { browser } from './browser.ts';
import { amazons, call, careless, lay, layText, open } from './game.ts';
import { settingsStates } from './settings-states.ts';

const OUT = fileURLToPath(new URL('../out/pairs/', import.meta.url));

/** The pass of `look/01` in dealing order, its last four cards still in the stock. */
const FIFTH_PASS = 'QD TD 8S 8H QC 8C 9S QH JD TH 9C TS JC 7C TC AC JS QS 9H JH'.split(' ');

/** The order a pass of twenty cards had before it was dealt to four depots and picked up right first. */
const before = (order: readonly string[]): string[] =>
  order.map((_, i) => order[(3 - (i % 4)) * 5 + Math.floor(i / 4)] ?? '');

/** A deck, and moves on it, that lead to the position of `look/01`: eight cards go home in the first pass. */
function position(): { deck: string; moves: Move[] } {
  const second = before(before(before(FIFTH_PASS)));
  const [fourth, third, secondDepot, first] = [
    second.slice(0, 4),
    second.slice(4, 10),
    second.slice(10, 14),
    second.slice(14),
  ] as [string[], string[], string[], string[]];
  const columns = [
    [...first, '7H'],
    [...secondDepot.slice(0, 3), '7D', '8D', '9D', ...secondDepot.slice(3)],
    [...third.slice(0, 3), '7S', ...third.slice(3)],
    ['AH', 'AD', 'AS', ...fourth],
  ];
  const deck = Array.from({ length: 28 }, (_, i) => columns[i % 4]?.[Math.floor(i / 4)] ?? '').join(' ');
  const passes = Array.from({ length: 15 }, (): Move => 'deal');
  const moves: Move[] = [
    ...(['t4>f1', 'deal', 't4>f2', 'deal', 't4>f3', 'deal', 't2>f2', 't3>f3', 'deal', 't2>f2', 'deal'] as const),
    ...(['t2>f2', 'deal', 't1>f1'] as const),
    ...passes,
    ...(['deal', 't2>f2', 't3>f3', 'deal', 't3>f3', 'deal', 'deal'] as const),
  ];
  return { deck, moves };
}

const table = (page: Page): Promise<void> => {
  const { deck, moves } = position();
  return layText(page, deck, moves);
};
const won = (page: Page): Promise<void> => lay(page, amazons(11410), careless(amazons(11410)));
const blocked = (page: Page): Promise<void> => lay(page, amazons(435), careless(amazons(435)));
const visit = (screen: string) => async (page: Page) => {
  await lay(page, amazons(11410));
  await page.evaluate((hash) => (location.hash = hash), `/${screen}`);
};

interface Pair {
  readonly picture: string;
  readonly show: (page: Page) => Promise<unknown>;
  readonly settings?: Readonly<Record<string, string>>;
  readonly small?: boolean;
}

const PAIRS: readonly Pair[] = [
  { picture: '01-amazons', show: table },
  { picture: '01-amazons-dark', show: table, settings: { theme: 'dark' } },
  { picture: '01-amazons-midnight', show: table, settings: { table: 'midnight' } },
  { picture: '01-amazons-linen', show: table, settings: { table: 'linen' } },
  { picture: '01-amazons-contrast', show: table, settings: { table: 'contrast' } },
  { picture: '01-amazons-800x600', show: table, small: true },
  { picture: '01-amazons-800x600-dark', show: table, small: true, settings: { theme: 'dark' } },
  { picture: '10-amazons-russian-800x600', show: table, small: true, settings: { language: 'ru' } },
  { picture: '06-amazons-won', show: won },
  { picture: '06-amazons-won-dark', show: won, settings: { theme: 'dark' } },
  { picture: '07-amazons-lost', show: blocked },
  { picture: '07-amazons-lost-dark', show: blocked, settings: { theme: 'dark' } },
  { picture: '03-chooser', show: visit('chooser') },
  { picture: '04-statistics', show: visit('statistics') },
  {
    picture: '05-new-deal',
    show: async (page) => {
      await table(page);
      await page.keyboard.press('F2');
    },
  },
  { picture: '08-settings', show: visit('settings') },
  { picture: '08-settings-dark', show: visit('settings'), settings: { theme: 'dark' } },
];

const look = process.argv[2];
if (look === undefined || !existsSync(join(look, '01-amazons.png'))) {
  console.error('Usage: npm run pairs -- FOLDER, with the pictures of the look in that folder.');
  process.exit(1);
}
mkdirSync(OUT, { recursive: true });
const host = new HostProcess();
await host.start();
const chrome = await chromium.launch(browser().launchOptions);
const defaults = { theme: 'light', table: 'felt', language: 'en' };
for (const { picture, show, settings = {}, small = false } of PAIRS) {
  const viewport = small ? { width: 800, height: 600 } : { width: 1280, height: 800 };
  const page = await chrome.newPage({ viewport, reducedMotion: 'reduce' });
  await open(page, host.url);
  for (const [key, value] of Object.entries({ ...defaults, ...settings }))
    await call(page, 'settings.write', { key, value });
  await show(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(700);
  await page.screenshot({ path: join(OUT, `${picture}-built.png`) });
  cpSync(join(look, `${picture}.png`), join(OUT, `${picture}.png`), { force: true });
  await page.close();
}
/** Every state of the settings, in each size and theme, to be laid beside the one picture of them. */
const states = new Map<string, string[]>();
for (const [width, height] of [
  [1280, 800],
  [800, 600],
] as const)
  for (const theme of ['light', 'dark']) {
    const page = await chrome.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
    const own = new HostProcess();
    await own.start();
    await open(page, own.url);
    for (const [key, value] of Object.entries({ ...defaults, theme }))
      await call(page, 'settings.write', { key, value });
    await visit('settings')(page);
    for await (const state of settingsStates(page)) {
      const name = `08-settings-${state}-${width}-${theme}.png`;
      states.set(state, [...(states.get(state) ?? []), name]);
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: join(OUT, name) });
    }
    await page.close();
    await own.remove();
  }
await chrome.close();
await host.remove();
const rows = PAIRS.map(
  ({ picture }) => `<h2>${picture}</h2><div><img src="${picture}.png"><img src="${picture}-built.png"></div>`,
);
for (const [state, pictures] of states)
  rows.push(`<h2>08-settings: ${state}</h2><div>${pictures.map((one) => `<img src="${one}">`).join('')}</div>`);
writeFileSync(
  join(OUT, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Pairs</title><style>body{margin:16px;background:#777;font:16px sans-serif}div{display:grid;grid-template-columns:1fr 1fr;gap:8px}img{width:100%}</style>${rows.join('\n')}\n`,
);
console.log(join(OUT, 'index.html'));
