import { formatCount, listOf, pluralOf, sentence } from '../format.ts';
import type { Facts } from '../facts.ts';
import type { Sentences } from '../rule-page.ts';
import type { RulesText } from '../en/rules.ts';

const plural = pluralOf('ru');
const list = listOf('ru');
const n = (count: number): string => formatCount('ru', count);
const counted = (count: number, one: string, few: string, many: string): string =>
  `${n(count)} ${plural(count, { one, few, many, other: few })}`;
const cards = (count: number): string => counted(count, 'карта', 'карты', 'карт');
/** `по одной карте`, `по 4 карты`. */
const apiece = (count: number): string => (count === 1 ? 'по одной карте' : `по ${cards(count)}`);
const RANKS: Readonly<Record<string, string>> = {
  A: 'туз',
  7: 'семёрка',
  8: 'восьмёрка',
  9: 'девятка',
  T: 'десятка',
  J: 'валет',
  Q: 'дама',
  K: 'король',
};
const ranks = (letters: string): string => list(Array.from(letters, (letter) => RANKS[letter] ?? letter));
/** The highest card of a suit in its cases, and with what goes with it in gender. */
const TOP = {
  Q: { is: 'дама', apiece: 'по даме', of: 'дамы', all: 'дамы', first: 'первую даму' },
  K: { is: 'король', apiece: 'по королю', of: 'короля', all: 'короли', first: 'первого короля' },
} as const;

/** What comes before and after the place where cards are dealt: `сразу по 4 карты `, or `по 4 карты `, `, раскладывая их по одной`. */
const dealing = (each: number, by: Facts['deal']['by']): [string, string] =>
  each > 1 && by !== 'rounds'
    ? [`сразу ${apiece(each)} `, '']
    : [`${apiece(each)} `, each > 1 ? ', раскладывая их по одной' : ''];

function startOf(f: Facts): string {
  const rows = f.start.map(({ to, each, by, piles, all, more }) => {
    const where = all
      ? to === 'depots'
        ? `на каждую из ${n(piles)} стопок`
        : `в каждый из ${n(piles)} резервов`
      : to === 'depots'
        ? `на каждую из первых ${n(piles)} стопок`
        : `в каждый из первых ${n(piles)} резервов`;
    return `${more ? 'ещё ' : ''}${dealing(each, by).join(where)}`;
  });
  return `В начале сдают ${rows.join('; затем ')}.`;
}

function buildingOf({ building: b, emptyReserve, reserves }: Facts): string {
  if (b === null)
    return reserves > 0 && emptyReserve !== 'never'
      ? 'Со стопки на стопку карты не перекладывают: они уходят на базы или в пустой резерв.'
      : 'Со стопки на стопку карты не перекладывают: они уходят только на базы.';
  const suits = { same: 'в масть', alternate: 'чередуя цвета' }[b.suits];
  const way = {
    down: `по убыванию, ${suits}`,
    both: `${suits}, по возрастанию или по убыванию, и направление можно менять когда угодно`,
  };
  const ends = b.wrap
    ? 'король и туз считаются соседями'
    : b.direction === 'down'
      ? 'на туза ничего не кладут'
      : 'король и туз соседями не считаются';
  return `В стопках карты кладут ${way[b.direction]}; ${ends}.`;
}

