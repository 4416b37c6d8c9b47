// Draws icons/icon.svg, and for small sizes the ones that stand on whole pixels, at all sizes with Chromium and writes PNG, ICO
// and ICNS, so that packaging downloads no icon tool.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { browser } from '../e2e/browser.ts';

/** The sizes inside the ICO file, in pixels. */
const ICO = [16, 24, 32, 48, 64, 128, 256];
/** The entries of the ICNS file: type and size in pixels. */
const ICNS = [
  ['icp4', 16],
  ['icp5', 32],
  ['icp6', 64],
  ['ic07', 128],
  ['ic08', 256],
  ['ic09', 512],
  ['ic10', 1024],
  ['ic11', 32],
  ['ic12', 64],
  ['ic13', 256],
  ['ic14', 512],
] as const;

const path = (name: string): string => fileURLToPath(new URL(`./icons/${name}`, import.meta.url));

/** The drawing for a size: of the small ones, the one whose pixels are whole at that size. */
function drawing(size: number): string {
  const small = size <= 64 ? [32, 24, 16].find((grid) => size % grid === 0) : undefined;
  return readFileSync(path(small === undefined ? 'icon.svg' : `icon-${small}.svg`), 'utf8');
}

async function draw(sizes: readonly number[]): Promise<Map<number, Buffer>> {
  const chrome = await chromium.launch(browser().launchOptions);
  const page = await chrome.newPage();
  const pictures = new Map<number, Buffer>();
  for (const size of sizes) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<body style="margin:0"><style>svg{display:block;width:${size}px;height:${size}px}</style>${drawing(size)}`,
    );
    pictures.set(size, await page.screenshot({ omitBackground: true }));
  }
  await chrome.close();
  return pictures;
}

const pictures = await draw([...ICO, 512, 1024]);

function png(size: number): Buffer {
  const picture = pictures.get(size);
  if (picture === undefined) throw new Error(`no picture of ${size} px`);
  return picture;
}

function ico(sizes: readonly number[]): Buffer {
  const head = Buffer.alloc(6 + 16 * sizes.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sizes.length, 4);
  let offset = head.length;
  sizes.forEach((size, i) => {
    const at = 6 + 16 * i;
    head.writeUInt8(size % 256, at);
    head.writeUInt8(size % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png(size).length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png(size).length;
  });
  return Buffer.concat([head, ...sizes.map(png)]);
}

function icnsChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32BE(data.length + 8, 4);
  return Buffer.concat([head, data]);
}

for (const size of [...ICO, 512]) writeFileSync(path(`${size}x${size}.png`), png(size));
writeFileSync(path('icon.ico'), ico(ICO));
writeFileSync(
  path('icon.icns'),
  icnsChunk('icns', Buffer.concat(ICNS.map(([type, size]) => icnsChunk(type, png(size))))),
);
