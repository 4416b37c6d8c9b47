import { expect, test } from 'vitest';
import { apply, won } from '../../shared/engine/state.ts';
import type { Move } from '../../shared/engine/notation.ts';
import { newRecord, replay, start, withMove, type GameRecord } from '../../shared/engine/record.ts';
import { amazons } from '../../shared/games/amazons.ts';
import { rulesOf } from '../../shared/games/index.ts';
import { answer } from './answer.ts';
import { tableOf } from '../learn/lessons.ts';
import { slowSolver } from '../testing/slow-thread.ts';
import { Unanswered } from './solver.ts';

const { options } = amazons.presets[0];
const rules = rulesOf(amazons, options);
const deal = { kind: 'number', shuffle: 1, number: 7 } as const;
const first = start(rules, { deal });
const record = newRecord(amazons, options, deal, first);
const FIND = { game: 'amazons', options, kind: 'winnable' } as const;

test('a line wins from where a record stands', () => {
  const after = apply(first, 'deal');
  const played: GameRecord = withMove(record, 'deal', first, after);
  const line = answer({ id: 1, ask: 'winningLine', question: { record: played } }, () => undefined) as Move[];
  expect(won(line.reduce(apply, after))).toBe(true);
});

test('where no line wins, that is proved', () => {
  const lesson = tableOf('right');
  const { state } = replay(lesson.rules, lesson.record);
  const early = withMove(lesson.record, 't2>f2', state, apply(state, 't2>f2'));
  expect(answer({ id: 1, ask: 'winningLine', question: { record: early } }, () => undefined)).toBe('lost');
});

test('a question is answered, with progress on the way', async () => {
  const { solver: one, threads } = slowSolver();
  const told: number[] = [];
  const number = one.ask('findDeal', FIND, { progress: (looked) => told.push(looked) });
  threads[0]?.run();
  expect(await number).toBeGreaterThan(0);
  expect(told).toEqual([1]);
  void one.ask('findDeal', FIND);
  expect(threads.length).toBe(1);
});

test('a thread can be started before the first question, which it then answers', async () => {
  const { solver: one, threads } = slowSolver();
  one.warm();
  expect(threads.length).toBe(1);
  const answered = one.ask('light', { record, nodes: 100_000 });
  threads[0]?.run();
  expect(await answered).toBe('won');
  expect(threads.length).toBe(1);
});

test('a withdrawn question ends its thread, and the others are asked again', async () => {
  const { solver: one, threads } = slowSolver();
  const { signal, abort } = ((control) => ({ signal: control.signal, abort: () => control.abort() }))(
    new AbortController(),
  );
  const withdrawn = one.ask('findDeal', FIND, { signal });
  const kept = one.ask('light', { record, nodes: 100_000 });
  abort();
  await expect(withdrawn).rejects.toBe(signal.reason);
  expect(threads.map(({ ended }) => ended)).toEqual([true, false]);
  expect(threads[1]?.asked.map(({ ask }) => ask)).toEqual(['light']);
  threads[1]?.run();
  expect(await kept).toBe('won');
  await expect(one.ask('findDeal', FIND, { signal })).rejects.toBe(signal.reason);
});

test('a thread that cannot run leaves nothing waiting; the next question gets a new one', async () => {
  const { solver: one, threads } = slowSolver();
  const unanswered = one.ask('findDeal', FIND);
  threads[0]?.onerror?.call(threads[0] as unknown as Worker, {} as ErrorEvent);
  await expect(unanswered).rejects.toBeInstanceOf(Unanswered);
  const refused = one.ask('findDeal', { ...FIND, game: 'chess' });
  threads[1]?.say({ id: threads[1].asked[0]?.id ?? 0, failed: true });
  await expect(refused).rejects.toBeInstanceOf(Unanswered);
});

test('games and rules that are not known are not answered', () => {
  const unknown = { ...record, revision: 99 };
  expect(() => answer({ id: 1, ask: 'findDeal', question: { ...FIND, game: 'chess' } }, () => undefined)).toThrow();
  expect(() => answer({ id: 1, ask: 'light', question: { record: unknown, nodes: 9 } }, () => undefined)).toThrow();
});
