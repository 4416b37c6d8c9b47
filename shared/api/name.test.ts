import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldName, freeName, MOST, parseName } from './name.ts';

const parsed = (text: string, most = 40): string => {
  const read = parseName(text, most);
  return 'name' in read ? read.name : `(${read.problem})`;
};

test.each([
  ['  Anna\t\n Lena ', 'Anna Lena'],
  ['Jürgen Größe', 'Jürgen Größe'],
  ['Jürgen', 'Jürgen'],
  ['김용', '김용'],
  ['سارة', 'سارة'],
  ['👩‍👩‍👧 & 🐈', '👩‍👩‍👧 & 🐈'],
  ['\u202eannA', 'annA'],
  ['A\u0000n\u200bna', 'Anna'],
  ['', '(empty)'],
  [' \u200d\u3000', '(empty)'],
  ['\u0301', '(empty)'],
  ['\ud800', '\ufffd'],
  ['x'.repeat(40), 'x'.repeat(40)],
  ['x'.repeat(41), '(long)'],
  ['🂡'.repeat(40), '🂡'.repeat(40)],
  ['__proto__', '__proto__'],
])('%j is kept as %j', (text, name) => expect(parsed(text)).toBe(name));

test.each([
  ['Anna', 'ANNA'],
  ['Straße', 'STRASSE'],
  ['Влад', 'влад'],
  ['Jürgen', 'JU\u0308RGEN'],
  ['Ａnna', 'anna'],
  ['Οδυσσεύς', 'ΟΔΥΣΣΕΎΣ'],
])('%s and %s are the same name', (one, other) => expect(foldName(one)).toBe(foldName(other)));

test.each([
  ['Anna', 'Ana'],
  ['Е', 'E'],
  ['é', 'e'],
])('%s and %s are different names', (one, other) => expect(foldName(one)).not.toBe(foldName(other)));

test('a name that is taken gets a number, and is a name still', () => {
  expect(freeName('Anna', ['Ben'])).toBe('Anna');
  expect(freeName('Anna', ['ANNA', 'Anna 2'])).toBe('Anna 3');
  expect(freeName('x'.repeat(40), ['X'.repeat(40)])).toBe(`${'x'.repeat(38)} 2`);
});

test('whatever is typed, what is kept is a name and stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const read = parseName(text, MOST.game);
      if (!('name' in read)) return;
      expect(parseName(read.name, MOST.game)).toEqual(read);
      expect(Array.from(read.name).length).toBeLessThanOrEqual(MOST.game);
      expect(parsed(freeName(read.name.slice(0, 20), [read.name.slice(0, 20)]))).not.toBe('(long)');
    }),
  );
});
