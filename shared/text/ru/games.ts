import type { Games } from '../en/games.ts';

/** Each rank in the nominative and the accusative. */
const RANKS: Readonly<Record<string, readonly [string, string]>> = {
  A: ['туз', 'туза'],
  2: ['двойка', 'двойку'],
  3: ['тройка', 'тройку'],
  4: ['четвёрка', 'четвёрку'],
  5: ['пятёрка', 'пятёрку'],
  6: ['шестёрка', 'шестёрку'],
  7: ['семёрка', 'семёрку'],
  8: ['восьмёрка', 'восьмёрку'],
  9: ['девятка', 'девятку'],
  T: ['десятка', 'десятку'],
  J: ['валет', 'валета'],
  Q: ['дама', 'даму'],
  K: ['король', 'короля'],
};
const SUITS: Readonly<Record<string, string>> = { C: 'треф', D: 'бубен', H: 'червей', S: 'пик' };
/** Each kind of pile in the nominative, the accusative and the genitive. */
const PILES: Readonly<Record<string, readonly [string, string, string]>> = {
  s: ['колода', 'колоду', 'колоды'],
  f: ['база', 'базу', 'базы'],
  t: ['стопка', 'стопку', 'стопки'],
  r: ['резерв', 'резерв', 'резерва'],
};

const card = (text: string, form: 0 | 1): string =>
  [RANKS[text.charAt(0)]?.[form], SUITS[text.charAt(1)]].join(' ').trim();
const pile = (code: string, form: 0 | 1 | 2): string => [PILES[code.charAt(0)]?.[form], code.slice(1)].join(' ').trim();

export const games: Games = {
  names: {
    amazons: 'Амазонки',
    algerian: 'Алжирский пасьянс',
    carthage: 'Карфаген',
    tournament: 'Турнир',
    'marechal-saxe': 'Маршал Саксонский',
    'la-nivernaise': 'Нивернез',
    'kingsdown-eights': 'Восьмёрки Кингсдауна',
    'auld-lang-syne': 'Старые добрые времена',
    'tam-o-shanter': 'Тэм О’Шентер',
    'old-fashioned': 'Old Fashioned',
    acquaintance: 'Знакомство',
    scuffle: 'Потасовка',
  },
  readings: {
    'morehead-mott-smith': 'Морхед и Мотт-Смит',
    'dick-1898': 'Дик',
    'parlett-1979': 'Парлетт',
    amazonas: 'Amazonas',
    'tarbart-1905': '«Тарбарт»',
    'even-count': 'Ровный счёт',
    goodsol: 'Pretty Good Solitaire',
    standard: 'Обычные правила',
    'in-suit': 'По мастям, как у Парлетта',
  },
  ownRules: 'Свои правила',
  card: (text) => card(text, 0),
  pile: (code) => pile(code, 0),
};

/** A card, or a rank alone, in the accusative: `даму червей`, `даму`. */
export const cardAccusative = (text: string): string => card(text, 1);
/** A pile as the place something goes to: `на базу 2`, `в резерв 1`. */
export const onto = (code: string): string => `${code.startsWith('r') ? 'в' : 'на'} ${pile(code, 1)}`;
/** A pile in the accusative: `стопку 3`. */
export const pileAccusative = (code: string): string => pile(code, 1);
/** A pile in the genitive: `стопки 3`. */
export const pileGenitive = (code: string): string => pile(code, 2);
