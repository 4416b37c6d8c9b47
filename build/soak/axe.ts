import { chromium } from '@playwright/test';
import { EVERYTHING } from '../../e2e/all-screens.ts';
import { dress, lostToForcedColours, TABLES, THEMES, violations } from '../../e2e/axe.ts';
import { browser } from '../../e2e/browser.ts';
import { call, open } from '../../e2e/game.ts';
import { HostProcess } from '../../electron/testing/host-process.ts';
import { LANGUAGES } from '../../shared/text/index.ts';

/**
 * Looks by every rule of axe at every screen × theme × table × language, and at the contrast of each with more contrast and
 * with forced colours. A row a language.
 */
export async function* axe(): AsyncGenerator<object> {
  const chrome = await chromium.launch(browser().launchOptions);
  const host = new HostProcess();
  await host.start();
  try {
    for (const language of LANGUAGES) {
      const page = await chrome.newPage({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
      await open(page, host.url);
      await call(page, 'settings.write', { key: 'language', value: language });
      const faults: string[] = [];
      let looks = 0;
      for (const [name, show] of Object.entries(EVERYTHING)) {
        await show(page);
        const look = async (colours: string, by: 'all' | 'more' | 'others' = 'all'): Promise<void> => {
          looks++;
          faults.push(...(await violations(page, by)).map((fault) => `${name}, ${colours}: ${fault}`));
        };
        for (const theme of THEMES.toReversed())
          for (const table of TABLES.toReversed()) {
            await dress(page, theme, table);
            await look(`${theme}, ${table}`);
            await page.emulateMedia({ contrast: 'more' });
            await look(`${theme}, ${table}, more contrast`, 'more');
            await page.emulateMedia({ contrast: 'no-preference' });
          }
        for (const scheme of THEMES) {
          await page.emulateMedia({ forcedColors: 'active', colorScheme: scheme });
          await look(`forced colours, ${scheme}`, 'others');
          const lost = await lostToForcedColours(page);
          faults.push(...lost.map((fault) => `${name}, forced colours, ${scheme}: ${fault}`));
        }
        await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
      }
      await page.close();
      yield { soak: 'axe', language, looks, failed: faults.length, faults };
    }
  } finally {
    await chrome.close();
    await host.remove();
  }
}
