import { describe, expect, test } from 'vitest';
import type { Card } from '../../shared/engine/cards.ts';
import type { View } from '../../shared/engine/record.ts';
import type { Step } from '../../shared/engine/state.ts';
import { flightsOf, MOTION, type Picture } from '../play/flights.ts';
import type { Change } from '../play/position.svelte.ts';
import { paced, scoreOf } from './score.ts';
import { lengthOf, VOICES, type Sound } from './voices.ts';

const at = (x: number) => ({ x, y: 0 });
const step = (card: Card, from: string, to: string): Step => ({ card, from, to }) as Step;

/** What is heard of a move with these steps. */
function heard(steps: readonly Step[], kind: Change['kind'] = 'made', won = false) {
  const cards = steps.flatMap((one) => (one === 'shuffle' ? [] : [one]));
  const before: Picture = new Map(cards.flatMap(({ card, from }) => (from === 's' ? [] : [[card, at(card)]])));
  const after: Picture = new Map(cards.flatMap(({ card, to }) => (to === 's' ? [] : [[card, at(100 + card)]])));
  const scene = { before, after, steps, stock: at(0), corner: () => at(50), pickUp: 'leftColumnFirst' as const };
  return scoreOf({ kind, steps, before: null, after: {} as View }, flightsOf(scene), won);
}
const deal = [1, 2, 3, 4].map((n) => step(n, 's', `t${n}`));

describe('what is heard', () => {
  test('a deal of four: four soft ticks, each as its card lies', () =>
    expect(heard(deal)).toEqual([0, 1, 2, 3].map((n) => ({ sound: 'deal', at: n * MOTION.dealStep + MOTION.deal }))));
  test('a card to another depot, and one to its foundation', () => {
    expect(heard([step(1, 't1', 't2')])).toEqual([{ sound: 'carry', at: MOTION.play }]);
    expect(heard([step(1, 't1', 'f2')])).toEqual([{ sound: 'home', at: MOTION.play }]);
  });
  test('a pick-up is one sweep, and the deal follows it', () => {
    const picked = [step(8, 't2', 's'), step(9, 't1', 's'), ...deal];
    expect(heard(picked).map(({ sound }) => sound)).toEqual(['pickUp', 'deal', 'deal', 'deal', 'deal']);
    expect(heard(picked)[1]?.at).toBe(MOTION.gather + MOTION.deal);
  });
  test('a win ends on its notes', () => {
    const notes = heard([step(1, 't1', 'f2')], 'made', true);
    expect(notes.map(({ sound }) => sound)).toEqual(['home', 'win']);
    expect(notes[1]?.at).toBeGreaterThan(MOTION.play);
  });
  test('undo and redo are one card laid down; a change that moves nothing is silent', () => {
    expect(heard([step(1, 't1', 'f2')], 'undone')).toEqual([{ sound: 'carry', at: 0 }]);
    expect(heard([step(1, 't1', 'f2')], 'redone', true)).toEqual([{ sound: 'carry', at: 0 }]);
    expect(heard([])).toEqual([]);
  });
  test('many cards laid out at once do not rattle', () => {
    const all = Array.from({ length: 104 }, (_, n) => step(n, 's', `t${n % 8}`));
    const notes = heard(all, 'laid');
    notes.slice(1).forEach((note, i) => expect(note.at - (notes[i]?.at ?? 0)).toBeGreaterThanOrEqual(30));
    expect(notes.length).toBeGreaterThan(8);
  });
});

describe('with the motion', () => {
  const notes = heard(deal);
  test('sounds keep to its pace', () =>
    expect(paced(notes, 1.8).map((note) => note.at)).toEqual(notes.map((note) => note.at * 1.8)));
  test('where nothing moves the first is heard at once, and still four', () => {
    const still = paced(notes, 0);
    expect(still.map(({ sound }) => sound)).toEqual(['deal', 'deal', 'deal', 'deal']);
    expect(still[0]?.at).toBe(0);
    expect(still[3]?.at).toBeLessThan(200);
  });
});

describe.each(Object.keys(VOICES) as Sound[])('the sound %s', (sound) => {
  test('is soft and short: never half of full, over within two seconds', () => {
    expect(VOICES[sound].reduce((sum, { level }) => sum + level, 0)).toBeLessThan(0.5);
    expect(lengthOf(sound)).toBeLessThan(sound === 'win' ? 2000 : 600);
  });
  test('swells before it dies away, so that it does not click', () => {
    for (const { rise, fall, pitch } of VOICES[sound]) {
      expect(rise).toBeGreaterThanOrEqual(2);
      expect(fall).toBeGreaterThan(rise);
      expect(Math.min(...pitch)).toBeGreaterThan(100);
    }
  });
});
