import type { Players } from '../en/players.ts';
import { formatCount, isolated, pluralOf } from '../format.ts';

const plural = pluralOf('es');
const n = (count: number): string => formatCount('es', count);
const attempts = (count: number): string => plural(count, { one: '1 intento', other: `${n(count)} intentos` });
const games = (count: number): string =>
  plural(count, { one: '1 partida guardada', other: `${n(count)} partidas guardadas` });

export const players: Players = {
  who: 'Quién juega',
  first: 'Primer jugador',
  about: 'Cada cual tiene sus propias cuentas, partidas guardadas y ajustes.',
  now: 'juega ahora',
  holds: (ended, saved) => `${attempts(ended)}, ${games(saved)}`,
  add: 'Añadir a alguien',
  ownName: 'Tu propio nombre',
  newName: 'Nombre de quien se añade',
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
  added: (name) => `${isolated(name)} se ha añadido.`,
  renamed: (name) => `Ahora el nombre es ${isolated(name)}.`,
  back: (name) => `${isolated(name)} ha vuelto.`,
  plays: (name) => `Ahora juega ${isolated(name)}.`,
  problems: {
    empty: 'El nombre necesita al menos una letra o un signo visible.',
    long: 'El nombre puede tener 40 caracteres como mucho.',
    taken: 'Alguien más tiene ya ese nombre.',
  },
};
