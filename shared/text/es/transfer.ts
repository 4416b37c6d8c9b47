import type { Transfer } from '../en/transfer.ts';
import { formatCount, isolated, pluralOf } from '../format.ts';

const plural = pluralOf('es');
const n = (count: number): string => formatCount('es', count);
const attempts = (count: number): string => plural(count, { one: '1 intento', other: `${n(count)} intentos` });

export const transfer: Transfer = {
  everything: 'Exportar todo',
  everythingAbout:
    'Jugadores, intentos jugada a jugada, partidas guardadas y ajustes, en un archivo que Tarbart puede volver a leer',
  whose: 'De quién',
  all: 'Todos los jugadores',
  export: 'Exportar',
  log: 'Exportar el registro como tabla',
  logAbout: 'Todos los intentos terminados, en un archivo CSV para hojas de cálculo',
  exportLog: 'Exportar el registro',
  import: 'Importar',
  importAbout: 'Lee un archivo exportado y muestra lo que añadiría antes de cambiar nada',
  choose: 'Elegir un archivo…',
  cancel: 'Cancelar',
  writing: (done, all) => `Escribiendo: ${n(done)} de ${attempts(all)}`,
  reading: (percent, count) => `Leyendo: ${percent}, ${attempts(count)}`,
  adding: 'Añadiendo…',
  exported: (name) => `Exportado como ${isolated(name)}.`,
  cancelled: 'Cancelado. No se ha cambiado nada.',
  title: 'Lo que añadiría este archivo',
  into: (name) => `${isolated(name)} pasa a ser`,
  newPlayer: 'Alguien nuevo',
  adds: (count) => plural(count, { one: '1 intento es nuevo', other: `${n(count)} intentos son nuevos` }),
  goesOn: (count) =>
    plural(count, {
      one: '1 intento está más adelantado en el archivo y sustituye al de aquí',
      other: `${n(count)} intentos están más adelantados en el archivo y sustituyen a los de aquí`,
    }),
  there: (count) => plural(count, { one: '1 intento ya está aquí', other: `${n(count)} intentos ya están aquí` }),
  elsewhere: (count) =>
    plural(count, {
      one: '1 intento es aquí de otra persona y se deja fuera',
      other: `${n(count)} intentos son aquí de otra persona y se dejan fuera`,
    }),
  settings: (count) =>
    plural(count, { one: '1 ajuste que aquí no está puesto', other: `${n(count)} ajustes que aquí no están puestos` }),
  nothing: 'Todo lo que hay en este archivo ya está aquí.',
  backup: 'Antes se hace una copia de seguridad.',
  add: 'Importar',
  close: 'Cerrar',
  done: (players, added, changed) =>
    `Importado: ${plural(players, { one: '1 jugador nuevo', other: `${n(players)} jugadores nuevos` })}, ${plural(added, { one: '1 intento nuevo', other: `${n(added)} intentos nuevos` })}, ${plural(changed, { one: '1 más adelantado', other: `${n(changed)} más adelantados` })} que antes.`,
  problems: {
    foreign: 'Este archivo no es una exportación de Tarbart. No se ha cambiado nada.',
    damaged: 'Este archivo está dañado o incompleto. No se ha cambiado nada.',
    newer: 'Este archivo es de una versión posterior de Tarbart. No se ha cambiado nada.',
    gone: 'Se ha dejado porque otra ventana ha empezado lo mismo. No se ha cambiado nada.',
    unreadable: 'Este archivo no se ha podido leer hasta el final. No se ha cambiado nada.',
  },
  wrongAttempt: (nth) => `El intento ${n(nth)} de este archivo está dañado. No se ha cambiado nada.`,
  wrongPlayer: (nth) => `El jugador ${n(nth)} de este archivo está dañado. No se ha cambiado nada.`,
};
