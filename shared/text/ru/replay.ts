import { formatCount, pluralOf } from '../format.ts';
import type { Replay } from '../en/replay.ts';

const plural = pluralOf('ru');
const number = (n: number): string => formatCount('ru', n);

export const replay: Replay = {
  title: 'Просмотр',
  open: 'Смотреть',
  moveOf: (n, of) =>
    `${number(n)} из ${number(of)} ${plural(of, { one: 'хода', few: 'ходов', many: 'ходов', other: 'хода' })}`,
  play: 'Пуск',
  stop: 'Стоп',
  plays: 'Просмотр идёт.',
  stopped: 'Просмотр остановлен.',
  back: 'На ход назад',
  forward: 'На ход вперёд',
  position: 'Положение',
  speed: 'Скорость',
  times: (speed) => `${number(speed)}×`,
  leave: 'Закончить',
  only: 'Здесь можно только смотреть.',
  broken: (n) =>
    `Показать можно только ${number(n)} ${plural(n, { one: 'первый ход', few: 'первых хода', many: 'первых ходов', other: 'первого хода' })}: запись партии повреждена или сделана по другим правилам.`,
};
