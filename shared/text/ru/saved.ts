import type { Saved } from '../en/saved.ts';
import { formatCount, isolated, pluralOf } from '../format.ts';

const plural = pluralOf('ru');
const n = (count: number): string => formatCount('ru', count);

export const saved: Saved = {
  title: 'Сохранённые партии',
  saveAs: 'Сохранить как…',
  count: (all) =>
    `${n(all)} ${plural(all, {
      one: 'начатая партия',
      few: 'начатые партии',
      many: 'начатых партий',
      other: 'начатой партии',
    })}`,
  found: (some, all) => `${n(some)} из ${n(all)}`,
  search: 'Искать по названию, пасьянсу или сдаче',
  nothing: 'Начатых партий нет',
  nothingText: 'Партия хранится с первого хода и ждёт здесь, когда вы начинаете другую.',
  notFound: 'Ни у одной начатой партии этого нет ни в названии, ни в правилах, ни в сдаче.',
  others: (count) =>
    plural(count, {
      one: `Ещё ${n(count)} партия хранится для версии Tarbart, которая знает её правила.`,
      few: `Ещё ${n(count)} партии хранятся для версии Tarbart, которая знает их правила.`,
      many: `Ещё ${n(count)} партий хранятся для версии Tarbart, которая знает их правила.`,
      other: `Ещё ${n(count)} партии хранятся для версии Tarbart, которая знает их правила.`,
    }),
  more: 'Показать ещё',
  onTable: 'на столе',
  opens: (name) => `Продолжить: ${isolated(name)}`,
  renames: (name) => `Дать название: ${isolated(name)}`,
  deletes: (name) => `Удалить: ${isolated(name)}`,
  touched: (day, time) => `${day}, за\u00a0столом\u00a0${time}`,
  question: (name) => `Удалить партию «${isolated(name)}»?`,
  questionText: 'Партия уйдёт из списка и будет считаться брошенной. Пока Tarbart не закрыт, это можно отменить.',
  delete: 'Удалить',
  deleted: {
    givenUp: 'Удалена. Считается брошенной.',
    lost: 'Удалена. Ходов не оставалось, поэтому считается проигранной.',
  },
  takeBack: 'Вернуть',
  takesBack: (name) => `Вернуть: ${isolated(name)}`,
  isDeleted: (name) => `Партия «${isolated(name)}» удалена.`,
  isBack: (name) => `Партия «${isolated(name)}» возвращена.`,
  nameOf: 'Название этой партии',
  nameAbout: 'Каждая партия хранится как есть, ход за ходом. По названию её легко найти среди сохранённых.',
  keep: 'Сохранить',
  named: (name) => `Сохранена под названием «${isolated(name)}».`,
  unnamed: 'Теперь у партии нет названия.',
  tooLong: 'В названии не больше 60 знаков.',
  notLoaded: 'Сохранённые партии не удалось прочитать.',
};
