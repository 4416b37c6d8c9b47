import type { Players } from '../en/players.ts';
import { formatCount, isolated, pluralOf } from '../format.ts';

const plural = pluralOf('ru');
const n = (count: number): string => formatCount('ru', count);
const attempts = (count: number): string =>
  `${n(count)} ${plural(count, { one: 'законченная партия', few: 'законченные партии', many: 'законченных партий', other: 'законченной партии' })}`;
const games = (count: number): string =>
  `${n(count)} ${plural(count, {
    one: 'сохранённая партия',
    few: 'сохранённые партии',
    many: 'сохранённых партий',
    other: 'сохранённой партии',
  })}`;

export const players: Players = {
  who: 'Игрок',
  first: 'Первый игрок',
  about: 'У каждого свой журнал, свои сохранённые партии и настройки.',
  now: 'сейчас играет',
  holds: (ended, saved) => `${attempts(ended)}, ${games(saved)}`,
  add: 'Добавить игрока',
  ownName: 'Ваше имя',
  newName: 'Имя нового игрока',
  cancel: 'Отмена',
  choose: 'Играть',
  chooses: (name) => `Играть: ${isolated(name)}`,
  rename: 'Переименовать',
  renames: (name) => `Переименовать: ${isolated(name)}`,
  newNameOf: (name) => `Новое имя игрока ${isolated(name)}`,
  keep: 'Переименовать',
  remove: 'Удалить',
  removes: (name) => `Удалить: ${isolated(name)}`,
  question: (name) => `Удалить игрока ${isolated(name)}?`,
  goes: (ended, saved) =>
    ended + saved === 0
      ? 'Ничего ещё не сыграно. Пока Tarbart не закрыт, это можно отменить.'
      : `Вместе с игроком уйдут ${attempts(ended)} и ${games(saved)}. Пока Tarbart не закрыт, это можно отменить.`,
  removed: (name) => `Игрок ${isolated(name)} удалён.`,
  untilClosed: 'Удалён. Всё хранится, пока Tarbart не закрыт.',
  takeBack: 'Вернуть',
  takesBack: (name) => `Вернуть: ${isolated(name)}`,
  added: (name) => `Игрок ${isolated(name)} добавлен.`,
  renamed: (name) => `Теперь имя\u00a0— ${isolated(name)}.`,
  back: (name) => `Игрок ${isolated(name)} снова здесь.`,
  plays: (name) => `Теперь играет ${isolated(name)}.`,
  problems: {
    empty: 'В имени должна быть хотя бы одна видимая буква или знак.',
    long: 'В имени не больше 40 знаков.',
    taken: 'Так уже зовут другого игрока.',
  },
};
