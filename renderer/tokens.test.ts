import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** The colours of the rules whose selector list holds one of these, later rules over earlier ones. */
function tokens(...selectors: string[]): Map<string, Colour> {
  const found = new Map<string, Colour>();
  const plain = css.replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');
  for (const [, list = '', body = ''] of plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!list.split(',').some((one) => selectors.includes(one.trim()))) continue;
    for (const [, name = '', hex = ''] of body.matchAll(/(--[\w-]+):\s*#([0-9a-f]{6,8})\s*;/g)) {
      const part = (i: number): number => parseInt(hex.slice(i, i + 2) || 'ff', 16);
      found.set(name, [part(0), part(2), part(4), part(6) / 255]);
    }
  }
  return found;
}

/** A colour laid over an opaque one. */
const over = ([r, g, b, alpha]: Colour, [R, G, B]: Colour): Colour => {
  const mix = (top: number, under: number): number => top * alpha + under * (1 - alpha);
  return [mix(r, R), mix(g, G), mix(b, B), 1];
};

/** Relative luminance and contrast after WCAG 2. */
function luminance([r, g, b]: Colour): number {
  const linear = (part: number): number => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}
function contrast(a: Colour, b: Colour): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const need = (all: Map<string, Colour>, name: string): Colour => {
  const colour = all.get(name);
  if (!colour) throw new Error(`no token ${name}`);
  return colour;
};

/** What tokens become where the system asks for more contrast. */
const MORE = [
  ...(/@media \(prefers-contrast: more\) \{([\s\S]*?)\n\}/.exec(css)?.[1] ?? '').matchAll(
    /(--[\w-]+):\s*var\((--[\w-]+)\) !important/g,
  ),
];
const withMore = (all: Map<string, Colour>): Map<string, Colour> => {
  const more = new Map(all);
  for (const [, name = '', from = ''] of MORE) {
    const colour = all.get(from);
    if (colour) more.set(name, colour);
  }
  return more;
};

const PAPERS = ['--paper', '--paper-raised', '--paper-sunk'];

describe.each([
  ['day', tokens(':root')],
  ['night', new Map([...tokens(':root'), ...tokens(":root[data-theme='dark']")])],
])('by %s', (_, all) => {
  test.each(['--ink', '--ink-2', '--ink-3', '--accent', '--baize', '--lamp'])(
    '%s can be read on every paper',
    (ink) => {
      for (const paper of PAPERS) expect(contrast(need(all, ink), need(all, paper)), paper).toBeGreaterThanOrEqual(4.5);
    },
  );
  test('the words of the main button can be read', () =>
    expect(contrast(need(all, '--paper-raised'), need(all, '--ink'))).toBeGreaterThanOrEqual(7));
  test('where more contrast is asked for, every ink has seven to one', () => {
    const more = withMore(all);
    for (const ink of ['--ink', '--ink-2', '--ink-3', '--accent', '--lamp'])
      for (const paper of PAPERS) expect(contrast(need(more, ink), need(more, paper)), paper).toBeGreaterThanOrEqual(7);
    for (const paper of PAPERS)
      expect(contrast(need(more, '--rule'), need(more, paper)), paper).toBeGreaterThanOrEqual(3);
  });
  test('edges and focus stand out', () => {
    for (const line of ['--rule-strong', '--focus'])
      for (const paper of PAPERS) expect(contrast(need(all, line), need(all, paper)), paper).toBeGreaterThanOrEqual(3);
  });
});

const TABLES = ['felt', 'midnight', 'linen', 'contrast'];