const sentences: Sentences = {
  goal: (f) => {
    const { of } = TOP[f.highest];
    const all = `Нужно отправить на базы ${plural(f.cards, { one: 'всю', other: 'все' })} ${counted(f.cards, 'карту', 'карты', 'карт')}`;
    return f.down > 0
      ? `${all}: ${counted(f.up, 'базу', 'базы', 'баз')} строят от туза до ${of}, ${n(f.down)}\u00a0— от ${of} до туза, каждую в одну масть.`
      : `${all}: ${counted(f.up, 'базу', 'базы', 'баз')} строят от туза до ${of}, ${f.build === 'inSuit' ? 'каждую в одну масть' : 'независимо от масти'}.`;
  },

  pack: (f) => {
    const whole = f.packs === 2 ? `нужны две колоды, всего ${cards(f.cards)}` : `нужна одна колода, ${cards(f.cards)}`;
    return f.whole ? `Для игры ${whole}.` : `Для игры ${whole}: ${ranks(f.ranks)} каждой масти.`;
  },
  bases: (f) => {
    const { all, first } = TOP[f.highest];
    return {
      none: `Вначале базы пусты; тузы${f.down > 0 ? ` и ${all}` : ''} уходят на них по мере появления.`,
      lowest:
        f.down > 0
          ? `До сдачи выкладывают по тузу каждой масти: с них начинаются восходящие базы; ${all} уходят на базы по мере появления.`
          : 'До сдачи выкладывают по тузу каждой масти: с них начинаются базы.',
      highest: `До сдачи выкладывают ${TOP[f.highest].apiece} каждой масти: с них начинаются нисходящие базы; тузы уходят на базы по мере появления.`,
      all:
        f.down > 0
          ? `До сдачи выкладывают по тузу и ${TOP[f.highest].apiece} каждой масти: с них начинаются все базы.`
          : 'До сдачи выкладывают всех тузов: с них начинаются базы.',
      firstOfEach: `До сдачи выкладывают первого туза и ${first} колоды, какой бы масти они ни были: с них начинаются две базы, остальные\u00a0— по мере появления карт.`,
    }[f.bases];
  },
  start: startOf,
  reshuffled: (f) =>
    f.reshuffled
      ? `Если среди ${counted(f.reserves, 'карты', 'карт', 'карт')} в резервах нет ${f.down > 0 ? `ни туза, ни ${TOP[f.highest].of}` : 'ни одного туза'}, колоду до начала игры тасуют ещё раз.`
      : '',
  stock: (f) => `В колоде рубашкой вверх остаётся ${cards(f.stock)}.`,
  squared: (f) =>
    f.squared
      ? 'Стопки сложены ровно: в каждой видна только верхняя карта, а посмотреть можно столько верхних карт, сколько резервов пустует.'
      : 'Все карты на столе лежат лицом вверх.',

  exposed: (f) =>
    f.reserves > 0
      ? 'Ходить можно только верхней картой стопки или резерва, по одной карте за раз.'
      : 'Ходить можно только верхней картой стопки, по одной карте за раз.',
  basePlace: (f) => {
    const { is } = TOP[f.highest];
    const who = { none: '', aces: 'Туз', kings: sentence(is), both: `Туз или ${is}` }[f.toCome];
    if (who === '') return '';
    return {
      ofSuit: `${who} уходит на пустую базу своей масти.`,
      leftmost: `${who} уходит на первую слева пустую базу.`,
      anyEmpty: `${who} может уйти на любую пустую базу по вашему выбору.`,
    }[f.basePlace];
  },
  aligned: (f) =>
    f.aligned === ''
      ? ''
      : `После туза ${ranks(f.aligned)} уходят на базу только из стопки прямо под ней` +
        (f.free === '' ? '.' : `; ${ranks(f.free)} может уйти из любой стопки.`),
  building: buildingOf,
  emptyDepot: (f) =>
    ({
      anyCard: 'На место пустой стопки можно положить любую карту, которой можно ходить.',
      refill: `Опустевшая стопка сразу получает из колоды ${f.refill === 1 ? 'следующую карту' : `следующие ${cards(f.refill)}`}, пока они там есть.`,
      deal: 'Пустая стопка ждёт следующей сдачи; положить в неё карту нельзя.',
    })[f.emptyDepot],
  reserves: (f) =>
    f.reserves === 0
      ? ''
      : f.building !== null || f.emptyDepot === 'anyCard'
        ? 'Карты из резервов уходят на базы или в стопки; на резерв ничего не кладут.'
        : 'Карта из резерва может уйти только на базу; на резерв ничего не кладут.',
  emptyReserve: (f) =>
    f.reserves === 0
      ? ''
      : {
          never: 'В пустой резерв карты со стола не кладут: он ждёт следующей сдачи.',
          afterStock:
            'В пустой резерв можно положить одну карту, которой можно ходить, но только когда колода кончилась.',
          anyTime: 'В пустой резерв в любое время можно положить одну карту, которой можно ходить.',
        }[f.emptyReserve],
  stockToReserve: (f) => (f.stockToReserve ? 'Туда можно положить и следующую карту колоды.' : ''),
  transfers: (f) =>
    f.transfers
      ? 'Когда две базы одной масти сходятся\u00a0— верхняя карта восходящей ровно на ступень младше верхней карты нисходящей,\u00a0— любую из этих двух карт можно переложить на другую базу; единственную карту базы не перекладывают.'
      : '',
  home: (f) =>
    f.transfers
      ? 'Отправлять карту на базу не обязательно; в остальном карты с баз не возвращаются.'
      : 'Отправлять карту на базу не обязательно; с баз карты не возвращаются.',

  deal: ({ deal, depots, reserves }) => {
    const [what, round] = dealing(deal.each, deal.by);
    if (deal.to === 'depots')
      return `Сдавать можно когда угодно: ${what}на каждую из ${n(depots)} стопок, слева направо${round}; если карт осталось меньше, их получают первые стопки.`;
    const first = `Сдавать можно когда угодно: ${what}в каждый из ${n(reserves)} резервов${round}`;
    if (deal.lastRow === null) return `${first}; если карт осталось меньше, их получают первые резервы.`;
    return `${first}, всего ${n(deal.cards)}. Если в колоде меньше ${counted(deal.cards + deal.lastRow, 'карты', 'карт', 'карт')}, сдают все, кроме последних ${n(deal.lastRow)}; эти сдают отдельно, по одной на каждую стопку, в том числе на пустые места.`;
  },
  deals: ({ deals }) => (deals === null ? '' : `Колоды хватает на ${counted(deals, 'сдачу', 'сдачи', 'сдач')}.`),
  redeals: (f) => {
    const reserves = f.reserves > 0 ? ' Резервы не трогают.' : '';
    if (f.redeals === 0) return 'Пересдач нет.';
    const times =
      f.redeals === Infinity ? 'сколько угодно раз' : `${counted(f.redeals, 'раз', 'раза', 'раз')} за партию`;
    return `Когда колода кончилась, при следующей сдаче стопки собирают и начинают новый круг\u00a0— ${times}.${reserves}`;
  },
  pickUp: (f) => {
    if (f.redeals === 0) return '';
    if (f.shuffled) return 'Собранные карты каждый раз тасуют.';
    const first = { leftColumnFirst: 'первой', rightColumnFirst: 'последней' }[f.pickUp];
    const then = { leftColumnFirst: 'слева направо', rightColumnFirst: 'справа налево' }[f.pickUp];
    return `Карты не тасуют: первыми снова выйдут карты ${first} стопки, начиная с нижней, за ними\u00a0— остальные стопки ${then}.`;
  },
  skipCompleted: (f) =>
    f.aligned === ''
      ? ''
      : {
          never: 'Стопка, над которой база уже собрана, по-прежнему получает карты.',
          fromNextPass: 'Стопка, над которой база уже собрана, со следующего круга карт не получает.',
          fromNextDeal: 'Стопка, над которой база уже собрана, со следующей сдачи карт не получает.',
        }[f.skipCompleted],

  end: (f) => {
    if (f.refusePickUp === 'provenBlock')
      return 'Партия проиграна, когда наступил тупик: колода кончилась, ходить нечем, и, сколько ни сдавай, карта, которая могла бы уйти на базу, больше не выйдет. Тогда стопки уже не собирают.';
    if (f.refusePickUp === 'twoFruitlessPasses')
      return 'Партия проиграна после двух пустых кругов подряд, то есть таких, за которые ни одна карта не ушла на базу: тогда стопки уже не собирают. Если какая-нибудь карта, пусть даже туз, ещё может уйти, можно сначала сделать этот ход, и круг пустым не считается.';
    return f.redeals === Infinity
      ? 'Партия кончается только победой: сдавать можно сколько угодно, пока вы сами её не прекратите.'
      : 'Партия проиграна, когда ходить нечем и сдавать больше нечего.';
  },
};

export const rules: RulesText = {
  title: 'Как играть',
  contents: 'Пасьянсы',
  find: 'Найти в правилах',
  found: (games, sentences) => {
    if (games === 0) return 'Ничего не найдено';
    return sentences === 0
      ? counted(games, 'пасьянс', 'пасьянса', 'пасьянсов')
      : `${counted(sentences, 'фраза', 'фразы', 'фраз')} в ${counted(games, 'пасьянсе', 'пасьянсах', 'пасьянсах')}`;
  },
  nothingFound: 'Таких слов в правилах нет.',
  reading: 'вариант правил',
  previous: (name) => `Предыдущий: ${name}`,
  next: (name) => `Следующий: ${name}`,
  picture: (name) => `Стол в середине партии: ${name}.`,
  parts: { stock: 'колода', foundations: 'базы', depots: 'стопки', reserves: 'резервы' },
  sections: { object: 'Цель', table: 'Стол', play: 'Ходы', dealing: 'Сдача', end: 'Конец партии' },
  sentences,
  changes: 'Что меняет этот вариант',
  beside: (reading) => `По сравнению с первым вариантом (${reading}):`,
  history: 'Откуда этот пасьянс',
};
