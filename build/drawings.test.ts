import { describe, expect, test } from 'vitest';
import { drawingOf, drawingsOf } from './drawings.ts';

const svg = (inner: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-120 -168 240 336" fill="#123456"${attributes}>${inner}</svg>`;
const strokesOf = (inner: string) => drawingOf(svg(inner)).strokes;

describe.each(['classic', 'large'] as const)('the deck %s', (deck) => {
  const drawings = drawingsOf(deck);

  test('has every card and every back', () => {
    const ranks = ['a', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'j', 'q', 'k'];
    const cards = ['C', 'D', 'H', 'S'].flatMap((suit) => ranks.map((rank) => suit + rank));
    expect(Object.keys(drawings).sort()).toEqual([...cards, 'back', 'back-blue', 'back-slate'].sort());
  });
  test('is drawn with paths that are there, on paper of one shape', () => {
    for (const [name, { box, paths, strokes }] of Object.entries(drawings)) {
      expect(box.slice(2), name).toEqual([240, 336]);
      expect(strokes.length, name).toBeGreaterThan(3);
      for (const { path, clip = 0, at } of strokes) {
        expect([paths[path], paths[clip]], name).not.toContain(undefined);
        expect(at.every(Number.isFinite), name).toBe(true);
      }
    }
  });
  test('has clubs and diamonds in two colours, and the other suits in theirs', () => {
    for (const [name, { colours, strokes }] of Object.entries(drawings)) {
      const parts = strokes.filter(({ fill, stroke }) => fill === 'currentColor' || stroke === 'currentColor');
      expect(parts.length > 0, name).toBe(/^[CD]/.test(name));
      expect(colours[0] !== colours[1], name).toBe(/^[CD]/.test(name));
    }
  });
});

describe('a picture becomes a drawing', () => {
  test.each([
    ['a path, in the colour around it', '<path d="M0 0h9"/>', { fill: '#123456', at: [1, 0, 0, 1, 0, 0] }],
    ['moved', '<g transform="translate(3 4)"><path d="M0 0h9"/></g>', { at: [1, 0, 0, 1, 3, 4] }],
    ['turned about a point', '<path transform="rotate(90 2 1)" d="M0 0h9"/>', { at: [0, 1, -1, 0, 3, -1] }],
    ['first scaled, then moved', '<path transform="scale(2) translate(1 0)" d="M0 0h9"/>', { at: [2, 0, 0, 2, 2, 0] }],
    [
      'a symbol, in the middle of its height',
      '<defs><symbol id="s" viewBox="0 0 10 10" preserveAspectRatio="xMinYMid"><path d="M0 0h9"/></symbol></defs><use xlink:href="#s" x="5" y="0" width="20" height="40"/>',
      { at: [2, 0, 0, 2, 5, 10] },
    ],
    [
      'a symbol at no place in particular',
      '<defs><symbol id="s" viewBox="0 0 10 10"><path d="M0 0h9"/></symbol></defs><use xlink:href="#s" width="10" height="10"/>',
      { at: [1, 0, 0, 1, 0, 0] },
    ],
    [
      'a symbol that is stretched',
      '<defs><symbol id="s" viewBox="0 0 10 10" preserveAspectRatio="none"><path d="M0 0h9"/></symbol></defs><use xlink:href="#s" x="5" y="0" width="20" height="40"/>',
      { at: [2, 0, 0, 4, 5, 0] },
    ],
    [
      'a pen',
      '<path d="M0 0h9" fill="none" stroke="red" stroke-width="3" stroke-linecap="round" stroke-linejoin="bevel" stroke-miterlimit="2"/>',
      { stroke: 'red', width: 3, cap: 'round', join: 'bevel', miter: 2 },
    ],
  ])('%s', (_, inner, expected) => {
    expect(strokesOf(inner)).toHaveLength(1);
    expect(strokesOf(inner)[0]).toMatchObject(expected);
  });
  test('a pattern is laid tile by tile under the edge of what it fills, and nowhere else', () => {
    const tile = '<defs><pattern id="p" width="4" height="4"><circle cx="2" cy="2" r="1" fill="red"/></pattern></defs>';
    const strokes = strokesOf(`${tile}<rect x="0" y="0" width="8" height="12" fill="url(#p)" stroke="blue"/>`);
    expect(strokes.filter(({ fill }) => fill === 'red')).toHaveLength(6);
    const edge = strokes.at(-1);
    expect(edge).toMatchObject({ stroke: 'blue' });
    expect(strokes.slice(0, -1).every(({ clip }) => clip === edge?.path)).toBe(true);
    expect(edge).not.toHaveProperty('fill');
  });
  test.each([
    ['<text>A</text>', '<text> cannot be drawn'],
    ['<use xlink:href="#gone"/>', 'nothing is named gone'],
    ['<path transform="skewX(3)" d=""/>', 'skewX'],
  ])('%s is refused', (inner, problem) => {
    expect(() => drawingOf(svg(inner))).toThrow(problem);
  });
});
