import { listOf } from '../format.ts';

const list = listOf('en');

/** The settings page. What a setting says when it is chosen is its name and the choice's name. */
export const settings = {
  title: 'Settings',
  sections: {
    table: 'Table and cards',
    help: 'Help in play',
    hands: 'Hands and motion',
    language: 'Language',
    players: 'Players',
    data: 'Export and import',
    about: 'About',
  },

  table: 'Table',
  tables: { felt: 'Felt green', midnight: 'Midnight', linen: 'Linen', contrast: 'High contrast' },
  theme: 'Theme',
  themeAbout: 'Paper and lamp, by day or by night',
  themes: { light: 'Day', dark: 'Night', system: 'As the system' },

  cards: 'Cards',
  back: 'Card back',
  backs: { red: 'Oxblood', blue: 'Blue' },
  largeIndex: 'Large index',
  largeIndexAbout: 'Bigger rank and suit in the corners; always on when cards are small',

  seamLight: 'Mark a lane when its card can go home',
  seamLightAbout: 'The suit mark between depot and foundation lights up; does not count as help',
  auto: 'Play safe cards home',
  autoAbout: (games: readonly string[]) =>
    `${list(games)}: cards that can be of no more use go home by themselves; undo takes them back with your move`,

  click: 'One click on a card',
  clickAbout: 'Makes the one sensible move, or chooses the card and waits for its place',
  clicks: { move: 'Plays it', choose: 'Chooses it' },
  letters: 'Keys of one letter',
  lettersAbout: 'Such as D for dealing; they can be in the way of a screen reader',
  motion: 'Motion',
  motionAbout: 'Cards glide, or stand at once where they belong',
  motions: { system: 'As the system', none: 'None' },

  language: 'Language',
  languageAbout: 'Of everything on the page',
  /** Languages are called by their own names. */
  languages: { en: 'English', es: 'Español', ru: 'Русский', system: 'As the system' },

  on: 'on',
  off: 'off',
  /** A change, as it is announced. */
  changed: (setting: string, choice: string) => `${setting}: ${choice}`,
  notStored: 'The setting acts now, but it could not be stored: it will be as before at the next start.',

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
