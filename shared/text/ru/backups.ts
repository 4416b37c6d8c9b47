import type { Backups } from '../en/backups.ts';
import { formatCount, isolated, listOf, pluralOf, sentence } from '../format.ts';

const n = (count: number): string => formatCount('ru', count);
const plural = pluralOf('ru');
const list = listOf('ru');
const attempts = (count: number): string =>
  plural(count, { one: `${n(count)} партия`, few: `${n(count)} партии`, other: `${n(count)} партий` });
const verb = (count: number, one: string, other: string): string => plural(count, { one, other });

export const backups: Backups = {
  name: 'Копия всего',
  about:
    'Делается раз в день и перед каждым большим изменением; хранятся 10 последних и по одной за каждый месяц в течение года',
  make: 'Сделать копию сейчас',
  made: 'Копия сделана.',
  none: 'Копий пока нет.',
  failed: 'Последнюю копию сделать не удалось.',
  reasons: {
    daily: 'ежедневная',
    asked: 'вручную',
    migration: 'перед новой версией',
    import: 'перед импортом',
    restore: 'перед восстановлением',
    rescue: 'то, что удалось спасти',
  },
  contents: ({ attempts: all, saved, players }) =>
    [
      attempts(all),
      ...(saved > 0 ? [`не закончено ${n(saved)}`] : []),
      ...(players > 1
        ? [plural(players, { one: `${n(players)} игрок`, few: `${n(players)} игрока`, other: `${n(players)} игроков` })]
        : []),
    ].join(', '),
  unusable: 'повреждена или сделана более новой версией',
  restore: 'Восстановить',
  restoreOf: (when) => `Восстановить копию: ${when}`,
  delete: 'Удалить',
  deleteOf: (when) => `Удалить копию: ${when}`,
  cancel: 'Отмена',
  deleteAsk: 'Эту копию нельзя будет вернуть.',
  deleted: 'Копия удалена.',
  changes: ({ go, come, back }) => {
    const parts = [
      ...(go > 0 ? [`${verb(go, 'исчезнет', 'исчезнут')} ${attempts(go)}`] : []),
      ...(come > 0 ? [`${verb(come, 'появится', 'появятся')} ${attempts(come)}`] : []),
      ...(back > 0 ? [`${verb(back, 'вернётся', 'вернутся')} к прежнему виду ${attempts(back)}`] : []),
    ];
    return parts.length === 0 ? 'Ни одна партия не изменится.' : `${sentence(list(parts))}.`;
  },
  playersGo: (names) => `${names.length === 1 ? 'Исчезнет игрок' : 'Исчезнут игроки'} ${list(names.map(isolated))}.`,
  playersCome: (names) => `${names.length === 1 ? 'Вернётся игрок' : 'Вернутся игроки'} ${list(names.map(isolated))}.`,
  changesAll: 'Настройки всех игроков станут такими, как тогда. Сначала будет сделана копия того, что есть сейчас.',
  restored: 'Копия восстановлена.',
};
