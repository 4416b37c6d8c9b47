import { listOf } from '../format.ts';
import type { Settings } from '../en/settings.ts';

const list = listOf('es');

export const settings: Settings = {
  title: 'Ajustes',
  sections: {
    table: 'Mesa y cartas',
    help: 'Ayuda al jugar',
    hands: 'Manos y movimiento',
    language: 'Idioma',
    players: 'Quién juega',
    data: 'Exportar e importar',
    about: 'Acerca de',
  },

  table: 'Mesa',
  tables: { felt: 'Tapete verde', midnight: 'Medianoche', linen: 'Lino', contrast: 'Alto contraste' },
  theme: 'Tema',
  themeAbout: 'Papel y lámpara, de día o de noche',
  themes: { light: 'Día', dark: 'Noche', system: 'Como el sistema' },

  cards: 'Cartas',
  back: 'Dorso',
  backs: { red: 'Granate', blue: 'Azul' },
  largeIndex: 'Índices grandes',
  largeIndexAbout: 'Número y palo más grandes en las esquinas; siempre así cuando las cartas son pequeñas',

  seamLight: 'Señalar la calle cuya carta puede subir',
  seamLightAbout: 'La marca del palo entre columna y base se ilumina; no cuenta como ayuda',
  auto: 'Subir solas las cartas seguras',
  autoAbout: (games: readonly string[]) =>
    `${list(games)}: las cartas que ya no hacen falta suben solas; al deshacer vuelven con la jugada`,

  click: 'Un clic en una carta',
  clickAbout: 'Hace la única jugada sensata o elige la carta y espera el sitio',
  clicks: { move: 'La juega', choose: 'La elige' },
  letters: 'Teclas de una letra',
  lettersAbout: 'Como la D para repartir; pueden estorbar a un lector de pantalla',
  motion: 'Movimiento',
  motionAbout: 'Las cartas se deslizan o aparecen al momento en su sitio',
  motions: { system: 'Como el sistema', none: 'Ninguno' },

  language: 'Idioma',
  languageAbout: 'De toda la página',
  languages: { en: 'English', es: 'Español', ru: 'Русский', system: 'Como el sistema' },

  on: 'sí',
  off: 'no',
  changed: (setting, choice) => `${setting}: ${choice}`,
  notStored: 'El ajuste vale desde ahora, pero no se ha podido guardar: la próxima vez estará como antes.',

  version: 'Versión',
  about: 'Solitarios con cuentas claras. Nada sale de este ordenador.',
  licences: 'Licencias',
  licence: 'Tarbart es software libre bajo la licencia MIT.',
  thanks: {
    cards: 'Cartas: redibujadas a partir de @letele/playing-cards, de Adrian Kennard (CC0 1.0)',
    fonts:
      'Tipos de letra: Alegreya, Alegreya Sans y Alegreya Sans SC, de Juan Pablo del Peral (SIL Open Font License 1.1)',
    code: 'Programas: Svelte, Valibot, pure-rand y better-sqlite3 (MIT), SQLite (dominio público)',
  },
};
