/** A rectangle on the desktop, in device-independent pixels. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest page the table fits into. */
export const LEAST = { width: 800, height: 600 } as const;
/** The size of the first window. */
const FIRST = { width: 1280, height: 800 } as const;

/** The area two rectangles share, in square pixels. */
function shared(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/**
 * Where a window opens that was last at `last`, or never: whole on the screen it was most on, in the middle of the first
 * one where its screen is gone. `screens`: the parts of all present screens that windows may take, the main one first.
 */
export function placed(last: Rect | null, screens: readonly [Rect, ...Rect[]]): Rect {
  const [main] = screens;
  const { width, height } = last ?? FIRST;
  const screen = last ? screens.reduce((best, one) => (shared(last, one) > shared(last, best) ? one : best)) : main;
  const size = {
    width: Math.min(Math.max(width, LEAST.width), screen.width),
    height: Math.min(Math.max(height, LEAST.height), screen.height),
  };
  if (!last || shared(last, screen) === 0)
    return {
      x: screen.x + Math.floor((screen.width - size.width) / 2),
      y: screen.y + Math.floor((screen.height - size.height) / 2),
      ...size,
    };
  return {
    x: between(screen.x, last.x, screen.x + screen.width - size.width),
    y: between(screen.y, last.y, screen.y + screen.height - size.height),
    ...size,
  };
}

/** The smallest size of a window whose page is to hold the table: with its frame and menus, but not more than `screen`. */
export function leastWindow(window: Rect, page: Rect, screen: Rect): readonly [width: number, height: number] {
  const around = { width: window.width - page.width, height: window.height - page.height };
  return [
    Math.min(LEAST.width + Math.max(0, around.width), screen.width),
    Math.min(LEAST.height + Math.max(0, around.height), screen.height),
  ];
}
