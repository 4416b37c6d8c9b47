import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatOptions, GAMES } from '../../../shared/games/index.ts';
import { csvHead, csvLine, type LogRow } from './csv.ts';

const ROW: LogRow = {
  ...{
    id: '0b9ab1a2-3c4d-4e5f-8a6b-7c8d9e0f1a2b',
    player: 'Anna',
    name: null,
    game: 'amazons',
    revision: 1,
    options: 'a=b,c=d',
  },
  ...{ deal: 'number', shuffle: 1, number: 48213, deck: null, seed: null, source: 'random', repeat: 0, status: 'won' },
  ...{ began_on: '2026-11-29', touched_at: 0, ended_on: '2026-11-30', ended_at: Date.UTC(2026, 10, 29, 23, 4, 5, 678) },
  ...{
    clock: 192_999,
    undos: 1,
    restarts: 0,
    hints: 2,
    lights: 0,
    shows: 0,
    home: 28,
    passes: 15,
    plies: 82,
    struck: 0,
    taken_up: null,
  },
};

/** Reads a table by RFC 4180, written anew from its grammar. */
function parse(text: string): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  while (at < text.length) {
    let value = '';
    if (text.charAt(at) === '"') {
      for (at++; ; at++) {
        if (at >= text.length) throw new Error('a quote is open');
        if (text.charAt(at) !== '"') value += text.charAt(at);
        else if (text.charAt(at + 1) === '"') value += text.charAt(++at);
        else break;
      }
      at++;
    } else
      for (; at < text.length && !/[,\r]/.test(text.charAt(at)); at++) {
        if (/["\n]/.test(text.charAt(at))) throw new Error('a bare quote or line feed');
        value += text.charAt(at);
      }
    rows.at(-1)?.push(value);
    if (text.charAt(at) === ',') at++;
    else if (text.startsWith('\r\n', at)) {
      at += 2;
      if (at < text.length) rows.push([]);
    } else throw new Error(`unexpected ${JSON.stringify(text.charAt(at))}`);
  }
  return rows;
}

const table = (...rows: LogRow[]): string => csvHead() + rows.map(csvLine).join('');
const read = (row: LogRow): Record<string, string | undefined> => {
  const [head = [], values = []] = parse(table(row).slice(1));
  expect(values).toHaveLength(head.length);
  return Object.fromEntries(head.map((name, i) => [name, values[i]]));
};

test('a line has dates by ISO 8601, whole seconds and names for ever', () => {
  expect(table(ROW).charCodeAt(0)).toBe(0xfeff);
  expect(read(ROW)).toEqual({
    player: 'Anna',
    began_on: '2026-11-29',
    ended_on: '2026-11-30',
    ended_at_utc: '2026-11-29T23:04:05Z',
    game: 'amazons',
    options: 'a=b,c=d',
    deal_number: '48213',
    deck: '',
    source: 'random',
    result: 'won',
    repeat: '0',
    struck_out: '0',
    seconds: '192',
    moves: '82',
    passes: '15',
    cards_home: '28',
    undos: '1',
    restarts: '0',
    hints: '2',
    lights: '0',
    shows: '0',
    name: '',
    reading: '',
    taken_up: '',
  });
});

test('a reading is named by its id, beside its options, and rules of one’s own by those alone', () => {
  for (const game of GAMES)
    for (const { id, options } of game.presets)
      expect(read({ ...ROW, game: game.id, options: formatOptions(game, options) })['reading']).toBe(id);
  expect(read({ ...ROW, taken_up: 86 })).toMatchObject({ reading: '', taken_up: '86' });
});

test.each([
  [8_640_000_000_000_000, "'+275760-09-13T00:00:00Z"],
  [-1, '1969-12-31T23:59:59Z'],
])('an end at %i ms is the moment %s', (ended_at, text) =>
  expect(read({ ...ROW, ended_at })['ended_at_utc']).toBe(text),
);

test('whatever a game is called, the table is read as it was written', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('"', ',', '\r', '\n', ';', ' ', 'ж', '🂡', 'x') }), (name) => {
      const text = /^[\t\r]/.test(name) ? `'${name}` : name;
      expect(read({ ...ROW, name })['name']).toBe(text);
    }),
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '=HYPERLINK("http://x","y")'])('%j is no formula', (name) =>
  expect(read({ ...ROW, player: name, name })).toMatchObject({ player: `'${name}`, name: `'${name}` }),
);

test('no field has a decimal sign, a group or a local date in it, so that no language reads it otherwise', () => {
  for (const value of Object.values(read({ ...ROW, options: '', clock: 1_234_567_890_123 })).filter((one) =>
    /^\d/.test(one ?? ''),
  ))
    expect(value).toMatch(/^(\d+|\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\dZ)?)$/);
});
