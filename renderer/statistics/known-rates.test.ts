import { expect, test } from 'vitest';
import { messages } from '../../shared/text/index.ts';
import { knownRates } from './known-rates.ts';

const careless = { deals: 100_000, won: 10_392, meanPasses: 14, meanMoves: 83, command: '' };
const foresight = { deals: 2000, won: 2000, lost: 0, unknown: 0, command: '' };
const known = (odds: Parameters<typeof knownRates>[2]) =>
  knownRates(messages('en'), 'en', odds).map(({ text, sample }) => `${text} ${sample}`.replace('\u202f', ' '));

test('each known rate stands with its sample', () =>
  expect(known({ careless, foresight })).toEqual([
    'careless play 10.4% of 100 000 deals',
    'foresight 100.0% all of 2000 deals',
  ]));

test('deals the solver did not decide make the rate a least one', () =>
  expect(known({ foresight: { ...foresight, won: 1990, unknown: 10 } })).toEqual([
    'foresight at least 99.5% of 2000 deals',
  ]));

test('nothing known is nothing shown', () => expect(known(undefined)).toEqual([]));
