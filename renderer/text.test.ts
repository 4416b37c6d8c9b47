import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, type AST } from 'svelte/compiler';
import { expect, test } from 'vitest';
import { en } from '../shared/text/en/index.ts';
import { LANGUAGES, messages } from '../shared/text/index.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(ROOT + path, 'utf8');
const components = globSync('renderer/**/*.svelte', { cwd: ROOT });
const sources = globSync('{renderer,electron,shared,build}/**/*.{ts,svelte}', { cwd: ROOT }).filter(
  (path) => !path.endsWith('.test.ts') && !/^shared\/text\/(en|es|ru)\//.test(path),
);

/** Attributes whose words a player reads or hears. */
const SPOKEN = new Set(['aria-label', 'aria-description', 'aria-roledescription', 'alt', 'placeholder', 'title']);
const WORD = /\p{L}{2,}/u;

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** The words a component writes itself: texts between tags, spoken attributes, and strings shown as they are. */
function words(node: unknown, shown = true): string[] {
  if (Array.isArray(node)) return node.flatMap((one: unknown) => words(one, shown));
  if (typeof node !== 'object' || node === null) return [];
  const { type, ...rest } = node as Node;
  if (type === 'Text') return shown && WORD.test(rest['data'] as string) ? [(rest['data'] as string).trim()] : [];
  if (type === 'Attribute') return words(rest['value'], SPOKEN.has(rest['name'] as string));
  if (type === 'ExpressionTag') {
    const { expression } = rest as { expression: { type: string; value?: unknown } };
    return shown && expression.type === 'Literal' && WORD.test(String(expression.value))
      ? [String(expression.value)]
      : [];
  }
  const inside = [
    'fragment',
    'nodes',
    'attributes',
    'consequent',
    'alternate',
    'body',
    'fallback',
    'pending',
    'then',
    'catch',
  ];
  return inside.flatMap((key) => words(rest[key], shown));
}

test('words written into a component are found', () => {
  const found = (source: string): string[] => words(parse(source, { modern: true }).fragment);
  expect(found('<p>Deal four</p>')).toEqual(['Deal four']);
  expect(found('{#if yes}<b aria-label="Undo"></b>{:else}{\'Redo\'}{/if}')).toEqual(['Undo', 'Redo']);
  expect(found('<p class="some name">{t.commands.undo} · {n}</p>')).toEqual([]);
});

test.each(components)('%s shows only words of shared/text', (path) => {
  const root: AST.Root = parse(read(path), { modern: true });
  expect(words(root.fragment)).toEqual([]);
});

/** Every message as a path of keys. */
const leaves = (node: unknown, path: readonly string[] = []): string[][] =>
  typeof node === 'object' && node !== null && !Array.isArray(node)
    ? Object.entries(node).flatMap(([key, value]) => leaves(value, [...path, key]))
    : [[...path]];

test('every message is used somewhere', () => {
  const text = sources.map(read).join('\n');
  // As a property, or taken out of its group by name.
  const used = new Set(
    [...text.matchAll(/(?:\.|\?\.|[{,]\s*)([\p{L}\p{N}_$]+)(?=\s*[^\p{L}\p{N}_$])/gu)].map(([, name]) => name),
  );
  // Groups that are looked up by an id, as in `names[game.id]`, or shown whole by `Object.values`, count as used whole.
  const lookedUp = new Set(
    [/\b([\p{L}\p{N}_$]+)(?:\?\.)?\[/gu, /Object\.values\([\w.]*\b(\w+)\)/g].flatMap((pattern) =>
      [...text.matchAll(pattern)].map(([, name]) => name),
    ),
  );
  const unused = leaves(en).filter((path) => {
    const group = path.slice(0, -1).some((key) => lookedUp.has(key));
    return !group && !used.has(path.at(-1) ?? '');
  });
  expect(unused.map((path) => path.join('.'))).toEqual([]);
});

test.each(LANGUAGES)('%s: no message is empty, and none is left in English', (language) => {
  const all = leaves(messages(language));
  expect(all.length).toBe(leaves(en).length);
  const value = (path: readonly string[]): unknown =>
    path.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], messages(language));
  for (const path of all) expect(value(path), path.join('.')).not.toBe('');
  if (language !== 'ru') return;
  const latin = all.filter((path) => {
    const text = value(path);
    return typeof text === 'string' && WORD.test(text) && !/\p{Script=Cyrillic}/u.test(text);
  });
  // Names that are written in Latin letters in Russian, too.
  expect(
    latin.map((path) => path.join('.')).filter((path) => !/name|readings|languages|about|amazonas/i.test(path)),
  ).toEqual([]);
});
