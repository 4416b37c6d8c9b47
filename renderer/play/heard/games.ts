/** A whole game, to be heard from its first card to its end; `moves` in the notation of the engine. */
export interface HeardGame {
  /** What its files are named by. */
  readonly name: string;
  readonly game: string;
  /** The number of the deal, under the first reading. */
  readonly number: number;
  readonly moves: string;
}

/** One game of each family that is won, one that is blocked, and one without a move left. */
export const HEARD: readonly HeardGame[] = [
  {
    name: 'amazons',
    game: 'amazons',
    number: 2296,
    moves: [
      't4>f1 deal t1>f2 deal deal t4>f3 deal t1>f1 deal deal t1>f4 deal deal t4>f4 t4>f4 deal deal deal t3>f3 deal',
      't2>f2 deal deal deal t3>f3 deal deal deal deal deal t1>f1 deal t3>f3 deal t2>f2 deal deal deal t3>f3 deal',
      'deal deal t1>f1 t2>f2 deal deal deal t3>f3 deal t1>f3 t2>f2 t2>f2 t4>f4 t4>f4 deal t1>f1 t2>f2 deal t4>f4',
      't1>f4 deal t1>f1 t2>f1',
    ].join(' '),
  },
  {
    name: 'amazons-blocked',
    game: 'amazons',
    number: 401,
    moves: ['deal deal t4>f1 deal t1>f2 t2>f2 deal t4>f3 deal t3>f3 deal t2>f2 t4>f4'].join(' '),
  },
  {
    name: 'algerian',
    game: 'algerian',
    number: 110,
    moves: [
      't1>f7 t6>f4 r1>f4 r1>f4 r2>f2 r3>f7 r1>t3 r1>f1 t3>f4 t3>f4 r4>f7 r5>t1 r5>f3 t1>f3 r3>f1 r3>f3 r3>f6 r6>t1',
      'r6>t3 r6>f1 r4>t6 r4>t6 deal r3>t1 r5>f8 r5>f8 t7>f8 r1>t1 r1>f7 r3>t5 r2>f5 r4>t7 r4>f2 t8>f2 r6>t8 r6>t7',
      'r6>f5 t5>f5 t5>f5 deal r3>f7 t2>f7 r4>f6 r4>f7 r3>t1 r1>t3 r4>f6 r5>t2 r2>t2 r2>t6 r5>t5 r5>f6 t1>f6 t1>f6',
      't1>f6 deal r3>t7 r1>f1 t4>f1 r6>f7 r3>f5 r2>t1 t3>f7 t3>f7 r5>f7 r2>t5 r5>t2 r4>t2 r6>f4 r4>f4 t5>f8 t5>f8',
      't1>t5 t1>t5 deal r1>f2 r6>f3 f6>f2 t5>f2 t5>f2 r4>f2 r2>t1 r2>f3 r2>f2 r6>t3 r6>f3 r1>t3 deal r3>t8 r4>t8',
      'r1>f1 r1>f3 r6>f7 t2>f1 t2>f1 t2>f1 t2>f1 t3>f1 t3>f1 t6>f3 r2>f4 r2>f2 r3>t2 r3>f4 r5>f8 r5>t8 r4>t8 r5>t1',
      'r2>t1 t6>f3 t6>f3 r5>f3 t2>f3 r2>t2 r2>f8 t7>f8 t7>f8 t7>f8 r6>f8 r1>t2 r1>f8 t2>t3 t2>t3 deal t6>f2 t2>f2',
      't7>f4 t4>f4 t5>f4 t1>f5 t1>f5 t1>f5 t1>f5 t3>f6 t3>f5 t3>f5 t8>f5 t8>f6 t8>f6 t8>f6 t8>f6 t8>f6',
    ].join(' '),
  },
  {
    name: 'tournament',
    game: 'tournament',
    number: 27,
    moves: [
      'r5>f3 r6>f7 t1>r5 t1>f6 t3>r6 t3>f3 r4>f3 t3>r4 t3>f5 t3>f5 deal deal t4>f4 deal t2>f2 t5>f2 t5>f3 t5>f5',
      't5>f5 t5>f4 deal r5>f4 t2>r5 t2>f8 t5>f8 r6>f8 t5>f8 deal t4>f5 t1>r6 t1>f5 t5>f8 t5>f3 t5>f7 t2>f5 t2>f3',
      'r1>f3 t2>r1 t2>f1 t1>f3 t2>f5 r7>f5 t6>r7 t6>f3 t6>f7 t2>f7 t3>f7 t1>f7 t1>f1 r4>f7 t1>r4 t2>f1 deal t5>f4',
      't5>f8 r8>f8 r2>f8 t1>f8 t2>f3 t3>r2 t3>f2 t3>f1 f5>f1 t5>f1 t5>f4 r7>f4 t3>r7 t3>r8 deal t2>f4 t1>f4 r1>f4',
      't1>f6 t2>f6 t3>r1 t3>f6 t3>f5 r3>f6 r1>f2 t6>r1 t6>r3 t6>f2 t3>f2 r4>f2 t1>r4 t1>f3 deal t4>f8 r1>f8 r4>f8',
      't4>f1 t4>f1 t5>f2 r6>f2 t5>f8 t5>f4 r8>f4 r3>f4 t1>r1 t2>r3 t3>r4 t3>r6 t3>r8 t3>f7 t3>f3 t1>f1 t2>f2 t2>f7',
      'r2>f7 t4>f7 t1>f7 t4>f4 t4>f3 t1>f5 t5>f7 t1>f1 t3>f5 t3>f5 r6>f5 t4>f2 t4>f6 r5>f6 t6>f6 r4>f6 t6>f1 t3>f1',
      'r1>f1 t6>f6 t6>f2 t2>f2 r7>f6 r8>f6 r3>f6',
    ].join(' '),
  },
  {
    name: 'auld-lang-syne',
    game: 'auld-lang-syne',
    number: 61,
    moves: [
      'deal deal t1>f1 t2>f1 t2>f1 t4>f1 deal t1>f2 deal deal t4>f1 deal t4>f1 t2>f3 deal t2>f2 t2>f2 t1>f3 deal',
      't4>f1 t2>f2 t4>f2 t3>f2 t1>f3 t4>f3 t3>f3 deal t3>f2 t2>f3 t1>f1 t2>f1 deal t4>f4 t2>f1 t4>f1 t3>f1 t1>f2',
      't1>f2 t4>f2 deal t1>f4 t3>f4 t3>f4 t3>f3 t3>f4 t1>f4 t1>f2 t4>f2 t4>f4 t4>f3 t3>f3 t2>f3 t3>f3 t3>f4 t2>f3',
      't1>f4 t3>f4 t2>f4 t1>f4',
    ].join(' '),
  },
  {
    name: 'auld-lang-syne-no-move',
    game: 'auld-lang-syne',
    number: 3,
    moves: [
      'deal t4>f1 deal t4>f1 deal t1>f1 deal t2>f2 t3>f2 deal t3>f3 deal t1>f2 deal deal t1>f1 t1>f1 deal t3>f1',
      't4>f3 t2>f3 deal deal t1>f2 t3>f1 t4>f4',
    ].join(' '),
  },
];
