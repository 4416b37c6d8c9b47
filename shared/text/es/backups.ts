import type { Backups } from '../en/backups.ts';
import { formatCount, isolated, listOf, pluralOf, sentence } from '../format.ts';

const n = (count: number): string => formatCount('es', count);
const plural = pluralOf('es');
const list = listOf('es');
const attempts = (count: number): string => plural(count, { one: '1 partida', other: `${n(count)} partidas` });

export const backups: Backups = {
  name: 'Una copia de todo',
  about:
    'Se hace una vez al día y antes de cualquier cambio grande; se guardan las 10 últimas y una de cada mes durante un año',
  make: 'Hacer una copia ahora',
  made: 'Copia hecha.',
  none: 'Aún no hay ninguna copia.',
  failed: 'No se ha podido hacer la última copia.',
  reasons: {
    daily: 'diaria',
    asked: 'a mano',
    migration: 'antes de una versión nueva',
    import: 'antes de importar',
    restore: 'antes de recuperar',
    rescue: 'lo que se ha rescatado',
  },
  contents: ({ attempts: all, saved, players }) =>
    [
      attempts(all),
      ...(saved > 0 ? [`${n(saved)} en juego`] : []),
      ...(players > 1 ? [`${n(players)} jugadores`] : []),
    ].join(', '),
  unusable: 'dañada o de una versión posterior',
  restore: 'Recuperar',
  restoreOf: (when) => `Recuperar la copia del ${when}`,
  delete: 'Borrar',
  deleteOf: (when) => `Borrar la copia del ${when}`,
  cancel: 'Cancelar',
  deleteAsk: 'Esta copia no se podrá recuperar.',
  deleted: 'Copia borrada.',
  changes: ({ go, come, back }) => {
    const parts = [
      ...(go > 0 ? [`${plural(go, { one: 'desaparece', other: 'desaparecen' })} ${attempts(go)}`] : []),
      ...(come > 0 ? [`${plural(come, { one: 'vuelve', other: 'vuelven' })} ${attempts(come)}`] : []),
      ...(back > 0 ? [`${plural(back, { one: 'queda', other: 'quedan' })} como entonces ${attempts(back)}`] : []),
    ];
    return parts.length === 0 ? 'No cambia ninguna partida.' : `${sentence(list(parts))}.`;
  },
  playersGo: (names) =>
    `${plural(names.length, { one: 'Desaparece el jugador', other: 'Desaparecen los jugadores' })} ${list(names.map(isolated))}.`,
  playersCome: (names) =>
    `${plural(names.length, { one: 'Vuelve el jugador', other: 'Vuelven los jugadores' })} ${list(names.map(isolated))}.`,
  changesAll:
    'Los ajustes de todos los jugadores vuelven a ser los de entonces. Antes se hace una copia de lo que hay ahora.',
  restored: 'Copia recuperada.',
};
