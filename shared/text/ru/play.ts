import { formatClock, formatCount, listOf, pluralOf, sentence } from '../format.ts';
import type { Play } from '../en/play.ts';
import { cardAccusative, games, onto, pileGenitive } from './games.ts';
import { heaps, type Heap } from '../spoken.ts';

const plural = pluralOf('ru');
const list = listOf('ru');
const either = listOf('ru', 'disjunction');
const number = (n: number): string => formatCount('ru', n);
const { card, pile } = games;
/** What has been dealt to a pile. */
const heapOf = ({ to, cards }: Heap): string => `${sentence(pile(to))}: ${cards.map((one) => card(one)).join(', ')}.`;
const awaited = (code: string): string => (code === 'anyAce' ? 'туза' : cardAccusative(code));
const numbersOf = (piles: readonly string[]): string => list(piles.map((code) => code.slice(1)));
const WORDS = [
  '',
  'одну',
  'две',
  'три',
  'четыре',
  'пять',
  'шесть',
  'семь',
  'восемь',
  'девять',
  'десять',
  'одиннадцать',
  'двенадцать',
];
const inWords = (n: number): string => WORDS[n] ?? number(n);
const counted = (n: number, one: string, few: string, many: string): string =>
  `${number(n)} ${plural(n, { one, few, many, other: few })}`;
const cards = (n: number): string => counted(n, 'карта', 'карты', 'карт');
const moves = (n: number): string => counted(n, 'ход', 'хода', 'ходов');
const passes = (n: number): string => counted(n, 'круг', 'круга', 'кругов');
/** Feminine card names take a feminine verb or participle; the ace, jack and king a masculine one. */
const isMasculine = (code: string): boolean => 'AJK'.includes(code.charAt(0));

