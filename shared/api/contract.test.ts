import { expect, test } from 'vitest';
import { contract } from './contract.ts';

test('these are all the calls there are', () =>
  expect(Object.keys(contract)).toEqual([
    'app.start',
    'table.lay',
    'attempt.begin',
    'attempt.play',
    'attempt.seek',
    'attempt.restart',
    'attempt.giveUp',
    'attempt.clock',
    'attempt.resume',
    'attempts.open',
    'attempt.show',
    'attempt.strike',
    'statistics.figures',
    'statistics.log',
    'statistics.history',
    'settings.write',
    'players.read',
    'players.add',
    'players.rename',
    'players.remove',
    'players.takeBack',
    'players.choose',
    'desktop.tell',
    'desktop.open',
  ]));
