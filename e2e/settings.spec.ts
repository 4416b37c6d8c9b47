import type { Locator, Page } from '@playwright/test';
import { leadsSomewhere, LINKS } from '../shared/api/links.ts';
import { amazons, call, figure, lay, listen, open, opening, pile } from './game.ts';
import { expect, test } from './host.ts';

/** The settings as they are stored. */
const stored = async (page: Page): Promise<unknown> =>
  ((await call(page, 'app.start', {})) as { value: { settings: unknown } }).value.settings;

const show = (page: Page, screen: string): Promise<void> =>
  page.evaluate((hash) => void (location.hash = hash), screen);

type Role = 'radio' | 'switch' | 'slider' | 'combobox';
/** What is typed to find a setting, its control, what is said when it is chosen, what is stored, and what acts at once. */
type Setting = readonly [
  typed: string,
  role: Role,
  name: string,
  said: string,
  stored: Readonly<Record<string, unknown>>,
  acts?: (page: Page) => Promise<unknown>,
];

const root =
  (name: string, value: string) =>
  (page: Page): Promise<void> =>
    expect(page.locator('html')).toHaveAttribute(name, value);
const pace =
  (value: string) =>
  (page: Page): Promise<void> =>
    expect(page.locator('html')).toHaveCSS('--pace', value);
/** The pictures of cards on the page come from there. */
const pictures =
  (part: string, count: number) =>
  (page: Page): Promise<void> =>
    expect(page.locator(`main.settings img[src*="${part}"]`)).toHaveCount(count);

const SETTINGS: readonly Setting[] = [
  ['felt', 'radio', 'Midnight', 'Table: Midnight', { table: 'midnight' }, root('data-table', 'midnight')],
  ['dark mode', 'radio', 'Night', 'Theme: Night', { theme: 'dark' }, root('data-theme', 'dark')],
  ['oxblood', 'radio', 'Slate and brass', 'Card back: Slate and brass', { back: 'slate' }],
  ['COLOUR blind', 'radio', 'Four', 'Colours of the suits: Four', { suits: 'four' }, pictures('#four', 2)],
  ['corners', 'switch', 'Large index', 'Large index: on', { index: 'large' }],
  [
    'lane',
    'switch',
    'Mark a lane when its card can go home',
    'Mark a lane when its card can go home: off',
    { seamLight: false },
  ],
  ['safe', 'switch', 'Play safe cards home', 'Play safe cards home: on', { auto: true }],
  ['autofinish', 'switch', 'Finish by itself', 'Finish by itself: on', { finish: true }],
  ['glide', 'radio', 'Slow', 'Motion: Slow', { motion: 'slow' }, pace('1.8')],
  ['animation', 'radio', 'Off', 'Motion: Off', { motion: 'none' }, pace('0')],
  ['mute', 'switch', 'Sound', 'Sound: on', { sound: true }],
  ['system volume', 'slider', 'Volume', 'Volume: 60%', { volume: 60 }],
  ['sensible', 'radio', 'Chooses it', 'One click on a card: Chooses it', { click: 'choose' }],
  ['dealing reader', 'switch', 'Keys of one letter', 'Keys of one letter: off', { letters: false }],
  ['рус', 'combobox', 'Language', 'Idioma: Español', { language: 'es' }, root('lang', 'es')],
];

const controlOf = (page: Page, role: Role, name: string): Locator =>
  page.locator('main').getByRole(role, { name, exact: true });

/** Chooses by keyboard, from wherever the focus is. */
async function choose(control: Locator, role: Role): Promise<void> {
  await control.focus();
  if (role === 'radio') await control.check();
  else if (role === 'switch') await control.press('Space');
  else if (role === 'slider') await control.press('ArrowRight');
  else await control.selectOption('Español');
}

/** What a page has asked Web Audio to play: one letter for a noise or a hum, and whether the device is awake. */
interface Ears {
  heard: string[];
  context: AudioContext | undefined;
}
const ears = (): void => {
  const ears: Ears = { heard: [], context: undefined };
  Object.assign(window, { ears });
  for (const [make, letter] of [
    ['createBufferSource', 'n'],
    ['createOscillator', 'o'],
  ] as const) {
    const made = Reflect.get(BaseAudioContext.prototype, make) as () => never;
    BaseAudioContext.prototype[make] = function (this: AudioContext) {
      ears.heard.push(letter);
      ears.context = this;
      return made.call(this);
    };
  }
};
const heard = (page: Page): Promise<string> =>
  page.evaluate(() => (window as unknown as { ears: Ears }).ears.heard.splice(0).join(''));
const awake = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => (window as unknown as { ears: Ears }).ears.context?.state);

