import type { Page } from '@playwright/test';
import { call, open } from './game.ts';
import { expect, test } from './host.ts';

/** The sheet of all cards, on paper, point by point: red, green, blue and opacity of each. The first one has fewer in its row. */
async function sheet(page: Page): Promise<{ width: number; points: Buffer }> {
  const url = await page.waitForFunction(() => {
    const face = document.querySelector('.cards .face');
    const style = face && getComputedStyle(face);
    return parseFloat(style?.backgroundSize ?? '') > 1200
      ? /^url\("(blob:.+)"\)$/.exec(style?.backgroundImage ?? '')?.[1]
      : undefined;
  });
  const { width, points } = await page.evaluate(
    async (src) => {
      const image = Object.assign(new Image(), { src });
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
      const pen = canvas.getContext('2d');
      if (pen) pen.fillStyle = '#fcf9f1';
      pen?.fillRect(0, 0, image.width, image.height);
      pen?.drawImage(image, 0, 0);
      const points = pen?.getImageData(0, 0, image.width, image.height).data ?? [];
      let text = '';
      for (let i = 0; i < points.length; i += 8192) text += String.fromCharCode(...points.slice(i, i + 8192));
      return { width: image.width, points: btoa(text) };
    },
    (await url.jsonValue()) ?? '',
  );
  return { width, points: Buffer.from(points, 'base64') };
}

/** How far apart two sheets are, of 255: on the mean, and in the worst of pieces of 8 by 8 points. */
function difference(one: Awaited<ReturnType<typeof sheet>>, other: typeof one): { mean: number; worst: number } {
  const pieces = new Map<number, number>();
  let sum = 0;
  one.points.forEach((value, i) => {
    const off = Math.abs(value - (other.points[i] ?? 0));
    const [x, y] = [Math.floor(i / 4) % one.width, Math.floor(i / 4 / one.width)];
    const piece = Math.floor(y / 8) * one.width + Math.floor(x / 8);
    pieces.set(piece, (pieces.get(piece) ?? 0) + off);
    sum += off;
  });
  return { mean: sum / one.points.length, worst: Math.max(...pieces.values()) / (8 * 8 * 4) };
}

for (const settings of [
  { index: 'auto', suits: 'two', back: 'red' },
  { index: 'large', suits: 'four', back: 'slate' },
])
  test(`cards are printed as their pictures are drawn: ${JSON.stringify(settings)}`, async ({
    page,
    host,
    context,
  }) => {
    await open(page, host.url);
    for (const [key, value] of Object.entries(settings)) await call(page, 'settings.write', { key, value });
    await page.reload();
    const printed = await sheet(page);
    // Where the thread cannot be had, the browser draws the pictures themselves.
    const other = await context.newPage();
    await other.route('**/thread-*.js', (route) => route.abort());
    await open(other, host.url);
    const drawn = await sheet(other);
    expect(drawn.width).toBe(printed.width);
    const { mean, worst } = difference(printed, drawn);
    expect(mean).toBeLessThan(1);
    expect(worst).toBeLessThan(24);
  });
