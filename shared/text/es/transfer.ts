import type { Transfer } from '../en/transfer.ts';
import { formatCount, isolated, pluralOf } from '../format.ts';

const plural = pluralOf('es');
const n = (count: number): string => formatCount('es', count);
const attempts = (count: number): string => plural(count, { one: '1 partida', other: `${n(count)} partidas` });

export const transfer: Transfer = {
  everything: 'Exportar todo',
  everythingAbout:
    'Jugadores, partidas jugada a jugada, también las guardadas, y ajustes, en un archivo que Tarbart puede volver a leer',
  whose: 'De quién',
  whoseLog: 'Registro de quién',
  all: 'Todos los jugadores',
  export: 'Exportar',
  log: 'Exportar el registro como tabla',
  logAbout: 'Todas las partidas terminadas, en un archivo CSV para hojas de cálculo',
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
  newPlayer: 'Un jugador nuevo',
  adds: (count) => plural(count, { one: '1 partida es nueva', other: `${n(count)} partidas son nuevas` }),
  goesOn: (count) =>
    plural(count, {
      one: '1 partida está más avanzada en el archivo y sustituye a la de aquí',
      other: `${n(count)} partidas están más avanzadas en el archivo y sustituyen a las de aquí`,
    }),
  there: (count) => plural(count, { one: '1 partida ya está aquí', other: `${n(count)} partidas ya están aquí` }),
  elsewhere: (count) =>
    plural(count, {
      one: '1 partida es aquí de otro jugador y se deja fuera',
      other: `${n(count)} partidas son aquí de otro jugador y se dejan fuera`,
    }),
  leftOut: {
    moves: (count) =>
      plural(count, {
        one: '1 partida se deja fuera: las reglas no permiten sus jugadas',
        other: `${n(count)} partidas se dejan fuera: las reglas no permiten sus jugadas`,
      }),
    result: (count) =>
      plural(count, {
        one: '1 partida se deja fuera: sus jugadas no llevan a su resultado',
        other: `${n(count)} partidas se dejan fuera: sus jugadas no llevan a su resultado`,
      }),
    date: (count) =>
      plural(count, {
        one: '1 partida se deja fuera: tiene una fecha imposible',
        other: `${n(count)} partidas se dejan fuera: tienen fechas imposibles`,
      }),
  },
  settings: (count) =>
    plural(count, { one: '1 ajuste que aquí no está puesto', other: `${n(count)} ajustes que aquí no están puestos` }),
  empty: 'No ha jugado nada todavía',
  nothing: 'Todo lo que hay en este archivo ya está aquí.',
  nothingTaken: 'En este archivo no hay nada que se pueda añadir.',
  backup: 'Antes se hace una copia de seguridad.',
  add: 'Importar',
  close: 'Cerrar',
  done: (players, added, changed) =>
    `Importado: ${plural(players, { one: '1 jugador nuevo', other: `${n(players)} jugadores nuevos` })}, ${plural(added, { one: '1 partida nueva', other: `${n(added)} partidas nuevas` })}, ${plural(changed, { one: '1 más avanzada', other: `${n(changed)} más avanzadas` })} que antes.`,
  problems: {
    foreign: 'Este archivo no es una exportación de Tarbart. No se ha cambiado nada.',
    damaged: 'Este archivo está dañado o incompleto. No se ha cambiado nada.',
    newer: 'Este archivo es de una versión posterior de Tarbart. No se ha cambiado nada.',
    gone: 'Se ha interrumpido porque otra ventana ha empezado lo mismo. No se ha cambiado nada.',
    unreadable: 'Este archivo no se ha podido leer hasta el final. No se ha cambiado nada.',
  },
  wrongAttempt: (nth) => `La partida ${n(nth)} de este archivo está dañada. No se ha cambiado nada.`,
  wrongPlayer: (nth) => `El jugador ${n(nth)} de este archivo está dañado. No se ha cambiado nada.`,
};
