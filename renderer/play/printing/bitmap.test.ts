import { expect, test } from 'vitest';
import { bitmapOf } from './bitmap.ts';

test('a bitmap tells its size, and holds the points as they are, from the top', async () => {
  const data = Uint8ClampedArray.from({ length: 3 * 2 * 4 }, (_, i) => i);
  const file = bitmapOf({ width: 3, height: 2, data });
  const bytes = Buffer.from(await file.arrayBuffer());
  expect(file.type).toBe('image/bmp');
  expect(bytes.toString('latin1', 0, 2)).toBe('BM');
  expect(bytes.readUInt32LE(2)).toBe(bytes.length);
  expect([bytes.readInt32LE(18), bytes.readInt32LE(22), bytes.readUInt16LE(28)]).toEqual([3, -2, 32]);
  expect([...bytes.subarray(bytes.readUInt32LE(10))]).toEqual([...data]);
});
