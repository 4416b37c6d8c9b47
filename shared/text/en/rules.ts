import { formatCount, listOf, pluralOf } from '../format.ts';
import type { Facts } from '../facts.ts';
import type { Section, Sentences } from '../rule-page.ts';

const plural = pluralOf('en');
const list = listOf('en');
const n = (count: number): string => formatCount('en', count);
const cards = (count: number): string => plural(count, { one: 'one card', other: `${n(count)} cards` });
const RANKS: Readonly<Record<string, string>> = { A: 'ace', J: 'jack', Q: 'queen', K: 'king', T: '10' };
const rank = (letter: string): string => RANKS[letter] ?? letter;
const ranks = (letters: string): string => list(Array.from(letters, rank));
const top = (f: Facts): string => rank(f.highest);

function startOf(f: Facts): string {
  const rows = f.start.map(({ to, each, by, piles, all, more }) => {
    const kind = to === 'depots' ? 'depots' : 'reserves';
    const what = more ? plural(each, { one: 'one more', other: `${n(each)} more` }) : cards(each);
    const how = each === 1 ? '' : by === 'rounds' ? ', one at a time' : `, all ${n(each)} at once`;
    return `${what} to each of the ${all ? n(piles) : `first ${n(piles)}`} ${kind}${how}`;
  });
  return `Dealing begins with ${rows.join('; then ')}.`;
}

function buildingOf({ building: b, emptyReserve, reserves }: Facts): string {
  if (b === null)
    return reserves > 0 && emptyReserve !== 'never'
      ? 'Nothing is built on the depots: their cards go home or to an empty reserve.'
      : 'Nothing is built on the depots: their cards can only go home.';
  const suits = { same: 'in suit', alternate: 'in alternating colours' }[b.suits];
  const way = { down: `down ${suits}`, both: `${suits}, up or down, and the direction may change at any time` };
  const ends = b.wrap
    ? 'king and ace are neighbours'
    : b.direction === 'down'
      ? 'nothing goes on an ace'
      : 'king and ace are not neighbours';
  return `On the depots you build ${way[b.direction]}; ${ends}.`;
}

