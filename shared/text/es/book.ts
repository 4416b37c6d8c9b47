import { formatCount, formatDecimal } from '../format.ts';
import type { Book } from '../en/book.ts';

const count = (n: number): string => formatCount('es', n);
const mean = (n: number): string => formatDecimal('es', n);

export const book: Book = {
  title: 'Libro de probabilidades',
  about:
    'Cada cifra se contó en repartos por número, desde el 1, con la orden impresa debajo, de modo que cualquiera puede volver a contarla. Jugar sin pensar es llevar a las bases todo lo que se puede en cuanto se puede, y si no, repartir: lo que gana es suerte. Con las cartas a la vista se conocen todas desde el principio, cosa que ningún jugador puede. Un reparto cuenta como ganado cuando se encontró un camino y se jugó hasta el final, y como perdido solo cuando lo demostró una búsqueda completa; del resto no se sabe, así que pueden ganarse más de los que dice la cifra. Entre una cosa y otra está la habilidad, pero estas cifras no dicen cuánta se alcanza sin ver las cartas. Los márgenes abarcan lo que puede hacer el azar, 95 veces de cada 100.',
  reading: 'versión',
  careless: 'sin pensar gana',
  won: 'a la vista gana',
  lost: 'perdidos seguro',
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
    `Sin pensar: ${mean(moves)} jugadas${passes === undefined ? '' : ` y ${mean(passes)} vueltas`} de media.`,
  foresightMeans: (moves, passes) =>
    `Caminos encontrados: ${mean(moves)} jugadas${passes === undefined ? '' : ` y ${mean(passes)} vueltas`} de media; puede haberlos más cortos.`,
};
