// What Tarbart carries of others, with the licences as their authors wrote them: part of the page as notices.txt.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const read = (relative: string): string => readFileSync(path(relative), 'utf8').trim();

/** The packages of which something is in the built program; packaging is checked to hold no others. */
export const PACKAGES = ['better-sqlite3', 'clsx', 'pure-rand', 'svelte', 'valibot', 'ws'] as const;

interface Notice {
  readonly name: string;
  readonly licence: string;
}

function ofPackage(name: string): Notice {
  const folder = `../node_modules/${name}`;
  const { version } = JSON.parse(read(`${folder}/package.json`)) as { version: string };
  const file = readdirSync(path(folder)).find((one) => /^licen[cs]e(\.|$)/i.test(one));
  if (file === undefined) throw new Error(`${name} has no licence`);
  return { name: `${name} ${version}`, licence: read(`${folder}/${file}`) };
}

const FONTS: readonly (readonly [name: string, file: string])[] = [
  ['Alegreya', 'alegreya'],
  ['Alegreya Sans', 'alegreya-sans'],
  ['Alegreya Sans SC', 'alegreya-sans-sc'],
];

/** Everything of others in the program and its licence, as text to be read. Throws where a licence is missing. */
export function notices(): string {
  const all: Notice[] = [
    ...PACKAGES.map(ofPackage),
    { name: 'SQLite, in better-sqlite3', licence: 'Public domain.' },
    ...FONTS.map(([name, file]) => ({
      name: `${name}, a typeface`,
      licence: read(`../renderer/assets/fonts/OFL-${file}.txt`),
    })),
    {
      name: 'Card faces after @letele/playing-cards 0.1.0, drawn by Adrian Kennard, recoloured by us',
      licence: 'CC0 1.0: public domain. https://creativecommons.org/publicdomain/zero/1.0/',
    },
  ];
  const line = '─'.repeat(80);
  return [
    'Tarbart is free software under the MIT licence:',
    read('../LICENSE'),
    'It carries the following of others. Packages for the desktop also hold Electron, Chromium and Node.js, whose licences\n' +
      'stand beside the program in LICENSE.electron.txt and LICENSES.chromium.html.',
    ...all.map(({ name, licence }) => `${line}\n${name}\n${line}\n\n${licence}`),
    '',
  ].join('\n\n');
}
