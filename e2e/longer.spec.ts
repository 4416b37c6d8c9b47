import { SCREENS } from './all-screens.ts';
import { call, open } from './game.ts';
import { expect, test } from './host.ts';
import { misfits, withLongerTexts } from './longer.ts';

// The whole of it, everything that can be seen, in every language, is `npm run soak -- longer`.
test('texts 40 % longer are not cut and lie over nothing at 800 × 600', async ({ page, host }) => {
  test.slow();
  await page.setViewportSize({ width: 800, height: 600 });
  await withLongerTexts(page);
  await open(page, host.url);
  await call(page, 'settings.write', { key: 'language', value: 'es' });
  for (const [name, show] of Object.entries(SCREENS)) {
    await show(page);
    expect.soft(await misfits(page), name).toEqual([]);
  }
});
