import type { Trouble } from '../en/trouble.ts';
import { formatCount, pluralOf } from '../format.ts';

const n = (count: number): string => formatCount('es', count);
const plural = pluralOf('es');
const attempts = (count: number): string => plural(count, { one: '1 partida', other: `${n(count)} partidas` });

export const trouble: Trouble = {
  matters: {
    newer: {
      title: 'Tus partidas son de una versión posterior',
      text: 'Las ha guardado una versión posterior de Tarbart y esta no las toca. No se ha perdido nada; ábrelas con aquella versión.',
    },
    damaged: {
      title: 'El archivo de tus partidas está dañado',
      text: 'Ya no se puede leer entero y se conserva tal como está. Puede haberse perdido lo jugado después de la última copia.',
    },
    foreign: {
      title: 'Hay un archivo de otro programa en el lugar de tus partidas',
      text: 'No se toca. Puede haberse perdido lo jugado después de la última copia.',
    },
    lost: {
      title: 'El archivo de tus partidas ya no está',
      text: 'Se ha borrado o vaciado, pero hay copias de seguridad. Lo jugado después de la última se ha perdido.',
    },
    inUse: {
      title: 'Tarbart ya está abierto',
      text: 'Otra ventana u otro programa tiene abiertas estas partidas, y dos a la vez se estorbarían. Sigue allí, o ciérralo e inténtalo de nuevo.',
    },
    locked: {
      title: 'Otro programa tiene ocupado el archivo de tus partidas',
      text: 'Puede ser uno que copia tus archivos. No se ha perdido nada; espera un momento e inténtalo de nuevo.',
    },
    readOnly: {
      title: 'No se puede escribir en el archivo de tus partidas',
      text: 'El archivo, su carpeta o el disco están protegidos contra escritura. No se ha perdido nada; permite la escritura e inténtalo de nuevo.',
    },
    full: {
      title: 'El disco está lleno',
      text: 'No se puede guardar nada más. Lo guardado hasta ahora está a salvo; haz sitio e inténtalo de nuevo.',
    },
    missing: {
      title: 'No se encuentra la carpeta de tus partidas',
      text: 'Quizá esté en un disco que no está conectado. No se ha cambiado nada; conéctalo e inténtalo de nuevo.',
    },
    migration: {
      title: 'No se han podido adaptar tus partidas a esta versión',
      text: 'Están como antes, y la versión que tenías aún puede abrirlas. No se ha perdido nada.',
    },
    unreadable: {
      title: 'El disco da un error',
      text: 'No se ha podido leer o escribir el archivo de tus partidas. Revisa el disco y después inténtalo de nuevo.',
    },
  },
  notDone: 'Lo último que has hecho no se ha guardado, así que no se ha hecho.',
  newest: (when, count) => `La última copia es del ${when}, con ${attempts(count)}.`,
  noBackup: 'No hay ninguna copia de seguridad que sirva.',
  restore: 'Recuperar esta copia',
  aside: 'El archivo que hay ahora se conserva junto al nuevo, con la fecha en el nombre.',
  anew: 'Empezar de cero',
  again: 'Intentar de nuevo',
  close: 'Cerrar',
  memory: 'Jugar sin guardar',
  memoryText: 'Sin guardar, lo que juegues desaparece al cerrar el programa.',
  unkept: 'Lo que juegas ahora no se guarda.',
  unkeptYet: 'Lo que juegas ahora solo se guardará cuando eso se arregle.',
  kept: 'Ya se guarda todo otra vez.',
  lost: {
    unreachable: {
      title: 'Tarbart no responde',
      text: 'No se ha perdido nada y el reloj está parado. Esta ventana seguirá sola en cuanto responda; si abres Tarbart de nuevo, sigue en la ventana nueva.',
    },
    otherRun: {
      title: 'Tarbart se ha abierto de nuevo',
      text: 'Esta ventana es de antes; no se ha perdido nada y el reloj está parado. Sigue en la ventana nueva o abre la dirección que muestra Tarbart.',
    },
    noKey: {
      title: 'Esta dirección no abre tus partidas',
      text: 'Tarbart está abierto, pero a la dirección le falta el final, desde el signo #, que es lo que te deja entrar. Abre la dirección completa que Tarbart muestra allí donde se inició.',
    },
  },
  answers: 'Tarbart vuelve a responder.',
};
