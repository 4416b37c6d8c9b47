import { formatCount, pluralOf } from '../format.ts';

const plural = pluralOf('en');
const count = (n: number): string => formatCount('en', n);

/** A rule option in words: what it decides, and what each of its values says of it. */
export interface OptionWords {
  readonly label: string;
  readonly values: Readonly<Record<string, string>>;
}

/** The new-deal dialog. */
export const deal = {
  title: 'New deal',
  game: 'Game',
  readings: 'reading of the rules',
  careless: 'careless play wins',
  own: 'Your own',
  ownAbout: 'Choose each rule for yourself. Such games are counted apart from the readings.',
  /** The player's own rules are those of a reading. */
  ownSame: (reading: string) => `These are the rules of the reading ${reading}, and are counted with it.`,

  /** Kinds of deal, each with a short second line; `n` deals are compared. */
  kind: 'kind of deal',
  kinds: {
    any: { name: 'Any', about: () => 'as the cards fall' },
    winnable: { name: 'Winnable', about: () => 'proved beforehand' },
    easy: { name: 'Easy', about: (n: number) => `easiest of ${count(n)}` },
    hard: { name: 'Hard', about: (n: number) => `hardest of ${count(n)}` },
  },
  /** What a kind means. */
  kindAbout: {
    winnable: () => 'A deal by chance for which a way to win has been found.',
    easy: (n: number) => `Of ${count(n)} deals proved winnable, the one that most of many short searches win.`,
    hard: (n: number) =>
      `Of ${count(n)} deals proved winnable, the one that fewest of many short searches win. None is hopeless.`,
  },
  onlyProved: 'Here only a complete search decides, and most deals are lost: easy and hard are not told apart.',
  noneFound: 'No winnable deal of this reading is known, so none can be looked for.',
  looking: 'Looking for a deal.',
  looked: (n: number) => `Looking: ${plural(n, { one: '1 deal', other: `${count(n)} deals` })} looked at.`,
  stopLooking: 'Stop looking',
  notFound: 'The search could not be run. Nothing has changed.',

  /** How the deal is chosen. */
  source: 'The deal',
  byNumber: 'By number',
  byText: 'By its cards',
  number: 'deal number',
  another: 'Another number',
  numberAbout: 'The same number always brings the same cards. Write it down, or send it to a friend.',
  numberFound: 'The number is found when you deal. Such a deal is chosen by its kind, so it makes no fair attempt.',
  deck: 'cards in the order of dealing',
  deckAbout: (cards: number) => `All ${count(cards)} cards, such as AS TD 7H. Ten is T or 10; suits are C, D, H, S.`,
  seed: 'shuffle seed',
  seedAbout: 'In this game the stock is shuffled again; the seed fixes how. Without one it is 0.',

  /** Why a deal cannot be laid. */
  problems: {
    noNumber: 'A deal number is missing.',
    badNumber: 'A deal number is a whole number from 1 to 4294967295, in digits.',
    noDeck: 'The cards are missing.',
    badSeed: 'A shuffle seed is a whole number from 0 to 4294967295, in digits.',
    unknownCard: (card: string) => `“${card}” is no card of this game.`,
    tooOften: (card: string, copies: number) =>
      copies === 1 ? `${card} stands there twice.` : `${card} stands there more than twice.`,
    wrongCount: (there: number, wanted: number) =>
      `${plural(there, { one: `There is ${count(there)} card`, other: `There are ${count(there)} cards` })} here; this game needs ${count(wanted)}.`,
  },

  /** Of 100,000 deals so many are won by careless play. */
  carelessSample: (won: number, deals: number) =>
    `Careless play carries home whatever it can, as soon as it can. It wins ${count(won)} of ${count(deals)} deals.`,
  foresightAll: (deals: number) => `With all cards known, all of ${count(deals)} deals can be won.`,
  foresightSome: (won: number, deals: number) =>
    `With all cards known, at least ${count(won)} of ${count(deals)} deals can be won.`,

  kept: 'The game in play will be kept.',
  endsLost: 'The game in play has no move left. It will be counted as lost.',
  cancel: 'Cancel',
  lay: 'Deal',

  /** Where a reading comes from, when its name does not say it; by its id. */
  origins: {
    amazonas: 'Spanish rules',
    'even-count': 'an older reading',
    goodsol: 'common in programs',
  } as Readonly<Record<string, string>>,

  /** How a reading differs from the others, by game and reading. */
  about: {
    amazons: {
      'morehead-mott-smith': 'A queen may go up from any depot; the last depot is picked up first.',
      'dick-1898': 'A queen, too, only from under her own foundation; the first depot is picked up first.',
      'parlett-1979': 'A queen only from under her own foundation; the last depot is picked up first.',
      amazonas: 'As Dick, but a finished depot is passed over, and two fruitless passes end the game.',
    },
    algerian: {
      'tarbart-1905':
        'An ace and a king of each suit are laid out first; an empty reserve takes a card once the stock is out.',
      'parlett-1979': 'Aces and kings go up as they appear; an empty reserve takes a card once the stock is out.',
      'even-count': 'Aces and kings go up as they appear; four depots start with two cards; empty reserves stay empty.',
      goodsol:
        'The kings are laid out first; reserves start with six cards, and an empty one takes a card at any time.',
    },
    carthage: {
      standard: 'All foundations go from ace to king; depots are built down in suit; an empty reserve takes any card.',
    },
    tournament: {
      standard: 'Home from both ends; an emptied depot is filled at once with four cards; two redeals.',
    },
    'marechal-saxe': {
      standard: 'As Tournament, but the first ace and the first king of the pack are laid out at the start.',
    },
    'la-nivernaise': {
      standard: 'As Tournament, but only as many cards of a depot may be looked at as reserves are empty.',
    },
    'kingsdown-eights': {
      standard: 'All foundations go from ace to king; depots are built down in alternating colours; no redeal.',
    },
    'auld-lang-syne': {
      standard: 'The aces are laid out; cards go home regardless of suit.',
      'in-suit': 'The aces are laid out; cards go home in suit.',
    },
    'tam-o-shanter': { standard: 'The aces stay in the pack and go up as they appear; home regardless of suit.' },
    'old-fashioned': { standard: 'Six depots; the aces are laid out; home regardless of suit.' },
    acquaintance: { standard: 'The aces are laid out; home regardless of suit; two redeals.' },
    scuffle: { standard: 'The aces are laid out; home regardless of suit; two redeals, shuffled each time.' },
  } as Readonly<Record<string, Readonly<Record<string, string>>>>,

  /** Rule options in words, by game and option. */
  options: {
    amazons: {
      queenFrom: {
        label: 'A queen goes up',
        values: { anyColumn: 'from any depot', alignedColumn: 'only from under her own foundation' },
      },
      pickUp: {
        label: 'Picked up first is',
        values: { rightColumnFirst: 'the last depot', leftColumnFirst: 'the first depot' },
      },
      completedColumn: {
        label: 'A depot whose suit is finished',
        values: {
          keepDealing: 'gets cards as before',
          skipFromNextPass: 'is passed over from the next pass on',
          skipFromNextDeal: 'is passed over at once',
        },
      },
      acePlacement: {
        label: 'An ace goes',
        values: { orderOfAppearance: 'to the first empty foundation', anyEmptyFoundation: 'to any empty foundation' },
      },
      lossRule: {
        label: 'The game ends',
        values: {
          provenBlock: 'when dealing brings no card home any more',
          twoFruitlessPasses: 'after two fruitless passes',
          never: 'only when you give it up',
        },
      },
    },
    algerian: {
      bases: {
        label: 'Laid out at the start',
        values: {
          acesAndKings: 'an ace and a king of each suit',
          asTheyAppear: 'nothing',
          kingsOnly: 'a king of each suit',
        },
      },
      tableauStart: {
        label: 'Depots start with',
        values: { ones: 'one card each', fourTwos: 'two cards on the first four, one on the others' },
      },
      reserveStart: { label: 'Reserves start with', values: { 4: 'four cards', 6: 'six cards' } },
      emptyReserve: {
        label: 'An empty reserve takes a card',
        values: { afterStock: 'once the stock is out', anyTime: 'at any time', never: 'never' },
      },
    },
    'auld-lang-syne': {
      build: { label: 'Cards go home', values: { anySuit: 'regardless of suit', inSuit: 'in suit' } },
    },
  } as Readonly<Record<string, Readonly<Record<string, OptionWords>>>>,
};

export type Deal = typeof deal;
