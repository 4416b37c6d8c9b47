import { formatCount, formatDecimal } from '../format.ts';
import type { Book } from '../en/book.ts';

const count = (n: number): string => formatCount('es', n);
const mean = (n: number): string => formatDecimal('es', n);

export const book: Book = {
  title: 'Libro de probabilidades',
  about:
    'Cada cifra se contó en repartos por número, desde el 1, con la orden impresa debajo, de modo que cualquiera puede volver a contarla. Jugar sin pensar es llevar a las bases todo lo que se puede en cuanto se puede, y si no, repartir: lo que así se gana es suerte. «Conociendo las cartas» quiere decir verlas todas desde el principio, cosa que ningún jugador puede hacer. Un reparto cuenta como ganado cuando se encontró un camino y se jugó hasta el final, y como perdido solo cuando lo demostró una búsqueda completa; del resto no se sabe nada, así que quizá puedan ganarse más de los que dice la cifra. Entre una cosa y otra está la habilidad, pero estas cifras no dicen cuánta se alcanza sin ver las cartas. Los márgenes abarcan lo que puede hacer el azar, 95 veces de cada 100.',
  reading: 'versión',
  careless: 'jugando sin pensar',
  won: 'conociendo las cartas',
  lost: 'perdidos con certeza',
  unknown: 'no se sabe',
  printed: 'impreso',
  of: (n, deals) => `${count(n)} de ${count(deals)}`,
  allOf: (deals) => `los ${count(deals)}`,
  atLeast: (rate) => `al menos ${rate}`,
  range: (low, high) => `${low} a ${high}`,
  oneIn: (n) => `1 de cada ${count(n)}`,
  notPrinted: '–',
  notCounted: 'aún sin contar',
  carelessMeans: (moves, passes) =>
    `Jugando sin pensar: ${mean(moves)} jugadas${passes === undefined ? '' : ` y ${mean(passes)} vueltas`} de media.`,
  foresightMeans: (moves, passes) =>
    `Caminos encontrados: ${mean(moves)} jugadas${passes === undefined ? '' : ` y ${mean(passes)} vueltas`} de media; puede haberlos más cortos.`,
};