describe.each(
  TABLES.flatMap((table) => [
    [table, 'day', tokens(`[data-table='${table}']`)] as const,
    [table, 'night', tokens(`[data-table='${table}']`, `[data-theme='dark'] [data-table='${table}']`)] as const,
  ]),
)('%s by %s', (_, __, all) => {
  const bare = ['--table-lit', '--table', '--table-rim'].map((name) => need(all, name));
  const lanes = bare.map((cloth) => over(need(all, '--lane'), cloth));
  const wells = bare.map((cloth) => over(need(all, '--well'), cloth));
  const inks = ['--table-ink', '--table-ink-2', '--table-lamp'];
  test.each(inks)('%s can be read on the cloth, in a lane and on an edged button', (ink) => {
    for (const cloth of [...bare, ...lanes, ...wells])
      expect(contrast(need(all, ink), cloth)).toBeGreaterThanOrEqual(4.5);
  });
  test('where more contrast is asked for, words have seven to one, and lanes a line that is seen', () => {
    const more = withMore(all);
    const cloth = need(more, '--table');
    for (const ground of [cloth, over(need(more, '--lane'), cloth), over(need(more, '--well'), cloth)]) {
      for (const ink of ['--table-ink', '--table-ink-2', '--table-line'])
        expect(contrast(need(more, ink), ground), ink).toBeGreaterThanOrEqual(7);
      expect(contrast(need(more, '--table-lamp'), ground)).toBeGreaterThanOrEqual(4.5);
    }
  });
  test('the great letter of an empty place can be seen, at 85 % of its ink', () => {
    const [r, g, b] = need(all, '--table-ink-2');
    for (const lane of lanes) {
      const place = over(need(all, '--well'), lane);
      expect(contrast(over([r, g, b, 0.85], place), place)).toBeGreaterThanOrEqual(3);
    }
  });
  test('words in the pool of light at a win can be read: labels stand where it has less than half its strength', () => {
    const [r, g, b, alpha] = need(all, '--table-glow');
    const glow = over([r, g, b, alpha * 0.45], need(all, '--table-lit'));
    for (const ink of ['--table-ink', '--table-ink-2'])
      expect(contrast(need(all, ink), glow), ink).toBeGreaterThanOrEqual(4.5);
    expect(contrast(need(all, '--table-lamp'), glow), 'the suit marks').toBeGreaterThanOrEqual(3);
  });
});

const FACES = new URL('./assets/cards/', import.meta.url);

describe.each(['', 'large/'])('four colours of the deck %s', (folder) => {
  const ranks = ['a', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'j', 'q', 'k'];
  const hex = (text: string): Colour => [1, 3, 5].map((i) => parseInt(text.slice(i, i + 2), 16)).concat(1) as never;
  const face = (name: string): string => readFileSync(new URL(`${folder}${name}.svg`, FACES), 'utf8');

  test.each([
    ['C', '#1f1c19', '#1d6b45'],
    ['D', '#b3282d', '#2a5aa0'],
  ])('index and marks of %s are %s, and %s where the address asks for it', (suit, two, four) => {
    for (const rank of ranks) {
      const svg = face(suit + rank);
      expect(svg, rank).toContain(`id="four" color="${two}"><style>:target{color:${four}}</style>`);
      expect(svg.match(/"currentColor"/g), rank).toHaveLength(2);
    }
    expect(contrast(hex(four), hex('#fcf9f1'))).toBeGreaterThanOrEqual(4.5);
  });
  test('hearts and spades keep theirs', () => {
    for (const rank of ranks) for (const suit of 'HS') expect(face(suit + rank)).not.toContain(':target');
  });
});

/** How far the second row of a crowded shelf lies below the first, card widths: see `shared/layout/algerian.ts`. */
const SHOWN = [
  ['', 0.32],
  ['large/', 0.47],
] as const;

test.each(SHOWN)('the older row of a crowded shelf shows rank and suit: deck %s', (folder, shown) => {
  for (const suit of 'CDHS')
    for (const rank of ['a', '2', '10', 'j', 'q', 'k']) {
      const svg = readFileSync(new URL(`${folder}${suit}${rank}.svg`, FACES), 'utf8');
      // Rank and suit stand at the left edge; a mark ends a twelfth of its box above it; a card's top is at -168.
      const corner = [...svg.matchAll(/height="([\d.]+)" width="[\d.]+" x="-1[12][\d.]+" y="-([\d.]+)"/g)];
      const ends = corner.map(([, size, up]) => (168 - Number(up) + (Number(size) * 11) / 12) / 240);
      expect(new Set(ends).size, suit + rank).toBe(2);
      expect(Math.max(...ends), suit + rank).toBeLessThanOrEqual(shown);
    }
});
