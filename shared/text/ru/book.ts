import { formatCount, formatDecimal } from '../format.ts';
import type { Book } from '../en/book.ts';

const count = (n: number): string => formatCount('ru', n);
const mean = (n: number): string => formatDecimal('ru', n);
/** After a fraction the noun stands in the genitive singular: `83,2 хода`. */
const means = (moves: number, passes: number | undefined): string =>
  `в среднем ${mean(moves)} хода${passes === undefined ? '' : ` и ${mean(passes)} круга`}`;

export const book: Book = {
  title: 'Книга шансов',
  about:
    'Каждое число получено на сдачах по номерам, начиная с 1, командой, которая напечатана под ним: любой может пересчитать. Бездумная игра сразу отправляет на базы всё, что можно, а в остальном только сдаёт: её победы\u00a0— везение. «Зная все карты» значит видеть их с самого начала, чего ни одному игроку не дано. Сдача считается выигранной, если путь найден и сыгран до конца, и проигранной, только если это доказал полный поиск; об остальных ничего не известно, так что выиграть можно, вероятно, и больше. Между этими числами лежит умение, но сколько его доступно тому, кто карт не видит, они не говорят. Разброс охватывает то, что в 95 случаях из 100 делает сам случай.',
  reading: 'вариант',
  careless: 'бездумная игра',
  won: 'зная все карты',
  lost: 'точно проиграно',
  unknown: 'неизвестно',
  printed: 'в печати',
  of: (n, deals) => `${count(n)} из ${count(deals)}`,
  allOf: (deals) => `все ${count(deals)}`,
  atLeast: (rate) => `не меньше ${rate}`,
  range: (low, high) => `от ${low} до ${high}`,
  oneIn: (n) => `1 из ${count(n)}`,
  notPrinted: '–',
  notCounted: 'ещё не посчитано',
  carelessMeans: (moves, passes) => `Бездумная игра: ${means(moves, passes)}.`,
  foresightMeans: (moves, passes) => `Найденные пути: ${means(moves, passes)}; могут быть и короче.`,
};
