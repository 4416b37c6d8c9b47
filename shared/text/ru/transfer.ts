import type { Transfer } from '../en/transfer.ts';
import { formatCount, isolated, pluralOf, type Forms } from '../format.ts';

const plural = pluralOf('ru');
const n = (count: number): string => formatCount('ru', count);
const counted = (count: number, forms: Forms): string => `${n(count)} ${plural(count, forms)}`;
const ATTEMPTS = { one: 'попытка', few: 'попытки', many: 'попыток', other: 'попытки' };
const attempts = (count: number): string => counted(count, ATTEMPTS);

export const transfer: Transfer = {
  everything: 'Вывести всё',
  everythingAbout:
    'Игроки, попытки ход за ходом, сохранённые партии и настройки — в одном файле, который Tarbart прочтёт снова',
  whose: 'Чьё',
  all: 'Все игроки',
  export: 'Вывести',
  log: 'Вывести журнал таблицей',
  logAbout: 'Все законченные попытки в файле CSV для электронных таблиц',
  exportLog: 'Вывести журнал',
  import: 'Ввести из файла',
  importAbout: 'Читает выведенный файл и показывает, что он добавит, прежде чем что-либо изменится',
  choose: 'Выбрать файл…',
  cancel: 'Отмена',
  writing: (done, all) => `Записано ${n(done)} из ${n(all)} ${plural(all, { one: 'попытки', other: 'попыток' })}`,
  reading: (percent, count) => `Прочитано ${percent}, ${attempts(count)}`,
  adding: 'Добавляется…',
  exported: (name) => `Выведено в файл ${isolated(name)}.`,
  cancelled: 'Отменено. Ничего не изменилось.',
  title: 'Что добавит этот файл',
  into: (name) => `${isolated(name)} здесь —`,
  newPlayer: 'Новый игрок',
  adds: (count) =>
    counted(count, { one: 'новая попытка', few: 'новые попытки', many: 'новых попыток', other: 'новой попытки' }),
  goesOn: (count) =>
    `${attempts(count)} в файле ${plural(count, {
      one: 'продвинулась дальше и заменит здешнюю',
      other: 'продвинулись дальше и заменят здешние',
    })}`,
  there: (count) => `${attempts(count)} здесь уже есть`,
  elsewhere: (count) =>
    `${attempts(count)} здесь ${plural(count, {
      one: 'принадлежит другому игроку и будет пропущена',
      other: 'принадлежат другому игроку и будут пропущены',
    })}`,
  settings: (count) =>
    counted(count, {
      one: 'настройка, которая здесь не задана',
      few: 'настройки, которые здесь не заданы',
      many: 'настроек, которые здесь не заданы',
      other: 'настройки, которые здесь не заданы',
    }),
  nothing: 'Всё, что есть в этом файле, здесь уже есть.',
  backup: 'Перед этим делается резервная копия.',
  add: 'Добавить',
  close: 'Закрыть',
  done: (players, added, changed) =>
    `Добавлено: ${counted(players, { one: 'новый игрок', few: 'новых игрока', many: 'новых игроков', other: 'нового игрока' })}, ${counted(added, { one: 'новая попытка', few: 'новые попытки', many: 'новых попыток', other: 'новой попытки' })}; продвинулось дальше: ${n(changed)}.`,
  problems: {
    foreign: 'Этот файл выведен не из Tarbart. Ничего не изменилось.',
    damaged: 'Этот файл повреждён или неполон. Ничего не изменилось.',
    newer: 'Этот файл записан более поздней версией Tarbart. Ничего не изменилось.',
    gone: 'Прервано: то же самое начали в другом окне. Ничего не изменилось.',
    unreadable: 'Файл не удалось дочитать до конца. Ничего не изменилось.',
  },
  wrongAttempt: (nth) => `Попытка ${n(nth)} в этом файле повреждена. Ничего не изменилось.`,
  wrongPlayer: (nth) => `Игрок ${n(nth)} в этом файле повреждён. Ничего не изменилось.`,
};
