import type { Players } from '../en/players.ts';
import { formatCount, isolated, pluralOf } from '../format.ts';

const plural = pluralOf('es');
const n = (count: number): string => formatCount('es', count);
const attempts = (count: number): string =>
  plural(count, { one: '1 partida terminada', other: `${n(count)} partidas terminadas` });
const games = (count: number): string =>
  plural(count, { one: '1 partida guardada', other: `${n(count)} partidas guardadas` });

export const players: Players = {
  who: 'Jugador',
  first: 'Primer jugador',
  about: 'Cada cual tiene su registro, sus partidas guardadas y sus ajustes.',
  now: 'juega ahora',
  holds: (ended, saved) => `${attempts(ended)}, ${games(saved)}`,
  add: 'Añadir un jugador',
  ownName: 'Tu nombre',
  newName: 'Nombre del nuevo jugador',
  cancel: 'Cancelar',
  choose: 'Jugar',
  chooses: (name) => `Jugar como ${isolated(name)}`,
  rename: 'Cambiar nombre',
  renames: (name) => `Cambiar el nombre de ${isolated(name)}`,
  newNameOf: (name) => `Nuevo nombre de ${isolated(name)}`,
  keep: 'Cambiar',
  remove: 'Quitar',
  removes: (name) => `Quitar a ${isolated(name)}`,
  question: (name) => `¿Quitar a ${isolated(name)}?`,
  goes: (ended, saved) =>
    ended + saved === 0
      ? 'Aún no ha jugado nada. Hasta que cierres Tarbart podrás deshacerlo.'
      : `Se van también ${attempts(ended)} y ${games(saved)}. Hasta que cierres Tarbart podrás deshacerlo.`,
  removed: (name) => `${isolated(name)} ya no está en la lista.`,
  untilClosed: 'Fuera de la lista. Todo sigue ahí hasta que cierres Tarbart.',
  takeBack: 'Recuperar',
  takesBack: (name) => `Recuperar a ${isolated(name)}`,
  added: (name) => `Se ha añadido a ${isolated(name)}.`,
  renamed: (name) => `Ahora el nombre es ${isolated(name)}.`,
  back: (name) => `${isolated(name)} ha vuelto.`,
  plays: (name) => `Ahora juega ${isolated(name)}.`,
  problems: {
    empty: 'El nombre necesita al menos una letra o un signo visible.',
    long: 'El nombre puede tener 40 caracteres como mucho.',
    taken: 'Otro jugador tiene ya ese nombre.',
  },
};
