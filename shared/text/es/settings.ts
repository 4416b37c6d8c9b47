import type { Settings } from '../en/settings.ts';

export const settings: Settings = {
  title: 'Ajustes',
  sections: {
    table: 'Mesa y cartas',
    hands: 'Manos y movimiento',
    language: 'Idioma',
    about: 'Acerca de Tarbart',
  },

  table: 'Mesa',
  tables: { felt: 'Tapete verde', midnight: 'Medianoche', linen: 'Lino', contrast: 'Alto contraste' },
  theme: 'Luz',
  themeAbout: 'Papel y lámpara, de día o de noche',
  themes: { light: 'Día', dark: 'Noche', system: 'Como el sistema' },

  cards: 'Cartas',
  back: 'Dorso',
  backs: { red: 'Granate', blue: 'Azul' },
  largeIndex: 'Índices grandes',
  largeIndexAbout: 'Número y palo más grandes en las esquinas; siempre así cuando las cartas son pequeñas',

  hands: 'Un clic',
  handsAbout: 'Hace la jugada al momento o primero elige la carta',
  handsChoices: { oneClick: 'Juega', select: 'Elige' },
  motion: 'Movimiento',
  motionAbout: 'Lo deprisa que se deslizan las cartas; si el sistema pide menos movimiento, siempre se respeta',
  motions: { slow: 'Lento', usual: 'Normal', fast: 'Rápido', off: 'Sin movimiento' },

  language: 'Idioma',
  languageAbout: 'De toda la página',
  languages: { en: 'English', es: 'Español', ru: 'Русский', system: 'Como el sistema' },

  on: 'sí',
  off: 'no',
  changed: (setting, choice) => `${setting}: ${choice}`,

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
