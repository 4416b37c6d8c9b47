import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { contract, Refusal, type Handlers } from './contract.ts';
import { dispatch } from './dispatch.ts';

const ID = '0b9ab1a2-3c4d-4e5f-8a6b-7c8d9e0f1a2b';
let called: string[];
let handlers: Handlers;

beforeEach(() => {
  called = [];
  handlers = Object.fromEntries(
    Object.keys(contract).map((name) => [name, () => void called.push(name)]),
  ) as unknown as Handlers;
});

test.each([
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  '',
  'app.start ',
  'App.start',
  'attempt',
  'a'.repeat(1e6),
])('a name that is none is no call (%#)', async (name) => {
  expect(await dispatch(handlers, name, {})).toEqual({ ok: false, code: 'unknownCall', params: {} });
  expect(called).toEqual([]);
});

test.each([undefined, null, 7, {}, ['app.start'], Symbol('app.start'), () => 'app.start'])(
  'a name that is no text is no call (%#)',
  async (name) => expect(await dispatch(handlers, name, {})).toMatchObject({ ok: false, code: 'unknownCall' }),
);

const at = { id: ID, ply: 1, clock: 0 };
test.each([
  ['app.start', undefined],
  ['app.start', null],
  ['app.start', 'text'],
  ['app.start', { extra: 1 }],
  ['attempt.play', { ...at }],
  ['attempt.play', { ...at, move: 7 }],
  ['attempt.play', { ...at, move: 't1>f2; DROP TABLE attempt' }],
  ['attempt.play', { ...at, move: `t1>f${'1'.repeat(1e6)}` }],
  ['attempt.play', { ...at, move: 'deal', then: ['deal', 7] }],
  ['attempt.play', { ...at, move: 'deal', then: Array(10_001).fill('deal') }],
  ['attempt.play', { ...at, move: 'deal', ply: -1 }],
  ['attempt.play', { ...at, move: 'deal', ply: 1.5 }],
  ['attempt.play', { ...at, move: 'deal', ply: '1' }],
  ['attempt.play', { ...at, move: 'deal', clock: NaN }],
  ['attempt.play', { ...at, move: 'deal', clock: Infinity }],
  ['attempt.play', { ...at, move: 'deal', clock: 2 ** 53 }],
  ['attempt.play', { ...at, move: 'deal', id: 'me' }],
  ['attempt.play', { ...at, move: 'deal', profile: 'other' }],
  ['settings.write', { key: '__proto__', value: 1 }],
  ['settings.write', { key: 'a'.repeat(1e6), value: 1 }],
  ['settings.write', { key: 'theme', value: { deep: 1 } }],
  ['settings.write', { key: 'theme', value: 'x'.repeat(1e6) }],
  ['settings.write', { key: 'theme', value: Infinity }],
  ['players.add', { name: 7 }],
  ['players.add', { name: 'x'.repeat(1e6) }],
  ['players.choose', { id: '' }],
  ['players.choose', { id: 'x'.repeat(37) }],
  ['statistics.figures', { repeats: 'yes' }],
])('%s refuses other input (%#)', async (name, input) => {
  expect(await dispatch(handlers, name, input)).toMatchObject({ ok: false, code: 'badInput' });
  expect(called).toEqual([]);
});

const dealt = {
  game: 'amazons',
  revision: 1,
  options: {},
  deal: { kind: 'number', shuffle: 1, number: 5 },
  source: 'random',
};
test.each([
  { number: 0 },
  { number: 4_294_967_296 },
  { number: 1.5 },
  { number: '5' },
  { number: NaN },
  { kind: 'text' },
  { kind: 'none' },
  { deck: '' },
])('no deal is laid by %j', async (change) => {
  const input = { dealt: { ...dealt, deal: { ...dealt.deal, ...change } }, clock: 0 };
  expect(await dispatch(handlers, 'table.lay', input)).toMatchObject({ ok: false, code: 'badInput' });
});

test('an option named like a prototype is no option', async () => {
  const seen: unknown[] = [];
  const keep = { ...handlers, 'table.lay': (input: unknown) => void seen.push(input) } as unknown as Handlers;
  const options = JSON.parse('{"__proto__": "x", "constructor": "y"}') as Record<string, string>;
  await dispatch(keep, 'table.lay', { dealt: { ...dealt, options }, clock: 0 });
  expect(seen).toEqual([{ dealt, clock: 0 }]);
});

test('whatever comes in, an answer comes out, and only of calls there are', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.constantFrom(...Object.keys(contract)), fc.string()),
      fc.anything(),
      async (name, input) => {
        const answer = await dispatch(handlers, name, input);
        expect(answer.ok ? called.at(-1) : answer.code).toBe(
          answer.ok ? name : Object.hasOwn(contract, name) ? 'badInput' : 'unknownCall',
        );
      },
    ),
    { numRuns: 500 },
  );
});

test('a refusal is answered with its code and params, and is no fault', async () => {
  const faults: unknown[] = [];
  const refusing = { ...handlers, 'attempts.open': () => Promise.reject(new Refusal('stale', { ply: 3 })) };
  expect(await dispatch(refusing, 'attempts.open', {}, (fault) => faults.push(fault))).toEqual({
    ok: false,
    code: 'stale',
    params: { ply: 3 },
  });
  expect(faults).toEqual([]);
});

test('a fault is reported, and answered without a word of what it was', async () => {
  const faults: unknown[] = [];
  const fault = new Error('/home/someone/secret');
  const failing = {
    ...handlers,
    'attempts.open': () => {
      throw fault;
    },
  };
  expect(await dispatch(failing, 'attempts.open', {}, (one) => faults.push(one))).toEqual({
    ok: false,
    code: 'fault',
    params: {},
  });
  expect(faults).toEqual([fault]);
});
