import { formatCard, PACKS } from '../../shared/engine/cards.ts';
import type { Move } from '../../shared/engine/notation.ts';

/** A deck, and moves on it that lead to a position of the look. */
export interface Position {
  readonly deck: string;
  readonly moves: readonly Move[];
}

/** The pass of `look/01` in dealing order, its last four cards still in the stock. */
const FIFTH_PASS = 'QD TD 8S 8H QC 8C 9S QH JD TH 9C TS JC 7C TC AC JS QS 9H JH'.split(' ');

/** The order a pass of twenty cards had before it was dealt to four depots and picked up right first. */
const before = (order: readonly string[]): string[] =>
  order.map((_, i) => order[(3 - (i % 4)) * 5 + Math.floor(i / 4)] ?? '');

/** Amazons as in `look/01`: eight cards go home in the first pass. */
export function amazonsOfLook(): Position {
  const second = before(before(before(FIFTH_PASS)));
  const [fourth, third, secondDepot, first] = [
    second.slice(0, 4),
    second.slice(4, 10),
    second.slice(10, 14),
    second.slice(14),
  ] as [string[], string[], string[], string[]];
  const columns = [
    [...first, '7H'],
    [...secondDepot.slice(0, 3), '7D', '8D', '9D', ...secondDepot.slice(3)],
    [...third.slice(0, 3), '7S', ...third.slice(3)],
    ['AH', 'AD', 'AS', ...fourth],
  ];
  const deck = Array.from({ length: 28 }, (_, i) => columns[i % 4]?.[Math.floor(i / 4)] ?? '').join(' ');
  const passes = Array.from({ length: 15 }, (): Move => 'deal');
  const moves: Move[] = [
    ...(['t4>f1', 'deal', 't4>f2', 'deal', 't4>f3', 'deal', 't2>f2', 't3>f3', 'deal', 't2>f2', 'deal'] as const),
    ...(['t2>f2', 'deal', 't1>f1'] as const),
    ...passes,
    ...(['deal', 't2>f2', 't3>f3', 'deal', 't3>f3', 'deal', 'deal'] as const),
  ];
  return { deck, moves };
}

/** Algerian of `look/02`: what lies on the depots, and on the reserves from the bottom, at first and from the last deal. */
const DEPOTS = [
  '4D 3D',
  '8H 9H 8H 7H',
  'JS TS 9S 8S 7S 6S 5S',
  '4C 5C 6C',
  'TC JC TC',
  '7C 8C 7C 8C',
  '4H 5H 6H 5H',
  '7D 6D 7D',
];
const RESERVES = ['JC 9H 3H 4S', '2D 5S KH KC', '3S KD 6C 9C', '6H 3S QS 2C', 'KS 4C QD QC', '3D 9D 7S 8S'];
const LAST = ['', '8D AH', '', 'TD JH', '5C', ''];
const HOME = ['2C>f1', '3C>f1', '2H>f3', '3H>f3', '2S>f4', 'QD>f6', 'JD>f6', 'QH>f7', 'JH>f7'];
const BASES = 'AC AD AH AS KC KD KH KS';

/** Algerian as in `look/02`: of three deals, all goes home or on the depots but what still lies on the reserves. */
export function algerianOfLook(): Position {
  const depots = DEPOTS.map((depot) => depot.split(' '));
  const played = [...depots.flatMap(([, ...cards], i) => cards.map((card) => `${card}>t${i + 1}`)), ...HOME];
  const columns = RESERVES.map((reserve) => reserve.split(' '));
  const moves: Move[] = [];
  for (const last of [['', '', '', '', '', ''], ['', '', '', '', '', ''], LAST]) {
    moves.push('deal');
    for (const [i, left] of last.entries()) {
      const stay = left === '' ? [] : left.split(' ');
      const goes = played.splice(0, 2 - stay.length).map((one) => one.split('>') as [string, string]);
      columns[i]?.push(...stay, ...goes.map(([card]) => card).reverse());
      moves.push(...goes.map(([, to]) => `r${i + 1}>${to}` as Move));
    }
  }
  const rounds = Array.from({ length: 10 }, (_, n) => columns.map((column) => column[n] ?? '')).flat();
  const deck = [...BASES.split(' '), ...depots.map(([first]) => first ?? ''), ...rounds];
  const all = Array.from({ length: PACKS.double.size }, (_, card) => formatCard(PACKS.double, card));
  for (const card of deck) all.splice(all.indexOf(card), 1);
  return { deck: [...deck, ...all].join(' '), moves };
}
