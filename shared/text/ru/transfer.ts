import type { Transfer } from '../en/transfer.ts';
import { formatCount, isolated, pluralOf, type Forms } from '../format.ts';

const plural = pluralOf('ru');
const n = (count: number): string => formatCount('ru', count);
const counted = (count: number, forms: Forms): string => `${n(count)} ${plural(count, forms)}`;
const ATTEMPTS = { one: 'партия', few: 'партии', many: 'партий', other: 'партии' };
const attempts = (count: number): string => counted(count, ATTEMPTS);

export const transfer: Transfer = {
  everything: 'Экспортировать всё',
  everythingAbout:
    'Игроки, партии ход за ходом, в том числе сохранённые, и настройки\u00a0— в одном файле, который Tarbart сможет прочесть',
  whose: 'Чьё',
  whoseLog: 'Чей журнал',
  all: 'Все игроки',
  export: 'Экспортировать',
  log: 'Экспортировать журнал таблицей',
  logAbout: 'Все законченные партии в файле CSV для электронных таблиц',
  exportLog: 'Экспортировать журнал',
  import: 'Импорт',
  importAbout: 'Читает файл экспорта и показывает, что он добавит, прежде чем что-либо изменится',
  choose: 'Выбрать файл…',
  cancel: 'Отмена',
  writing: (done, all) => `Записано ${n(done)} из ${n(all)} ${plural(all, { one: 'партии', other: 'партий' })}`,
  reading: (percent, count) => `Прочитано ${percent}, ${attempts(count)}`,
  adding: 'Добавляется…',
  exported: (name) => `Экспорт сохранён в файле ${isolated(name)}.`,
  cancelled: 'Отменено. Ничего не изменилось.',
  title: 'Что добавит этот файл',
  into: (name) => `${isolated(name)} здесь\u00a0—`,
  newPlayer: 'Новый игрок',
  adds: (count) =>
    counted(count, { one: 'новая партия', few: 'новые партии', many: 'новых партий', other: 'новой партии' }),
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
  leftOut: {
    moves: (count) =>
      `${attempts(count)} ${plural(count, { one: 'будет пропущена', other: 'будут пропущены' })}: таких ходов по правилам нет`,
    result: (count) =>
      `${attempts(count)} ${plural(count, { one: 'будет пропущена', other: 'будут пропущены' })}: ходы не ведут к такому результату`,
    date: (count) =>
      `${attempts(count)} ${plural(count, { one: 'будет пропущена', other: 'будут пропущены' })}: такой даты быть не может`,
  },
  settings: (count) =>
    counted(count, {
      one: 'настройка, которая здесь не задана',
      few: 'настройки, которые здесь не заданы',
      many: 'настроек, которые здесь не заданы',
      other: 'настройки, которые здесь не заданы',
    }),
  empty: 'Ничего ещё не сыграно',
  nothing: 'Всё, что есть в этом файле, здесь уже есть.',
  nothingTaken: 'В этом файле нет ничего, что можно добавить.',
  backup: 'Перед этим делается резервная копия.',
  add: 'Добавить',
  close: 'Закрыть',
  done: (players, added, changed) =>
    `Добавлено: ${counted(players, { one: 'новый игрок', few: 'новых игрока', many: 'новых игроков', other: 'нового игрока' })}, ${counted(added, { one: 'новая партия', few: 'новые партии', many: 'новых партий', other: 'новой партии' })}; продвинулось дальше: ${n(changed)}.`,
  problems: {
    foreign: 'Это не файл экспорта Tarbart. Ничего не изменилось.',
    damaged: 'Этот файл повреждён или неполон. Ничего не изменилось.',
    newer: 'Этот файл записан более поздней версией Tarbart. Ничего не изменилось.',
    gone: 'Прервано: то же самое начали в другом окне. Ничего не изменилось.',
    unreadable: 'Файл не удалось дочитать до конца. Ничего не изменилось.',
  },
  wrongAttempt: (nth) => `Партия ${n(nth)} в этом файле повреждена. Ничего не изменилось.`,
  wrongPlayer: (nth) => `Игрок ${n(nth)} в этом файле повреждён. Ничего не изменилось.`,
};
