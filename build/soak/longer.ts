import { chromium } from '@playwright/test';
import { EVERYTHING } from '../../e2e/all-screens.ts';
import { browser } from '../../e2e/browser.ts';
import { call, open } from '../../e2e/game.ts';
import { misfits, withLongerTexts } from '../../e2e/longer.ts';
import { HostProcess } from '../../electron/testing/host-process.ts';
import { LANGUAGES } from '../../shared/text/index.ts';

/** Looks at everything that can be seen with every text 40 % longer, at 800 × 600, for what does not fit. A row a language. */
export async function* longer(): AsyncGenerator<object> {
  const chrome = await chromium.launch(browser().launchOptions);
  try {
    for (const language of LANGUAGES) {
      const host = new HostProcess();
      await host.start();
      const page = await chrome.newPage({ reducedMotion: 'reduce', viewport: { width: 800, height: 600 } });
      const faults: string[] = [];
      let looks = 0;
      try {
        await withLongerTexts(page);
        await open(page, host.url);
        await call(page, 'settings.write', { key: 'language', value: language });
        for (const [name, show] of Object.entries(EVERYTHING)) {
          await show(page);
          looks++;
          faults.push(...(await misfits(page)).map((fault) => `${name}: ${fault}`));
        }
      } finally {
        await page.close();
        await host.remove();
      }
      yield { soak: 'longer', language, looks, failed: faults.length, faults };
    }
  } finally {
    await chrome.close();
  }
}
