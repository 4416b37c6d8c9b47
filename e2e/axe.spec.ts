import { SCREENS } from './all-screens.ts';
import { dress, lostToForcedColours, TABLES, THEMES, violations } from './axe.ts';
import { call, open } from './game.ts';
import { expect, test } from './host.ts';

/** Screens on which cloth is seen. */
const CLOTH = ['the win', 'the block', 'the table'];

// The whole of it, every rule on every screen, theme, table and language, is `npm run soak -- axe`.
for (const language of ['en', 'es', 'ru'])
  test(`${language}: axe finds nothing on any screen, by day, by night, on any cloth`, async ({ page, host }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, host.url);
    await call(page, 'settings.write', { key: 'language', value: language });
    for (const [name, show] of Object.entries(SCREENS)) {
      await show(page);
      await dress(page, 'light', 'felt');
      expect.soft(await violations(page), name).toEqual([]);
      // Colours are the same in every language.
      if (language !== 'en') continue;
      await dress(page, 'dark', 'felt');
      expect.soft(await violations(page, 'colours'), `${name}, dark`).toEqual([]);
      for (const theme of CLOTH.includes(name) ? THEMES : [])
        for (const table of TABLES.slice(1)) {
          await dress(page, theme, table);
          expect.soft(await violations(page, 'colours'), `${name}, ${theme}, ${table}`).toEqual([]);
        }
      await page.emulateMedia({ contrast: 'more' });
      expect.soft(await violations(page, 'more'), `${name}, more contrast`).toEqual([]);
      // Where the system sets the colours, axe does not see them.
      await page.emulateMedia({ contrast: 'no-preference', forcedColors: 'active' });
      expect.soft(await lostToForcedColours(page), `${name}, forced colours`).toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });
    }
  });
