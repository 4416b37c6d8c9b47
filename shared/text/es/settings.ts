import { listOf } from '../format.ts';
import type { Settings } from '../en/settings.ts';

const list = listOf('es');

export const settings: Settings = {
  title: 'Ajustes',
  sections: {
    table: 'Mesa y cartas',
    help: 'Ayuda al jugar',
    motion: 'Movimiento y sonido',
    hands: 'Ratón y teclado',
    language: 'Idioma',
    players: 'Jugadores',
    data: 'Exportar e importar',
    backups: 'Copias de seguridad',
    about: 'Acerca de',
  },

  find: 'Buscar un ajuste',
  clear: 'Borrar',
  found: (n) => (n === 0 ? 'Ningún ajuste encontrado' : n === 1 ? '1 ajuste encontrado' : `${n} ajustes encontrados`),
  nothingFound: 'Ningún ajuste contiene esas palabras.',

  table: 'Mesa',
  tables: { felt: 'Tapete verde', midnight: 'Medianoche', linen: 'Lino', contrast: 'Alto contraste' },
  theme: 'Tema',
  themeAbout: 'Papel y lámpara, de día o de noche',
  themes: { light: 'Día', dark: 'Noche', system: 'Como el sistema' },

  cards: 'Cartas',
  back: 'Dorso',
  backs: { red: 'Granate', blue: 'Azul', slate: 'Pizarra y latón' },
  suits: 'Colores de los palos',
  suitsAbout: 'Con cuatro colores, tréboles y picas, corazones y diamantes se distinguen a primera vista',
  suitColours: { two: 'Dos', four: 'Cuatro' },
  largeIndex: 'Índices grandes',
  largeIndexAbout: 'Número y palo más grandes en las esquinas; siempre así cuando las cartas son pequeñas',

  seamLight: 'Señalar la calle cuya carta puede subir',
  seamLightAbout: 'La marca del palo entre columna y base se ilumina; no cuenta como ayuda',
  light: 'Luz: ¿se puede ganar?',
  lightAbout: 'Mira las cartas tal como están, también las que no se ven; cuenta como ayuda',
  lights: { asked: 'Cuando pregunto', always: 'Siempre', never: 'Nunca' },
  auto: 'Las cartas seguras suben solas',
  autoAbout: (games: readonly string[]) =>
    `${list(games)}: las cartas que ya no hacen falta suben solas; al deshacer vuelven con la jugada`,

  click: 'Un clic en una carta',
  clickAbout: 'Hace la única jugada sensata o elige la carta y espera el sitio',
  clicks: { move: 'La juega', choose: 'La elige' },
  letters: 'Teclas de una letra',
  lettersAbout: 'Como la D para repartir; pueden estorbar a un lector de pantalla',
  motion: 'Movimiento',
  motionAbout: 'A qué ritmo se deslizan las cartas. Como el sistema: normal, o ninguno si pide menos movimiento',
  motions: {
    system: 'Como el sistema',
    slow: 'Lento',
    normal: 'Normal',
    brisk: 'Ágil',
    fast: 'Rápido',
    none: 'Ninguno',
  },
  sound: 'Sonido',
  soundAbout:
    'Suave, como de cartas sobre el tapete: repartir, mover, subir, recoger, ganar y lo que no se puede hacer',
  volume: 'Volumen',
  volumeAbout: 'De los sonidos, además del volumen del sistema',

  language: 'Idioma',
  languageAbout: 'De toda la página',
  languages: { en: 'English', es: 'Español', ru: 'Русский', system: 'Como el sistema' },

  on: 'sí',
  off: 'no',
  changed: (setting, choice) => `${setting}: ${choice}`,
  notStored: 'El ajuste vale desde ahora, pero no se ha podido guardar: la próxima vez estará como antes.',

  version: 'Versión',
  about: 'Solitarios con cuentas claras. Nada sale de este equipo.',
  file: 'Dónde están tus partidas',
  fileAbout: 'Un solo archivo con todo el registro, los ajustes y la partida que hay en la mesa',
  log: 'Registro del programa',
  logAbout: 'Lo que ha hecho el programa y lo que ha fallado, sin nombres',
  logOpen: 'Mostrar la carpeta',
  releases: 'Versiones',
  releasesAbout: 'Tarbart nunca busca versiones nuevas por su cuenta; esto abre la página en el navegador',
  releasesOpen: 'Abrir la página',
  licences: 'Licencias',
  licenceTexts: 'Todos los textos',
  licence: 'Tarbart es software libre bajo la licencia MIT.',
  thanks: {
    cards: 'Cartas: redibujadas a partir de @letele/playing-cards, de Adrian Kennard (CC0 1.0)',
    fonts:
      'Tipos de letra: Alegreya, Alegreya Sans y Alegreya Sans SC, de Juan Pablo del Peral (SIL Open Font License 1.1)',
    code: 'Programas: Svelte, Valibot, pure-rand y better-sqlite3 (MIT), SQLite (dominio público)',
  },
};
