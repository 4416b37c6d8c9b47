import { listOf } from '../format.ts';

const list = listOf('en');

/** The settings page. What a setting says when it is chosen is its name and the choice's name. */
export const settings = {
  title: 'Settings',
  sections: {
    table: 'Table and cards',
    help: 'Help in play',
    motion: 'Motion and sound',
    hands: 'Mouse and keyboard',
    language: 'Language',
    players: 'Players',
    data: 'Export and import',
    backups: 'Backups',
    about: 'About',
  },

  find: 'Find a setting',
  clear: 'Clear',
  /** How many settings hold what has been typed. */
  found: (n: number) => (n === 0 ? 'No setting found' : n === 1 ? '1 setting found' : `${n} settings found`),
  nothingFound: 'No setting has these words in it.',

  /** What else players call a setting, and type to find it. */
  also: {
    table: 'background baize colour color wallpaper accessibility',
    theme: 'dark light mode black white brightness appearance',
    back: 'deck design pattern picture reverse',
    suits: 'colour blind color blindness colourblind colorblind deck faces accessibility',
    largeIndex: 'size font text zoom jumbo readable eyesight accessibility',
    seamLight: 'highlight glow',
    light: 'winnable solvable solver cheat',
    auto: 'automatic autoplay foundation',
    finish: 'autofinish autocomplete automatic end win',
    click: 'tap touch finger pen mouse drag select double',
    letters: 'keyboard shortcuts hotkeys remap buttons',
    motion: 'animation speed pace reduce reduced accessibility',
    sound: 'audio noise mute silent volume',
    volume: 'sound audio loud loudness quiet',
    language: 'translation locale Spanish Russian',
    players: 'profiles users accounts people names',
    data: 'save transfer move copy files json csv table',
    backups: 'restore save',
    about: 'version help program app',
    file: 'folder database data path directory',
    log: 'errors failures diagnostics bug report',
    releases: 'update upgrade download new changes',
    licences: 'license copyright credits authors fonts open source',
  },

  table: 'Table',
  tables: { felt: 'Green felt', midnight: 'Midnight', linen: 'Linen', contrast: 'High contrast' },
  theme: 'Theme',
  themeAbout: 'Paper and lamp, by day or by night',
  themes: { light: 'Day', dark: 'Night', system: 'As the system' },

  cards: 'Cards',
  back: 'Card back',
  backs: { red: 'Oxblood', blue: 'Blue', slate: 'Slate and brass' },
  suits: 'Colours of the suits',
  suitsAbout: 'Four colours tell clubs from spades and hearts from diamonds at a glance',
  suitColours: { two: 'Two', four: 'Four' },
  largeIndex: 'Large index',
  largeIndexAbout: 'Bigger rank and suit in the corners; always on when cards are small',

  seamLight: 'Mark a lane when its card can go home',
  seamLightAbout: 'The suit mark between depot and foundation lights up; does not count as help',
  light: 'Light: can it be won?',
  lightAbout: 'Looks at the cards as they lie, also those not seen; counts as help',
  lights: { asked: 'When asked', always: 'Always', never: 'Never' },
  auto: 'Play safe cards home',
  autoAbout: (games: readonly string[]) =>
    `${list(games)}: cards that can hurt nothing at home go there by themselves; undo takes them back with your move`,
  finish: 'Finish by itself',
  finishAbout:
    'In every game: once all cards lie open and only going home is left, they go home after your move; it counts as no help, and undo takes them back with the move',

  click: 'One click on a card',
  clickAbout: 'Makes the one sensible move, or chooses the card and waits for its place',
  clicks: { move: 'Plays it', choose: 'Chooses it' },
  letters: 'Keys of one letter',
  lettersAbout: 'Such as D for dealing; they can be in the way of a screen reader',
  motion: 'Motion',
  motionAbout: 'How quickly cards glide. As the system: normal, or off where it asks for less motion',
  motions: { system: 'As the system', slow: 'Slow', normal: 'Normal', brisk: 'Brisk', fast: 'Fast', none: 'Off' },
  sound: 'Sound',
  soundAbout: 'Soft, as of cards on cloth: dealing, carrying, going home, picking up, a win, what cannot be done',
  volume: 'Volume',
  volumeAbout: 'Of the sounds, beside the volume of the system',

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
  file: 'Where your records are kept',
  fileAbout: 'One file with every attempt, every setting and the game on the table',
  log: 'Log',
  logAbout: 'What the program did and what failed; it names nobody',
  logOpen: 'Show the folder',
  releases: 'Releases',
  releasesAbout: 'Tarbart never looks for later versions by itself; this opens their page in your browser',
  releasesOpen: 'Open the page',
  licences: 'Licences',
  licenceTexts: 'All texts',
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
