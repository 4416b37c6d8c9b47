import { formatCount, pluralOf } from '../format.ts';
import type { Chooser } from '../en/chooser.ts';

const n = (count: number): string => formatCount('ru', count);
const plural = pluralOf('ru');

export const chooser: Chooser = {
  title: 'Пасьянсы',
  tagline: 'Книга пасьянсов',
  leftOff: 'где вы остановились',
  goOn: 'Продолжить',
  inPlay: 'начаты и другие',
  showAll: (count) => `Показать все ${n(count)}`,
  byNumber: 'Сдача по номеру',
  families: {
    amazons: 'Одна колода, четыре дамы',
    algerian: 'Две колоды, в масть, с шестью резервами',
    tournament: 'Две колоды, восемь резервов, карты по четыре',
    'auld-lang-syne': 'Одна колода, в стопках не строят: старый новогодний пасьянс',
  },
  position: (pass, home, all) => `${pass === null ? '' : `Круг ${n(pass)}, `}${n(home)} из ${n(all)} на базах`,
  dealOf: (reading, deal) => (deal === null ? `${reading}, своя колода` : `${reading}, сдача\u00a0${deal}`),
  wonOf: (won, played) =>
    `${plural(won, { one: 'победа', few: 'победы', many: 'побед', other: 'победы' })} из ${n(played)}`,
  notPlayed: 'ещё не раскладывали',
  underWay: (home, all) => `начат, ${n(home)} из ${n(all)}`,
  minutes: (count) => `${n(count)} мин`,
  skill: 'умение',
  skillOf: (dots) => `умение ${n(dots)} из 5`,
  skillMeans:
    'Умение: доля всех сдач, в которых решает игра: их выигрывают, зная все карты, а бездумная игра их проигрывает. Точка\u00a0— пятая часть сдач, с округлением; начиная с одной сдачи из двадцати, есть хотя бы одна точка.',
};
