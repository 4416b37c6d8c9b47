import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leastWindow, placed, type Rect } from './placement.ts';

const rect = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height });
const MAIN = rect(0, 25, 1920, 1055);
const LEFT = rect(-2560, -200, 2560, 1440);

test.each([
  ['the first start', null, [MAIN], rect(320, 152, 1280, 800)],
  ['the first start on a small screen', null, [rect(0, 0, 1024, 600)], rect(0, 0, 1024, 600)],
  ['where it was', rect(100, 100, 1000, 700), [MAIN], rect(100, 100, 1000, 700)],
  ['on the second screen, left of the first', rect(-2000, -100, 1000, 700), [MAIN, LEFT], rect(-2000, -100, 1000, 700)],
  ['that screen is gone', rect(-2000, -100, 1000, 700), [MAIN], rect(460, 202, 1000, 700)],
  ['half out of the screen', rect(1500, 800, 1000, 700), [MAIN], rect(920, 380, 1000, 700)],
  ['its title above the screen', rect(100, -20, 1000, 700), [MAIN], rect(100, 25, 1000, 700)],
  ['on two screens, most on the left', rect(-900, 100, 1000, 700), [MAIN, LEFT], rect(-1000, 100, 1000, 700)],
  ['larger than the screen', rect(-50, 0, 4000, 3000), [MAIN], MAIN],
  ['smaller than the table', rect(10, 30, 1, 1), [MAIN], rect(10, 30, 800, 600)],
  ['a screen smaller than the table', rect(0, 0, 1280, 800), [rect(0, 0, 640, 480)], rect(0, 0, 640, 480)],
  ['the edge of the screen touched', rect(1920, 100, 1000, 700), [MAIN], rect(460, 202, 1000, 700)],
] as const)('%s', (_what, last, screens, wanted) => expect(placed(last, screens)).toEqual(wanted));

test('wherever it was, it opens whole on one of the screens there are', () => {
  const any = fc.record({
    x: fc.integer({ min: -1e6, max: 1e6 }),
    y: fc.integer({ min: -1e6, max: 1e6 }),
    width: fc.integer({ min: 0, max: 1e6 }),
    height: fc.integer({ min: 0, max: 1e6 }),
  });
  const screen = any.map(({ x, y, width, height }) => rect(x, y, 320 + (width % 8000), 200 + (height % 8000)));
  fc.assert(
    fc.property(fc.option(any), screen, fc.array(screen, { maxLength: 3 }), (last, main, others) => {
      const { x, y, width, height } = placed(last, [main, ...others]);
      const inside = (one: Rect): boolean =>
        x >= one.x && y >= one.y && x + width <= one.x + one.width && y + height <= one.y + one.height;
      expect([main, ...others].some(inside)).toBe(true);
      expect([width, height].every((side) => Number.isInteger(side) && side > 0)).toBe(true);
    }),
  );
});

test.each([
  ['without a frame', rect(0, 0, 1280, 800), rect(0, 0, 1280, 800), MAIN, [800, 600]],
  ['with a frame and menus', rect(9, 9, 1016, 759), rect(17, 60, 1000, 700), MAIN, [816, 659]],
  ['on a screen that is smaller', rect(0, 0, 656, 439), rect(8, 51, 640, 380), rect(0, 0, 656, 480), [656, 480]],
  ['before anything is known of its page', rect(0, 0, 0, 0), rect(0, 0, 900, 700), MAIN, [800, 600]],
] as const)('a window %s cannot be made too small for the table', (_what, window, page, screen, wanted) =>
  expect(leastWindow(window, page, screen)).toEqual(wanted),
);
