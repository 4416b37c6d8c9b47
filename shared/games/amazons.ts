import { PACKS } from '../engine/cards.ts';
import { anySuitUp, PLAIN } from '../engine/rules.ts';
import type { Game } from './game.ts';

const common = {
  queenFrom: 'alignedColumn',
  pickUp: 'rightColumnFirst',
  completedColumn: 'keepDealing',
  acePlacement: 'orderOfAppearance',
  lossRule: 'provenBlock',
} as const;

/** Amazons: 28 cards, four depots under four foundations, dealt again and again. */
export const amazons: Game = {
  id: 'amazons',
  family: 'amazons',
  layout: 'amazons',
  revision: 1,
  options: {
    queenFrom: ['anyColumn', 'alignedColumn'],
    pickUp: ['rightColumnFirst', 'leftColumnFirst'],
    completedColumn: ['keepDealing', 'skipFromNextPass', 'skipFromNextDeal'],
    acePlacement: ['orderOfAppearance', 'anyEmptyFoundation'],
    lossRule: ['provenBlock', 'twoFruitlessPasses', 'never'],
  },
  presets: [
    // Morehead and Mott-Smith, The Complete Book of Solitaire and Patience, p. 179.
    { id: 'morehead-mott-smith', year: 1949, options: { ...common, queenFrom: 'anyColumn' } },
    // Dick's Games of Patience, 2nd series, pp. 107–108.
    { id: 'dick-1898', year: 1898, options: { ...common, pickUp: 'leftColumnFirst' } },
    // Parlett, The Penguin Book of Patience.
    { id: 'parlett-1979', year: 1979, options: common },
    // The Spanish rules of the game.
    {
      id: 'amazonas',
      options: {
        ...common,
        pickUp: 'leftColumnFirst',
        completedColumn: 'skipFromNextPass',
        lossRule: 'twoFruitlessPasses',
      },
    },
  ],
  rules: (o) => ({
    ...PLAIN,
    pack: PACKS.short,
    depots: 4,
    foundations: anySuitUp(4),
    basePlace: o['acePlacement'] === 'anyEmptyFoundation' ? 'anyEmpty' : 'leftmost',
    aligned: o['queenFrom'] === 'anyColumn' ? '789TJ' : '789TJQ',
    start: [{ to: 'depots', each: 1, by: 'rounds' }],
    deal: { to: 'depots', each: 1, by: 'rounds' },
    redeals: Infinity,
    pickUp: o['pickUp'] === 'leftColumnFirst' ? 'leftColumnFirst' : 'rightColumnFirst',
    skipCompleted:
      o['completedColumn'] === 'skipFromNextPass'
        ? 'fromNextPass'
        : o['completedColumn'] === 'skipFromNextDeal'
          ? 'fromNextDeal'
          : 'never',
    refusePickUp:
      o['lossRule'] === 'never'
        ? 'never'
        : o['lossRule'] === 'twoFruitlessPasses'
          ? 'twoFruitlessPasses'
          : 'provenBlock',
  }),
};