for (const scale of [1, 2])
  test.describe(`at ${scale} device pixels a px`, () => {
    test.use({ deviceScaleFactor: scale });
    test('every setting is found by typing, acts at once, is said, and survives a kill', async ({ page, host }) => {
      test.slow();
      await page.addInitScript(ears);
      await open(page, host.url);
      await show(page, '/settings');
      const field = page.getByRole('textbox', { name: 'Find a setting' });
      const live = await listen(page);
      const said = async (): Promise<string[]> => (await live()).map((text) => text.trim());
      for (const [typed, role, name, says, , acts] of SETTINGS) {
        await page.keyboard.press('Control+KeyF');
        await field.fill(typed);
        await expect(page.locator('[data-setting]:visible')).toHaveCount(1);
        await expect.poll(said).toContain('1 setting found');
        await choose(controlOf(page, role, name), role);
        await expect.poll(said).toContain(says);
        await acts?.(page);
      }
      const all = Object.assign({}, ...SETTINGS.map(([, , , , value]) => value)) as Record<string, unknown>;
      await expect.poll(() => stored(page)).toMatchObject(all);
      // A sound is tried out when it is switched on, and when the volume is set.
      expect(await heard(page)).toBe('nono');
      await expect.poll(() => awake(page)).toBe('suspended');

      await host.restart();
      await open(page, host.url);
      expect(await stored(page)).toMatchObject(all);
      await show(page, '/settings');
      await expect(page.getByRole('heading', { name: 'Ajustes' })).toBeVisible();
      for (const name of ['Medianoche', 'Noche', 'Pizarra y latón', 'Cuatro', 'La elige'])
        await expect(controlOf(page, 'radio', name)).toBeChecked();
      await expect(page.getByRole('radiogroup', { name: 'Movimiento' }).getByLabel('Ninguno')).toBeChecked();
      for (const name of ['Índices grandes', 'Sonido', 'Las cartas seguras suben solas'])
        await expect(controlOf(page, 'switch', name)).toBeChecked();
      await expect(controlOf(page, 'switch', 'Teclas de una letra')).not.toBeChecked();
      await expect(controlOf(page, 'slider', 'Volumen')).toHaveValue('60');

      // On the table: no letter deals, a click chooses, and four cards are four soft ticks.
      await show(page, '');
      await lay(page, amazons(2296));
      await page.keyboard.press('KeyD');
      expect(await figure(page, 'jugadas')).toBe('0');
      await expect(page.locator('.cards [data-face="back-slate"]').first()).toBeVisible();
      await pile(page, 's').click();
      await expect.poll(() => figure(page, 'jugadas')).toBe('1');
      expect(await heard(page)).toBe('no'.repeat(4));
      const waiting = opening(amazons(2)).depots.findIndex(([card]) => card !== undefined && card % 7 !== 0);
      await lay(page, amazons(2));
      await pile(page, `t${waiting + 1}`).click();
      await expect(page.locator('.note')).toHaveText(/espera/);
      expect(await heard(page)).toBe('o');
      await expect.poll(() => awake(page)).toBe('suspended');
    });
  });

test('the field says how many settings it has found; Escape clears it, Enter goes to the first', async ({
  page,
  host,
}) => {
  await open(page, host.url);
  await show(page, '/settings');
  const field = page.getByRole('textbox', { name: 'Find a setting' });
  await field.fill('nothing of the kind');
  await expect(page.getByText('No setting has these words in it.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await field.fill('system');
  await expect(page.getByRole('search')).toContainText('4 settings found');
  await expect(page.getByRole('heading', { level: 2, name: 'Keyboard' })).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'As the system' }).first()).toBeFocused();
  await page.getByRole('button', { name: 'About' }).click();
  await expect(field).toHaveValue('');
  await expect(page.locator('#settings-about')).toBeFocused();
  await expect(page.getByText(/^SQLite 3\.\d+/)).toBeVisible();
  await expect(page.getByText(/tarbart\.sqlite$/)).toBeVisible();
  // Where there is no page of releases yet, none is offered.
  const releases = page.getByRole('link', { name: 'Open the page' });
  if (leadsSomewhere(LINKS.releases)) await expect(releases).toHaveAttribute('href', LINKS.releases);
  else await expect(releases).toHaveCount(0);
  // By keyboard: what is pressed keeps the focus, and a question gives it back.
  await page.getByRole('button', { name: 'Back up now' }).press('Enter');
  const restore = page.getByRole('button', { name: 'Restore the backup' }).first();
  await expect(page.getByRole('button', { name: 'Back up now' })).toBeFocused();
  await restore.press('Enter');
  await expect(page.getByRole('button', { name: 'Restore', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(restore).toBeFocused();
  await page.getByText('All texts', { exact: true }).click();
  await expect(page.getByText(/SIL OPEN FONT LICENSE/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-pile]').first()).toBeVisible();
});