const sentences: Sentences = {
  goal: (f) =>
    f.down > 0
      ? `All ${n(f.cards)} cards are to go home: ${n(f.up)} foundations are built up from ace to ${top(f)}, ${n(f.down)} down from ${top(f)} to ace, each in one suit.`
      : `All ${n(f.cards)} cards are to go home: the ${n(f.up)} foundations are built up from ace to ${top(f)}, ${f.build === 'inSuit' ? 'each in one suit' : 'regardless of suit'}.`,

  pack: (f) => {
    const whole = f.packs === 2 ? `two packs, ${n(f.cards)} cards in all` : `one pack of ${n(f.cards)} cards`;
    return f.whole ? `The game takes ${whole}.` : `The game takes ${whole}: ${ranks(f.ranks)} of each suit.`;
  },
  bases: (f) =>
    ({
      none:
        f.down > 0
          ? 'The foundations begin empty; aces and kings go up as they appear.'
          : 'The foundations begin empty; aces go up as they appear.',
      lowest:
        `An ace of each suit is laid out first, as the start of ${f.down > 0 ? 'an ascending' : 'each'} foundation` +
        (f.down > 0 ? `; each ${top(f)} goes up as it appears.` : '.'),
      highest: `A ${top(f)} of each suit is laid out first, as the start of a descending foundation; aces go up as they appear.`,
      all:
        f.down > 0
          ? `An ace and a ${top(f)} of each suit are laid out first, as the starts of the foundations.`
          : 'All the aces are laid out first, as the starts of the foundations.',
      firstOfEach: `The first ace and the first ${top(f)} of the pack, whatever their suits, are laid out as the first two foundations; the others begin as their cards appear.`,
    })[f.bases],
  start: startOf,
  reshuffled: (f) =>
    f.reshuffled
      ? `If none of these ${n(f.reserves)} reserve cards is an ace${f.down > 0 ? ` or a ${top(f)}` : ''}, the pack is shuffled again before play begins.`
      : '',
  stock: (f) => `The other ${n(f.stock)} cards wait face down in the stock.`,
  squared: (f) =>
    f.squared
      ? 'The depots are squared packets: you see the top card of each, and may look at as many of its upper cards as there are empty reserves.'
      : 'Everything on the table lies face up.',

  exposed: (f) =>
    f.reserves > 0
      ? 'Only the top card of a depot or a reserve can move, one card at a time.'
      : 'Only the top card of a depot can move, one card at a time.',
  basePlace: (f) => {
    const who = { none: '', aces: 'An ace', kings: `A ${top(f)}`, both: `An ace or a ${top(f)}` }[f.toCome];
    if (who === '') return '';
    return {
      ofSuit: `${who} goes to an empty foundation of its suit.`,
      leftmost: `${who} goes to the first empty foundation from the left.`,
      anyEmpty: `${who} may go to any empty foundation you choose.`,
    }[f.basePlace];
  },
  aligned: (f) =>
    f.aligned === ''
      ? ''
      : `After the ace, ${ranks(f.aligned)} go up only from the depot straight below their foundation` +
        (f.free === '' ? '.' : `; a ${ranks(f.free)} may come from any depot.`),
  building: buildingOf,
  emptyDepot: (f) =>
    ({
      anyCard: 'An empty depot takes any card that can move.',
      refill: `A depot that has become empty gets the next ${cards(f.refill)} of the stock at once, as long as there are any.`,
      deal: 'An empty depot waits for the next deal; no card can be moved into it.',
    })[f.emptyDepot],
  reserves: (f) =>
    f.reserves === 0
      ? ''
      : f.building !== null || f.emptyDepot === 'anyCard'
        ? 'Reserve cards go home or to the depots; nothing is built on a reserve.'
        : 'A reserve card can only go home; nothing is built on a reserve.',
  emptyReserve: (f) =>
    f.reserves === 0
      ? ''
      : {
          never: 'An empty reserve takes no card from the table; it waits for the next deal.',
          afterStock: 'Once the stock is out, an empty reserve takes one card that can move; before that, none.',
          anyTime: 'An empty reserve takes one card that can move, at any time.',
        }[f.emptyReserve],
  stockToReserve: (f) => (f.stockToReserve ? 'It may also take the next card of the stock.' : ''),
  transfers: (f) =>
    f.transfers
      ? 'When the two foundations of a suit meet, the ascending one showing the card just below the other’s, either top card may go over to the other; the last card of a foundation stays.'
      : '',
  home: (f) =>
    f.transfers
      ? 'You never have to play a card home; otherwise what is home stays there.'
      : 'You never have to play a card home; what is home stays there.',

  deal: ({ deal, depots, reserves }) => {
    if (deal.to === 'depots')
      return (
        `Whenever you like, a deal lays ${cards(deal.each)} on each of the ${n(depots)} depots` +
        (deal.each === 1 ? ', from the left' : `, all ${n(deal.each)} at once, from the left`) +
        '; if fewer are left, the first depots get them.'
      );
    const round = deal.each === 1 ? '' : deal.by === 'rounds' ? ', one at a time' : `, all ${n(deal.each)} at once`;
    const first = `Whenever you like, a deal lays ${cards(deal.each)} on each of the ${n(reserves)} reserves${round}`;
    if (deal.lastRow === null) return `${first}; if fewer are left, the first reserves get them.`;
    return `${first}, ${n(deal.cards)} in all. When fewer than ${n(deal.cards + deal.lastRow)} cards are left, it lays all but the last ${n(deal.lastRow)}; these make a deal of their own, one card to each depot, empty ones too.`;
  },
  deals: ({ deals }) =>
    deals === null
      ? ''
      : plural(deals, {
          one: 'The stock is enough for one deal.',
          other: `The stock is enough for ${n(deals)} deals.`,
        }),
  redeals: (f) => {
    const reserves = f.reserves > 0 ? ' The reserves stay as they are.' : '';
    if (f.redeals === 0) return 'There is no redeal.';
    const times =
      f.redeals === Infinity
        ? 'as often as you like'
        : plural(f.redeals, { one: 'once', other: `${n(f.redeals)} times in a game` });
    return `When the stock is out, the next deal picks the depots up and begins a new pass, ${times}.${reserves}`;
  },
  pickUp: (f) => {
    if (f.redeals === 0) return '';
    if (f.shuffled) return 'The cards picked up are shuffled each time.';
    const first = { leftColumnFirst: 'first depot', rightColumnFirst: 'last depot' }[f.pickUp];
    const then = { leftColumnFirst: 'from left to right', rightColumnFirst: 'from right to left' }[f.pickUp];
    return `Nothing is shuffled: the cards of the ${first}, its bottom card foremost, will be the first to be dealt again, and the others follow ${then}.`;
  },
  skipCompleted: (f) =>
    f.aligned === ''
      ? ''
      : {
          never: 'A depot whose foundation is complete goes on getting cards.',
          fromNextPass: 'A depot whose foundation is complete gets no more cards from the next pass on.',
          fromNextDeal: 'A depot whose foundation is complete gets no more cards from the next deal on.',
        }[f.skipCompleted],

  end: (f) => {
    if (f.refusePickUp === 'provenBlock')
      return 'The game is lost when it is blocked: the stock is out, no card can move, and dealing alone would never again bring a card that can go home. The depots are not picked up then.';
    if (f.refusePickUp === 'twoFruitlessPasses')
      return 'The game is lost after two passes running in which no card has gone home: the depots are not picked up then. A card that can still go home may be played first, even an ace, and the pass counts as fruitful.';
    return f.redeals === Infinity
      ? 'The game has no end but a win: you may go on dealing until you give it up.'
      : 'The game is lost when no card can move and nothing is left to deal.';
  },
};

const titles: Readonly<Record<Section, string>> = {
  object: 'The object',
  table: 'The table',
  play: 'Play',
  dealing: 'Dealing',
  end: 'The end',
};

/** The rules pages: how each game is played under each reading, and where it comes from. */
export const rules = {
  title: 'How to play',
  contents: 'Games',
  find: 'Find in the rules',
  /** How many games, and how many sentences of their pages, have what is looked for. */
  found: (games: number, sentences: number) => {
    if (games === 0) return 'Nothing found';
    const where = plural(games, { one: '1 game', other: `${n(games)} games` });
    return sentences === 0
      ? where
      : plural(sentences, { one: `1 sentence in ${where}`, other: `${n(sentences)} sentences in ${where}` });
  },
  nothingFound: 'No page of the rules has these words.',
  reading: 'reading',
  previous: (name: string) => `Previous: ${name}`,
  next: (name: string) => `Next: ${name}`,
  /** What is told about a picture of a table. */
  picture: (name: string) => `The table of ${name} in the middle of a game.`,
  /** Names of the kinds of piles in the picture. */
  parts: { stock: 'stock', foundations: 'foundations', depots: 'depots', reserves: 'reserves' },
  sections: titles,
  sentences,
  changes: 'What this reading changes',
  /** Before what the rules read here say otherwise than the first reading. */
  beside: (reading: string) => `Beside ${reading}:`,
  history: 'Where it comes from',
};

export type RulesText = typeof rules;
