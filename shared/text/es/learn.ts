import { formatCount } from '../format.ts';
import type { Learn } from '../en/learn.ts';

const number = (n: number): string => formatCount('es', n);

export const learn: Learn = {
  title: 'Cómo se gana en Amazonas',
  intro:
    'Lo que los libros de solitarios llaman suerte es, en Amazonas, un rompecabezas. El mazo no se baraja nunca: una vez vistas las cartas, se sabe en qué orden volverán a salir, y tres ideas ayudan a encontrar el camino.',
  known: (careless, deals, won, of) =>
    `Jugando sin pensar, subiendo cada carta en cuanto puede, se gana el ${careless} de ${number(deals)} repartos. Conociendo las cartas ${won === of ? `se ganaron los ${number(of)} repartos` : `se ganaron ${number(won)} de ${number(of)}`}.`,
  walkOffer: '¿No conoces el juego? Un paseo por la mesa dura un minuto.',
  walkOffered: '¿Primera vez en Amazonas? Un paseo de un minuto por la mesa.',
  walkTake: 'Empezar',
  walkDecline: 'No, gracias',
  walkTitle: 'Un paseo por la mesa',
  tryIt: 'Probar en la mesa',
  lessons: {
    see: {
      title: 'Verlo todo, y esperar',
      text: 'Nada obliga a subir una carta que puede subir. En la primera vuelta, reparte y solo mira: las columnas se recogen una tras otra y no se baraja nada, así que después sabes dónde está cada carta. También más adelante esperar es una jugada: cada carta que sube cambia el sitio en el que caen las demás.',
      task: 'Quedan siete cartas. La dama de diamantes podría subir ahora. ¿Debe hacerlo?',
      judged: {
        lost: 'Demostrado: ya no se puede ganar. Sin ella, las cartas que quedan caen de modo que una nunca llega a su columna.',
        won: 'Bien: desde aquí se puede ganar. Termínalo, o mira cómo.',
      },
    },
    aces: {
      title: 'Elegir qué as sube y cuándo',
      text: 'El primer as que sube abre la primera base; el siguiente, la segunda. El orden de los ases decide, por tanto, por qué columna tiene que subir cada palo, y en eso consiste el juego. Cuando hay dos ases a la vista, piensa dónde están sus palos antes de subir ninguno.',
      task: 'Hay dos ases a la vista, el de picas y el de corazones. ¿Cuál debe abrir la tercera base?',
      judged: {
        lost: 'Demostrado con una búsqueda completa: con las picas en la tercera base, este reparto ya no se puede ganar.',
        won: 'Así se puede ganar. El camino es largo: mira cómo, o sigue jugando.',
      },
    },
    right: {
      title: 'Terminar antes lo de la derecha',
      text: 'Cuando quedan pocas cartas, el reparto solo alcanza otras tantas columnas, desde la izquierda: la cuarta recibe carta solo mientras quedan cuatro. Por eso lo que ha de subir por la derecha tiene que ir antes que las últimas cartas de la izquierda.',
      task: 'Quedan cinco cartas. Pueden subir la dama de corazones y la jota de tréboles. ¿Cuál primero?',
      judged: {
        lost: 'Demostrado: está perdido. Se reparta como se reparta, las cuatro cartas que quedan ya no llegan todas a su columna.',
        won: 'Bien: la tercera base aún se puede completar. Termínalo.',
      },
    },
  },
  judged: {
    thinking: 'Buscando…',
    unknown: 'No se sabe: la búsqueda acabó sin respuesta.',
    finished: 'Todas las cartas están en las bases.',
  },
  again: 'Otra vez',
  showMe: 'Mostrar el camino',
  following: 'Idea siguiente',
  leave: 'Salir',
  notFound: 'No se ha encontrado ningún camino.',
  stepOf: (n, of) => `Paso ${number(n)} de ${number(of)}`,
  back: 'Atrás',
  next: 'Siguiente',
  skip: 'Saltar',
  done: 'Listo',
  strayed:
    'Esa jugada no es del paseo. No pasa nada: prueba lo que quieras. Tus jugadas se deshacen cuando el paseo sigue.',
  toWalk: 'Volver al paseo',
  walk: [
    'Amazonas se juega en cuatro calles: arriba una base, debajo una columna. Un as sube desde cualquier columna a la primera base libre; del 7 a la jota, cada carta solo sube por su propia calle.',
    'Empieza un as. Pulsa el as de corazones de la columna 4: el primer as que sube abre la primera base.',
    'Entre base y columna se lee lo que se espera: ahora, el 7 de corazones. Solo podrá subir cuando esté encima de la columna 1.',
    'No puede subir nada más. Pulsa el mazo: reparte una carta a cada columna.',
    'El as de diamantes es el segundo: abre la segunda base, y desde ahora todos los diamantes han de llegar a la columna 2. Púlsalo.',
    'En esta versión una dama puede subir desde cualquier columna. En las más antiguas también ella sube solo por la suya.',
    'Cuando el mazo se acaba, se recogen las columnas, primero la de la derecha, y se reparten de nuevo. No se baraja nada, y puedes hacerlo cuantas veces quieras.',
    'Todas las jugadas se pueden deshacer. El registro guarda lo que pasó: una victoria es limpia si llegó sin ayuda, sin deshacer y sin reiniciar. Tu partida está tal como la dejaste.',
  ],
};
