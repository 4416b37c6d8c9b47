import { sentence } from '../format.ts';

/** Where the games come from. It stands on the rules pages only, and is fetched with them. */
export const history = {
  /** A reading with its year and source. */
  sources: {
    'morehead-mott-smith': 'Morehead and Mott-Smith, The Complete Book of Solitaire and Patience',
    'dick-1898': 'Dick’s Games of Patience, 2nd series',
    'parlett-1979': 'Parlett, The Penguin Book of Patience',
    amazonas: 'Spanish rules of the game',
    'tarbart-1905': '“Tarbart”, Games of Patience, 2nd edition',
    'even-count': 'An older reading whose count comes out even',
    goodsol: 'The reading common in programs',
    'in-suit': 'Parlett, The Penguin Book of Patience',
    'la-nivernaise': 'Lady Adelaide Cadogan, Illustrated Games of Patience, 1874',
    carthage: 'Help pages of Pretty Good Solitaire',
    standard: 'Help pages of Pretty Good Solitaire and PySolFC',
  } as Readonly<Record<string, string>>,
  /** Where in the source a reading stands. */
  pages: { 'morehead-mott-smith': 'p.\u00a0179', 'dick-1898': 'pp.\u00a0107–108' } as Readonly<Record<string, string>>,
  source: (text: string, year: number | undefined, pages: string | undefined) =>
    `${[sentence(text), year, pages].filter((part) => part !== undefined).join(', ')}.`,

  /** A paragraph for each game, in sentences: who printed it, under which names, and how the readings differ. */
  stories: {
    amazons: [
      'The oldest printing known to us is in the second series of Dick’s Games of Patience, 1898.',
      'The name tells the goal: there are no kings in the pack, and a game that is won shows four queens.',
      'Later books differ in small things. In Morehead and Mott-Smith a queen goes up from any depot, elsewhere only from under her own foundation; Dick and the Spanish rules pick up the first depot first, the others the last.',
      'The Spanish rules call the game Amazonas, pass over a finished depot and end the game after two fruitless passes; who wrote them we do not know.',
      'Morehead and Mott-Smith put the chances at 1 in 10, which is what careless play wins.',
    ],
    algerian: [
      '“Tarbart” has Algerian in the second edition of Games of Patience, 1905.',
      'No older printing is known to us; among later books, Parlett’s has it again. Programs call it Algerian Patience.',
      'The printed counts do not come out even; here the odd cards go to the reserves before the last eight are dealt to the depots.',
      'An older reading, whose author we do not know, starts four depots with two cards, and its count comes out even.',
      'Parlett lays nothing out at first. Programs commonly lay out the kings alone; the help of Pretty Good Solitaire says that it changed Parlett’s rules a little to make the game come out.',
      'Why the game is called Algerian we do not know.',
    ],
    carthage: [
      'No book that we know has Carthage: it is known from programs, and is played here by the help pages of Pretty Good Solitaire.',
      'PySolFC has it, too, and describes it as a kind of Algerian Patience. Who devised it, and when, we do not know.',
      'It is Algerian in one direction: all eight foundations are built from the ace, the depots only down, and an empty reserve takes a card at any time.',
      'The reserves start with six cards each, so the count comes out even: the stock of 60 makes five deals of 12.',
      'The name keeps to the same coast of Africa.',
    ],
    tournament: [
      'Morehead and Mott-Smith claimed to have devised Tournament in 1938, to make a better game of La Nivernaise: the depots are spread, so that all their cards can be read.',
      '“Tarbart” had had the same thought long before, in Maréchal Saxe.',
      'Later sources do not agree on the names; some use Tournament and La Nivernaise for one and the same game.',
      'To Tournament alone belongs the rule that the pack is shuffled again when there is neither ace nor king among the first eight cards.',
      'Here it is the head of a small family: two of its kin change a rule or two, Kingsdown Eights nearly all of them.',
    ],
    'marechal-saxe': [
      '“Tarbart” has Maréchal Saxe in Games of Patience, 1905: La Nivernaise with the depots spread, and with one ace and one king to begin with, whichever the pack brings first.',
      'It is therefore older than Tournament, although Morehead and Mott-Smith usually get the credit for spreading the depots.',
      'Between the two games there is hardly any other difference: in Tournament no card is laid out, but the pack may be shuffled a second time.',
      'The rules followed here are those of the help pages of programs.',
      'The name is that of Maurice of Saxony, a marshal of France; how he came by a patience we do not know.',
    ],
    'la-nivernaise': [
      'Lady Adelaide Cadogan has La Nivernaise in Illustrated Games of Patience, which came out in London in 1874 with 24 games, most of them under French names.',
      'Where she had it from we do not know.',
      'She calls the reserves flanks and the depots the line; the game is also called Nivernaise, and Napoleon’s Flank.',
      'The depots are squared packets, and as many of their cards may be looked at as there are empty places in the flanks. So these are worth more than they seem, and she advises against filling the last one.',
      'Maréchal Saxe and Tournament came of it when the depots were spread; some later sources no longer tell them apart.',
    ],
    'kingsdown-eights': [
      'No book that we know has Kingsdown Eights: it is known from programs, and is played here by the help pages of Pretty Good Solitaire and PySolFC.',
      'Who devised it, when, and after which Kingsdown it is called, we do not know.',
      'The eights are everywhere: there are eight foundations, eight depots and eight reserves.',
      'It stands with Tournament for those reserves and for its packets of four. Nearly all the rest is its own: every foundation is built from the ace, the depots are built down in alternating colours, nothing goes onto a reserve, and there is no second pass.',
    ],
    'auld-lang-syne': [
      'Auld Lang Syne is in Dick’s Games of Patience, in the edition of 1884; Moyse has it again in 150 Ways to Play Solitaire, 1950. Who played it before Dick we do not know.',
      'It is called after the Scottish song by Robert Burns with which the old year is seen out.',
      'Row upon row is dealt, nothing is built on the depots, and nothing is dealt twice: it is very seldom won.',
      'As a rule the suits do not matter. Parlett builds in suit, which makes it harder still, and which others have taken for a mistake; he advises six depots then.',
      'Its kin change one thing each: the aces, the depots, or the number of passes.',
    ],
    'tam-o-shanter': [
      'Tam O’Shanter is Auld Lang Syne with the aces left in the pack, so that every foundation has to wait for an ace.',
      'Moyse has the two side by side in 150 Ways to Play Solitaire, 1950, and commends this one to those who do not mind if they never win.',
      'Whether he was the first to print it we do not know.',
      'It is played here by the help pages of Pretty Good Solitaire and PySolFC, which let cards go home regardless of suit.',
      'The name is that of another poem by Robert Burns, and of the farmer who rides home late in it.',
    ],
    'old-fashioned': [
      'Old Fashioned is Auld Lang Syne with six depots instead of four, so that the stock lasts for 7 deals instead of 11, and fewer cards lie buried under others.',
      'Parlett, too, advises six depots for Auld Lang Syne, but builds in suit; here the suits do not matter.',
      'By this name we know the game from programs only, and it is played here by the help pages of Pretty Good Solitaire and PySolFC.',
      'Who named it, and whether it stood in a book before, we do not know.',
    ],
    acquaintance: [
      'Acquaintance is Auld Lang Syne with two more passes: when the stock is out, the depots are picked up as they lie and dealt again.',
      'The name is a word from the first line of the song, which asks whether old acquaintance should be forgotten.',
      'No book that we know has the game; it is played here by the help pages of Pretty Good Solitaire and PySolFC.',
      'The page of PySolFC has the piles put one upon another, but does not say in which order. Here the last depot is picked up first.',
      'Who devised it we do not know.',
    ],
    scuffle: [
      'Scuffle is Acquaintance with the cards shuffled each time they are picked up, so that nobody can reckon with what comes back.',
      'It is known from programs: besides Pretty Good Solitaire and PySolFC, AisleRiot of GNOME has it, and calls it a little easier than Auld Lang Syne.',
      'The help page of PySolFC does not mention the shuffle; perhaps the programs do not all mean the same game.',
      'A printed source, and whoever devised it, are not known to us.',
      'In Tarbart the shuffle belongs to the deal: the same deal number brings the same cards in every pass.',
    ],
  } as Readonly<Record<string, readonly string[]>>,
};

export type History = typeof history;
