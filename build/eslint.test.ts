import { ESLint } from 'eslint';
import ts from 'typescript-eslint';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
/** The project's rules, less those that need types, so that snippets need no file of their own. */
const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: fileURLToPath(new URL('./eslint.config.js', import.meta.url)),
  overrideConfig: [
    { ...ts.configs.disableTypeChecked },
    {
      languageOptions: { parserOptions: { projectService: false } },
      rules: { '@typescript-eslint/no-unused-vars': 'off' },
    },
  ],
});

async function rules(filePath: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
}

const IMPORTS = 'no-restricted-imports';

test.each<[string, string, string]>([
  ['shared/engine/x.ts', "import '../games/amazons.ts';", IMPORTS],
  ['shared/engine/x.ts', "import 'node:fs';", IMPORTS],
  ['shared/engine/x.ts', "import 'fs';", IMPORTS],
  ['shared/engine/deep/x.ts', "import '../../layout/fit.ts';", IMPORTS],
  ['shared/games/x.ts', "import '../solver/search.ts';", IMPORTS],
  ['shared/layout/x.ts', "import { words } from '../text/words.ts'; words();", IMPORTS],
  ['shared/layout/x.ts', "export * from '../api/contract.ts';", IMPORTS],
  ['shared/solver/x.ts', "import '../../electron/handlers.ts';", IMPORTS],
  ['shared/text/x.ts', "import 'svelte';", IMPORTS],
  ['shared/api/x.ts', "import '../../renderer/host.ts';", IMPORTS],
  ['shared/api/x.test.ts', "import '../../electron/handlers.ts';", IMPORTS],
  ['shared/api/x.ts', "void import('./y.ts');", 'no-restricted-syntax'],
  ['shared/engine/x.ts', 'export const now = Date.now();', 'no-restricted-properties'],
  ['shared/engine/x.ts', 'export const now = new Date();', 'no-restricted-syntax'],
  ['shared/engine/x.ts', 'export const { random } = Math;', 'no-restricted-properties'],
  ...['performance', 'setTimeout', 'process', 'window', 'document', 'console', 'crypto', 'globalThis'].map(
    (name): [string, string, string] => ['shared/solver/x.ts', `export const x = ${name};`, 'no-restricted-globals'],
  ),
  ['electron/handlers.ts', "import { app } from 'electron'; app.quit();", IMPORTS],
  ['electron/handlers.ts', "import Database from 'better-sqlite3'; new Database('');", IMPORTS],
  ['electron/main.ts', "import Database from 'better-sqlite3'; new Database('');", IMPORTS],
  ['electron/main.ts', "import '../renderer/host.ts';", IMPORTS],
  ['electron/database/open.ts', "import 'electron';", IMPORTS],
  ['electron/loopback/host.ts', "import 'electron/main';", IMPORTS],
  ['renderer/play/x.ts', "import '../../electron/handlers.ts';", IMPORTS],
  ['renderer/play/x.ts', "import 'electron';", IMPORTS],
  ['renderer/play/X.svelte', '<script lang="ts">import \'../../electron/page.ts\';</script>', IMPORTS],
  ['renderer/play/x.ts', "import { messages } from '../../shared/text/index.ts'; messages('en');", IMPORTS],
  ['renderer/play/x.ts', "import { en } from '../../shared/text/en/index.ts'; console.log(en);", IMPORTS],
  ['renderer/play/X.svelte', '<p style="color: red">x</p>', 'no-restricted-syntax'],
])('%s refuses %s', async (file, code, rule) => {
  expect(await rules(file, code)).toEqual([rule]);
});

test.each([
  ['shared/games/x.ts', "import '../engine/cards.ts'; import '../layout/fit.ts';"],
  ['shared/engine/x.ts', "import 'pure-rand/generator/xoroshiro128plus';"],
  ['shared/text/x.ts', 'export const day = new Date(0); export const noon = Date.UTC(2000, 0);'],
  ['shared/api/x.ts', "import * as v from 'valibot'; import '../games/amazons.ts'; v.string();"],
  [
    'shared/engine/x.test.ts',
    "import '../games/amazons.ts'; import { readFileSync } from 'node:fs'; readFileSync('');",
  ],
  ['electron/main.ts', "import { app } from 'electron'; import '../shared/api/contract.ts'; app.quit();"],
  ['electron/database/open.ts', "import Database from 'better-sqlite3'; new Database('');"],
  ['renderer/play/x.ts', "import '../../shared/engine/cards.ts'; console.log(performance.now());"],
  [
    'renderer/play/x.ts',
    "import type { Messages } from '../../shared/text/index.ts'; export const t = {} as Messages;",
  ],
  ['renderer/play/x.test.ts', "import { messages } from '../../shared/text/index.ts'; messages('en');"],
  ['renderer/play/X.svelte', '<p style:color="red">x</p>'],
])('%s allows %s', async (file, code) => {
  expect(await rules(file, code)).toEqual([]);
});
