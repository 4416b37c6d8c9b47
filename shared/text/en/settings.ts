/** The settings page. What a setting says when it is chosen is its name and the choice's name. */
export const settings = {
  title: 'Settings',
  sections: {
    table: 'Table and cards',
    hands: 'Hands and motion',
    language: 'Language',
    about: 'About',
  },

  table: 'Table',
  tables: { felt: 'Felt green', midnight: 'Midnight', linen: 'Linen', contrast: 'High contrast' },
  theme: 'Light',
  themeAbout: 'Paper and lamp, by day or by night',
  themes: { light: 'Day', dark: 'Night', system: 'As the system' },

  cards: 'Cards',
  back: 'Card back',
  backs: { red: 'Oxblood', blue: 'Blue' },
  largeIndex: 'Large index',
  largeIndexAbout: 'Bigger rank and suit in the corners; always on when cards are small',

  hands: 'One click',
  handsAbout: 'Makes the move at once, or selects the card first',
  handsChoices: { oneClick: 'Plays', select: 'Selects' },
  motion: 'Motion',
  motionAbout: 'How fast cards glide; the system’s wish for less motion is always obeyed',
  motions: { slow: 'Slow', usual: 'Usual', fast: 'Fast', off: 'Off' },

  language: 'Language',
  languageAbout: 'Of everything on the page',
  /** Languages are called by their own names. */
  languages: { en: 'English', es: 'Español', ru: 'Русский', system: 'As the system' },

  on: 'on',
  off: 'off',
  /** A change, as it is announced. */
  changed: (setting: string, choice: string) => `${setting}: ${choice}`,

  version: 'Version',
  about: 'Patience games with honest records. Nothing leaves this computer.',
  licences: 'Licences',
  licence: 'Tarbart is free software under the MIT licence.',
  /** Other people’s work in the program: name, what it is, licence. */
  thanks: {
    cards: 'Card faces: drawn after @letele/playing-cards by Adrian Kennard (CC0 1.0)',
    fonts:
      'Typefaces: Alegreya, Alegreya Sans and Alegreya Sans SC by Juan Pablo del Peral (SIL Open Font License 1.1)',
    code: 'Programs: Svelte, Valibot, pure-rand and better-sqlite3 (MIT), SQLite (public domain)',
  },
};

export type Settings = typeof settings;
