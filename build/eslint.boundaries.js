// Who may import whom, and what `shared/` may not touch.
//
//   engine ← games, layout ← solver, text, api ← electron, renderer
import globals from 'globals';

const TESTS = ['**/*.test.ts', '**/testing/**'];

/** A pattern that matches relative imports of any of these folders. */
const folders = (names, message) => ({ regex: `^\\.{1,2}/(.*/)?(${names.join('|')})(/|$)`, message });

/** A pattern that matches packages other than these. */
const packagesBut = (allowed, message) => ({ regex: `^(?!\\.|(${allowed.join('|')})(/|$))`, message });

const PURE = packagesBut(['pure-rand', 'valibot'], 'shared/ is pure: it imports itself, pure-rand and valibot only.');
const OUTSIDE = folders(['electron', 'renderer', 'build', 'e2e'], 'shared/ imports nothing outside itself.');

/** What a layer of `shared/` may not import: the layers above it. */
const LAYERS = {
  engine: ['games', 'layout', 'solver', 'text', 'api'],
  games: ['solver', 'text', 'api'],
  layout: ['solver', 'text', 'api'],
};

const ELECTRON = {
  regex: '^electron(/|$)',
  message: 'Only electron/{main,window,menu,ipc,preload,page}.ts and desktop/{rest,trouble,graphics}.ts may import it.',
};
const SQLITE = { regex: '^better-sqlite3(/|$)', message: 'Only electron/database/ may import better-sqlite3.' };
const RENDERER = folders(['renderer'], 'electron/ never imports renderer/.');

const PAGE = [
  folders(['electron'], 'renderer/ never imports electron/.'),
  { regex: '^(electron|better-sqlite3)(/|$)', message: 'The page has neither Electron nor the database.' },
];
/** One language is fetched by the page, not all of them with it. */
const WORDS = {
  regex: '/text/(index|en/.*|es/.*|ru/.*)\\.ts$',
  allowTypeImports: true,
  message: 'Only renderer/words.ts fetches words, one language at a time.',
};

const imports = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

const CLOCK = 'shared/ has no clock: time belongs to the caller.';
const RANDOM = 'shared/ has no random source: pass a seed.';

/** Globals of some environment that are not globals of the language. */
const foreign = Object.keys({ ...globals.browser, ...globals.node }).filter((name) => !(name in globals.es2025));

export const boundaries = [
  {
    files: ['shared/**/*.ts'],
    ignores: TESTS,
    rules: {
      ...imports(PURE, OUTSIDE),
      'no-restricted-globals': ['error', ...foreign, 'globalThis'],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: RANDOM },
        { object: 'Date', property: 'now', message: CLOCK },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: CLOCK },
        { selector: 'CallExpression[callee.name="Date"]', message: CLOCK },
        { selector: 'ImportExpression', message: 'shared/ is loaded whole: no dynamic imports.' },
      ],
    },
  },
  ...Object.entries(LAYERS).map(([layer, above]) => ({
    files: [`shared/${layer}/**/*.ts`],
    ignores: TESTS,
    rules: imports(PURE, OUTSIDE, folders(above, `shared/${layer}/ imports no layer above it.`)),
  })),
  { files: ['shared/**/*.test.ts', 'shared/**/testing/**'], rules: imports(OUTSIDE) },
  { files: ['electron/**/*.ts'], rules: imports(ELECTRON, SQLITE, RENDERER) },
  { files: ['electron/database/**/*.ts'], rules: imports(ELECTRON, RENDERER) },
  {
    files: ['electron/{main,window,menu,ipc,preload,page}.ts', 'electron/desktop/{rest,trouble,graphics}.ts'],
    rules: imports(SQLITE, RENDERER),
  },
  {
    files: ['renderer/**'],
    ignores: TESTS,
    rules: imports(...PAGE, WORDS),
  },
  { files: ['renderer/**/*.test.ts'], rules: imports(...PAGE) },
  {
    // The page's policy refuses style attributes in its templates; style: directives set properties and are fine.
    files: ['renderer/**/*.svelte'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'SvelteAttribute[key.name="style"]',
          message: 'Refused by the policy: use a class or style:property.',
        },
      ],
    },
  },
];
