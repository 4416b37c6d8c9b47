import fc from 'fast-check';
import { expect, test } from 'vitest';
import { JsonItems, NoDocument } from './json-items.ts';

/** What is read of a text that comes in pieces of these lengths, over and over. */
function read(text: string, lengths: readonly number[] = [text.length || 1]): [string, unknown][] {
  const found: [string, unknown][] = [];
  const items = new JsonItems(['list'], (key, value) => found.push([key, value]));
  for (let at = 0, n = 0; at < text.length; n++) {
    const length = lengths[n % lengths.length] ?? 1;
    items.feed(text.slice(at, at + length));
    at += length;
  }
  items.close();
  return found;
}

test('members come whole, elements of lists one by one', () =>
  expect(
    read('\ufeff {"a": 1, "list": [ {"x": "]}\\""} , [2], "three", null,-4.5e3 ] ,"b":{"list":[1]}, "c" : true }\n'),
  ).toEqual([
    ['a', 1],
    ...[{ x: ']}"' }, [2], 'three', null, -4500].map((one) => ['list', one]),
    ['b', { list: [1] }],
    ['c', true],
  ]));

test('any object is read as JSON.parse reads it, in whatever pieces it comes', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string(), fc.jsonValue()),
      fc.array(fc.jsonValue()),
      fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      fc.constantFrom(undefined, 1, '\t'),
      (members, list, lengths, indent) => {
        const whole = { ...members, list };
        const expected = (JSON.parse(JSON.stringify(Object.entries(whole))) as [string, unknown][]).flatMap(
          ([key, value]): [string, unknown][] =>
            key === 'list' ? (value as unknown[]).map((one) => ['list', one]) : [[key, value]],
        );
        expect(read(JSON.stringify(whole, null, indent), lengths)).toEqual(expected);
      },
    ),
  );
});

const begun = (text: string): boolean | undefined => {
  try {
    read(text);
    return undefined;
  } catch (error) {
    if (error instanceof NoDocument) return error.begun;
    throw error;
  }
};

test.each(['', '   ', 'x', '[]', '"text"', '<html>', 'PK\u0003\u0004', '1'])(
  '%j is no document from the start',
  (text) => expect(begun(text)).toBe(false),
);

const WHOLE = '{"a":[1,{"b":"c"}],"list":[{"d":2},3],"e":"f"}';
test.each(Array.from({ length: WHOLE.length - 1 }, (_, i) => WHOLE.slice(0, i + 1)))('%j broke off', (text) =>
  expect(begun(text)).toBe(true),
);

test.each([
  '{a:1}',
  '{"a" 1}',
  '{"a":}',
  '{"a":1,}',
  '{"list":[1,]}',
  '{"list":[,1]}',
  '{"list":[1 2]}',
  '{"a":1 "b":2}',
  '{"a":1}}',
  '{"a":1} {}',
  "{'a':1}",
  '{"a":undefined}',
  '{"a":01}',
  '{"a":"\u0000"}',
  `{"a":"${'x'.repeat(2_000_001)}"}`,
  `{"a":"${'x'.repeat(3_000_000)}`,
])('%#: what is no JSON, or too long, is spoilt', (text) => expect(begun(text)).toBe(true));