export const play: Play = {
  deal: 'сдача',
  ownDeck: 'своя колода',
  pass: 'круг',
  home: 'на базах',
  ofCards: (all) => `из ${number(all)}`,
  time: 'время',
  moves: 'ходы',
  inStock: (n) => (n === 0 ? 'колода пуста' : `в колоде ${number(n)}`),
  stockCount: 'в колоде',
  anyAce: 'туз',
  labels: { aceToKing: 'от туза до короля', kingToAce: 'от короля до туза' },

  dealCards: (n) => `Сдать ${inWords(n)}`,
  pickUp: 'Собрать',
  more: 'Ещё',
  ended: 'Партия окончена: её нельзя ни сохранить, ни бросить.',
  actions: 'Действия',

  firstTime: (key) =>
    `Раскладываете этот пасьянс впервые? Как в него играть, расскажет книга справа вверху${key === null ? '' : ` (${key})`}.`,

  paused: 'Пауза',
  pausedText: 'Часы стоят, карты закрыты.',

  spoken: (p) => {
    const parts = [sentence(pile(p.pile))];
    if (p.pile !== 's' && p.count > 1) parts.push(cards(p.count));
    const empty = p.pile.startsWith('r') ? 'пуст' : 'пуста';
    if (p.pile === 's') parts.push(p.count === 0 ? empty : cards(p.count));
    else parts.push(p.top === null ? empty : p.count > 1 ? `сверху ${card(p.top)}` : card(p.top));
    const more = [
      ...(p.chosen ? ['карта выбрана'] : []),
      ...(p.takes === null ? [] : [`сюда можно положить ${cardAccusative(p.takes)}`]),
      ...(p.goesTo.length === 0 ? [] : [`можно положить ${either(p.goesTo.map(onto))}`]),
      ...(p.waitsFor === null ? [] : [`ждёт ${awaited(p.waitsFor)}`]),
    ];
    return [parts.join(', '), ...more].join('; ');
  },

  menu: {
    goTo: (code) => sentence(onto(code)),
    look: 'Посмотреть карты',
    cards: (code, cards) => `${sentence(pile(code))}, снизу вверх: ${cards.map((one) => card(one)).join(', ')}.`,
  },

  said: {
    carried: (c) => `${sentence(card(c.card))}\u00a0— ${onto(c.to)}.`,
    dealt: (dealt) =>
      heaps(dealt)?.reduce((said, heap) => `${said} ${heapOf(heap)}`, 'Сдано.') ??
      `Сдано: ${dealt.map((c) => `${card(c.card)} ${onto(c.to)}`).join(', ')}.`,
    wentHome: (n) => `${plural(n, { one: 'Ещё на базу уходит', other: 'Ещё на базы уходят' })} ${cards(n)}.`,
    finish: 'Осталось только убрать карты на базы: это можно сделать разом.',
    pickedUp: (pass) => `Карты собраны; круг ${number(pass)}.`,
    undone: (n) => `Ход отменён. Сделано ходов: ${number(n)}.`,
    redone: 'Ход возвращён.',
    restarted: 'Партия начата заново.',
    laid: (name) => `${name}: карты разложены.`,
    here: (name, deal, made, home, all) =>
      `${name}, ${deal === null ? play.ownDeck : `сдача ${deal}`}. Сделано ходов: ${number(made)}; на базах ${number(home)} из ${number(all)}.`,
    open: (shown) => `Открыты: ${shown.map((c) => `${card(c.card)} (${pile(c.to)})`).join(', ')}.`,
    stock: (n) => (n === 0 ? 'Колода пуста.' : `В колоде ${number(n)}.`),
    chosen: (c, piles) => `Карта выбрана: ${card(c)}; можно положить ${either(piles.map(onto))}.`,
    notChosen: (c) => `${sentence(card(c))} больше не ${isMasculine(c) ? 'выбран' : 'выбрана'}.`,
  },

  refused: {
    waitsForDepot: (c, depot) => `${sentence(card(c))} уходит на базу только из ${pileGenitive(depot)}.`,
    waitsForCard: (c, other) => `${sentence(card(c))} ждёт ${cardAccusative(other)}.`,
    noPlace: (c) => `Сейчас ${cardAccusative(c)} положить некуда.`,
    notThere: (c, to) => `${sentence(cardAccusative(c))} нельзя положить ${onto(to)}.`,
    firstFoundation: 'Туз ложится на первую пустую базу.',
    foundationWaits: (to, other) => `${sentence(pile(to))} ждёт ${awaited(other)}.`,
    complete: (to) => `${sentence(pile(to))} собрана.`,
    empty: (to) => `${sentence(pile(to))} ${to.startsWith('r') ? 'пуст' : 'пуста'}.`,
    noDeal: 'Колода кончилась, сдавать больше нечего.',
    noPickUp:
      'За два круга подряд ни одна карта не ушла на базу: чтобы собрать стопки снова, нужно увести хотя бы одну.',
  },

  slip: {
    blocked: 'Тупик',
    blockedText: (n) =>
      plural(n, {
        one: `За ${number(n)} ближайший круг ни одна карта не сможет уйти на базу; дальше порядок повторится.`,
        few: `За ${number(n)} ближайших круга ни одна карта не сможет уйти на базу; дальше порядок повторится.`,
        other: `За ${number(n)} ближайших кругов ни одна карта не сможет уйти на базу; дальше порядок повторится.`,
      }),
    falls: 'То, чего ждут стопки, каждый раз ложится на другие:',
    fallsOn: (depots, own) => `на ${numbersOf(depots)}, но не на ${own.slice(1)}`,
    noMove: 'Ходов больше нет',
    noMoveText: 'Ни одну карту некуда положить, и сдавать больше нечего.',
    fruitlessText: 'За два круга подряд ни одна карта не ушла на базу; по этим правилам партия окончена.',
    givenUp: 'Партия брошена',
    givenUpText: 'В журнале она записана как брошенная. Играть дальше можно, но это уже не сохраняется и не считается.',
    lostText: 'В журнале она записана как проигранная.',
    used: (help) => `Помощь и поправки: ${list(help)}.`,
    soFar: (won, played) =>
      `Пока вы выиграли ${number(won)} из ${number(played)} ${plural(played, { one: 'партии', other: 'партий' })}.`,
    stillOpen: 'Партия станет проигранной, когда на столе будет другая.',
    home: (n, all) => `${number(n)} из ${number(all)}`,
    homeIn: (n, time) => `на базах за ${passes(n)}, ${formatClock(time)}.`,
    homeAfter: (time) => `на базах, ${formatClock(time)}.`,
  },

  giveUp: {
    title: 'Бросить эту партию?',
    text: 'В журнале она останется как брошенная. Чтобы доиграть её в другой раз, просто оставьте её: она будет среди сохранённых партий.',
    lost: 'Ходов в ней больше нет, поэтому в журнале она останется как проигранная.',
    no: 'Играть дальше',
  },

  won: {
    queens: 'Четыре дамы',
    all: 'Все карты на базах',
    passes: (n) => plural(n, { one: 'круг', few: 'круга', many: 'кругов', other: 'круга' }),
    minutes: 'минуты',
    hours: 'часы',
    moves: (n) => plural(n, { one: 'ход', few: 'хода', many: 'ходов', other: 'хода' }),
    clean: 'чисто',
    noHelp: 'без помощи',
    isClean: 'Победа чистая.',
    notClean: (help) => `Победа не чистая: ${list(help)}.`,
    undos: (n) => plural(n, { one: 'отмена', few: 'отмены', many: 'отмен', other: 'отмены' }),
    restarts: (n) => plural(n, { one: 'раз заново', few: 'раза заново', many: 'раз заново', other: 'раза заново' }),
    watch: 'Посмотреть снова',
    again: 'повтор',
    notCounted: 'не в счёт',
    stands: 'Эта победа уже в журнале и остаётся какой была.',
    tooLate: 'Партия уже была закончена раньше, поэтому эта победа не считается.',
    record: (won, played, clean) =>
      `Ваша ${number(won)}-я победа в ${number(played)} ${plural(played, { one: 'партии', other: 'партиях' })}` +
      (clean === null ? '.' : `, ${number(clean)}-я\u00a0— без помощи.`),
    repeat: 'Эту сдачу вы уже играли, поэтому в показатели она не входит.',
    beside: ({ careless, deals, own }) =>
      `Бездумная игра ${careless === null ? 'не выигрывает ни одной' : `выигрывает ${careless}`} из ${number(deals)} ${plural(deals, { one: 'сдачи', other: 'сдач' })}` +
      (own
        ? `; вы\u00a0— ${own.rate} из ${number(own.games)} ${plural(own.games, { one: 'честной', other: 'честных' })}, вероятно, от ${own.low} до ${own.high}.`
        : '.'),
    said: (title, n, time, made) =>
      `${title}. Выиграно${n === null ? '' : ` за ${passes(n)}`}, ${moves(made)}, ${formatClock(time)}.`,
  },
};
