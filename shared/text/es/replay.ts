import { formatCount, pluralOf } from '../format.ts';
import type { Replay } from '../en/replay.ts';

const plural = pluralOf('es');
const number = (n: number): string => formatCount('es', n);

export const replay: Replay = {
  title: 'Reproducción',
  open: 'Ver',
  moveOf: (n, of) => `${number(n)} de ${number(of)} ${plural(of, { one: 'jugada', other: 'jugadas' })}`,
  play: 'Reproducir',
  stop: 'Detener',
  plays: 'Reproducción en marcha.',
  stopped: 'Reproducción detenida.',
  back: 'Una jugada atrás',
  forward: 'Una jugada adelante',
  position: 'Posición',
  speed: 'Velocidad',
  times: (speed) => `${number(speed)}×`,
  leave: 'Salir',
  only: 'Aquí solo se mira.',
  broken: (n) =>
    n === 1
      ? 'Solo puede mostrarse la primera jugada: la partida está dañada o es de otras reglas.'
      : `Solo pueden mostrarse las primeras ${number(n)} jugadas: la partida está dañada o es de otras reglas.`,
};
