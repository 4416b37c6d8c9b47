import type { Saved } from '../en/saved.ts';
import { formatCount, isolated, pluralOf } from '../format.ts';

const plural = pluralOf('es');
const n = (count: number): string => formatCount('es', count);

export const saved: Saved = {
  title: 'Partidas guardadas',
  saveAs: 'Guardar como…',
  count: (all) => plural(all, { one: '1 partida en juego', other: `${n(all)} partidas en juego` }),
  found: (some, all) => `${n(some)} de ${n(all)}`,
  search: 'Buscar por nombre, juego o reparto',
  nothing: 'Ninguna partida en juego',
  nothingText: 'Una partida se guarda desde la primera jugada y espera aquí cuando empiezas otra.',
  notFound: 'Ninguna partida en juego tiene eso en su nombre, sus reglas o su reparto.',
  others: (count) =>
    plural(count, {
      one: 'Se guarda 1 partida más para una versión de Tarbart que conozca sus reglas.',
      other: `Se guardan ${n(count)} partidas más para una versión de Tarbart que conozca sus reglas.`,
    }),
  more: 'Ver más',
  onTable: 'en la mesa',
  opens: (name) => `Continuar ${isolated(name)}`,
  renames: (name) => `Poner nombre a ${isolated(name)}`,
  deletes: (name) => `Borrar ${isolated(name)}`,
  touched: (day, time) => `${day}, ${time}\u00a0en\u00a0la\u00a0mesa`,
  question: (name) => `¿Borrar «${isolated(name)}»?`,
  questionText: 'La partida sale de esta lista y cuenta como abandonada. Hasta que cierres Tarbart podrás deshacerlo.',
  delete: 'Borrar',
  deleted: {
    givenUp: 'Borrada. Cuenta como abandonada.',
    lost: 'Borrada. No quedaba ninguna jugada, así que cuenta como perdida.',
  },
  takeBack: 'Recuperar',
  takesBack: (name) => `Recuperar ${isolated(name)}`,
  isDeleted: (name) => `«${isolated(name)}» se ha borrado.`,
  isBack: (name) => `«${isolated(name)}» vuelve a estar en juego.`,
  nameOf: 'Nombre de esta partida',
  nameAbout:
    'Cada partida se guarda tal como está, jugada a jugada. Con un nombre es fácil encontrarla entre las guardadas.',
  keep: 'Guardar',
  named: (name) => `Guardada como «${isolated(name)}».`,
  unnamed: 'La partida ya no tiene nombre.',
  tooLong: 'El nombre puede tener 60 caracteres como mucho.',
  notLoaded: 'No se han podido leer las partidas guardadas.',
};
