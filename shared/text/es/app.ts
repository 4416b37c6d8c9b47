import type { App } from '../en/app.ts';

export const app: App = {
  name: 'Tarbart',
  back: 'Volver',
  statistics: 'Estadísticas',
  settings: 'Ajustes',
  problems: {
    unknownCall: 'La ventana y el programa que hay detrás son de versiones distintas. Vuelve a cargar la página.',
    badInput: 'El programa no ha entendido lo que pedía la ventana. No se ha cambiado nada.',
    stale: 'Esta partida ha seguido en otra ventana. Aquí está tal como quedó allí.',
    otherGame:
      'En otra ventana se ha puesto otra partida en la mesa. Aquí está; la que habías empezado está entre las guardadas.',
    notInPlay: 'Esa partida ya no está en juego. Esto es lo que hay ahora en la mesa.',
    illegalMove: 'Esa jugada no es posible en la partida guardada. Aquí está tal como quedó.',
    unknownAttempt: 'Esta partida ya no está guardada. Reparte de nuevo para seguir.',
    ended: 'Esta partida ya había terminado. Aquí está tal como quedó.',
    otherPlayer: 'Ahora juega otro jugador. Esta ventana muestra sus partidas; no se ha cambiado nada.',
    unknownPlayer: 'Ese jugador ya no está aquí.',
    lastPlayer: 'Tiene que quedar al menos un jugador.',
    name: 'Ese nombre no se puede usar.',
    transfer: 'Este archivo no se puede usar.',
    unknownRules: 'Esta versión del programa no conoce las reglas de esa partida.',
    database:
      'No se ha podido guardar la jugada, así que no se ha hecho. Comprueba que en el disco haya sitio y se pueda escribir.',
    badBackup: 'Esta copia no sirve: está dañada, ya no existe o es de una versión posterior. No se ha cambiado nada.',
    unreachable: 'Tarbart no responde. No se ha perdido nada.',
    otherRun: 'Tarbart se ha abierto de nuevo y ya no oye a esta ventana. No se ha cambiado nada.',
    noKey: 'Esta dirección no abre tus partidas. No se ha cambiado nada.',
    fault: 'Algo ha fallado y la jugada no se ha hecho. No se ha perdido nada.',
  },
  cannotStart: 'No se pueden abrir las partidas',
  tryAgain: 'Intentar de nuevo',
};
