import { formatCount, pluralOf } from '../format.ts';
import type { Chooser } from '../en/chooser.ts';

const n = (count: number): string => formatCount('es', count);
const plural = pluralOf('es');

export const chooser: Chooser = {
  title: 'Juegos',
  tagline: 'Un libro de solitarios',
  leftOff: 'donde lo dejaste',
  goOn: 'Continuar',
  inPlay: 'también en juego',
  showAll: (count) => `Ver las ${n(count)}`,
  byNumber: 'Un reparto por número',
  families: {
    amazons: 'Una baraja, cuatro damas',
    algerian: 'Dos barajas, por palos, con seis reservas',
    tournament: 'Dos barajas, ocho reservas, cartas de cuatro en cuatro',
    'auld-lang-syne': 'Una baraja, sin construir en las columnas: el viejo solitario de Nochevieja',
  },
  position: (pass, home, all) => `${pass === null ? '' : `Vuelta ${n(pass)}, `}${n(home)} de ${n(all)} en las bases`,
  dealOf: (reading, deal) => (deal === null ? `${reading}, baraja propia` : `${reading}, reparto\u00a0${deal}`),
  wonOf: (won, played) => plural(won, { one: `ganada de ${n(played)}`, other: `ganadas de ${n(played)}` }),
  notPlayed: 'aún sin jugar',
  underWay: (home, all) => `en juego, ${n(home)} de ${n(all)}`,
  minutes: (count) => `${n(count)} min`,
  skill: 'habilidad',
  skillOf: (dots) => `habilidad ${n(dots)} de 5`,
  skillMeans:
    'Habilidad: en cuántos de todos los repartos decide el juego, los que se ganan conociendo las cartas y se pierden jugando sin pensar. Cada punto es una quinta parte de los repartos, redondeando; a partir de uno de cada veinte hay al menos un punto.',
};
