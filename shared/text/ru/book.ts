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
    'Каждое число получено на сдачах по номерам, начиная с 1, командой, которая напечатана под ним, и любой может пересчитать его. Бездумная игра сразу отправляет домой всё, что можно, а иначе только сдаёт: её победы — везение. Знание всех карт — это то, чего у игрока нет: оно видит их с самого начала. Сдача считается выигранной, если путь найден и сыгран до конца, и проигранной, только если это доказал полный поиск; об остальных ничего не известно, так что выиграть можно, возможно, и больше. Между этими числами лежит мастерство, но сколько его доступно, если карт не видеть, они не говорят. Разброс охватывает то, что делает случай 95 раз из 100.',
  reading: 'вариант',
  careless: 'бездумная игра',
  won: 'зная все карты',
  lost: 'точно проиграно',
  unknown: 'не известно',
  printed: 'в печати',
  of: (n, deals) => `${count(n)} из ${count(deals)}`,
  allOf: (deals) => `все ${count(deals)}`,
  atLeast: (rate) => `не меньше ${rate}`,
  range: (low, high) => `от ${low} до ${high}`,
  oneIn: (n) => `1 из ${count(n)}`,
  notPrinted: '–',
  notCounted: 'ещё не посчитано',
  carelessMeans: (moves, passes) => `Бездумная игра: ${means(moves, passes)}.`,
  foresightMeans: (moves, passes) => `Найденные пути: ${means(moves, passes)}; бывают, возможно, и короче.`,
};
