import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, messages, type Language } from './index.ts';

const folder = (language: Language): string => fileURLToPath(new URL(language, import.meta.url));

/** Stands in a text for what is filled in. */
const GAP = '#';

/** Every text in a source file, a template as one with gaps; what is imported and what is a key is no text. */
function textsOf(source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isTemplateExpression(node))
      found.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(GAP));
    if (ts.isPropertyAssignment(node)) {
      visit(node.initializer);
      return;
    }
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('text.ts', source, ts.ScriptTarget.Latest, true));
  return found;
}

const WORDS = /\p{L}{2,}|#/u;
const texts = (language: Language): string[] =>
  readdirSync(folder(language)).flatMap((name) =>
    textsOf(readFileSync(`${folder(language)}/${name}`, 'utf8')).filter((text) => WORDS.test(text)),
  );

/** What no text of any language has. */
const NEVER = /["']|\.\.\.| {2}|--| - | …|\s[,;:?!]|\s\.(?!\p{L})|(?<!\p{L})(?:undefined|TODO)/u;
/** What a language writes otherwise. */
const NOT_HERE: Readonly<Record<Language, RegExp>> = {
  en: /[«»„]|\s—|\d %|’s’/,
  es: /[“”„]|\d%|\s—/,
  // A dash is bound to the word before it; ё is always written.
  ru: new RegExp(
    `[“”]|\\d%|[^\\S\\u00a0]—|—(?![\\s#]|$)|(?<!\\p{L})(?:${[
      'ее|нее|еще|ждет|идет|(?!вы)[а-я]{2,3}йдет|найдешь|начнет|берет',
      'четверк\\p{L}*|пятерк\\p{L}*|шестерк\\p{L}*|семерк\\p{L}*|восьмерк\\p{L}*',
      '(?:за|рас|от|у)?чет|зелен(?:ый|ая|ое)|черн\\p{L}*|легк(?:ая|ую|ой|ие|их)|огонек|прочтет|вернет\\p{L}*',
      '(?:отмен|поврежд|удал|сохран|возвращ|заверш)ен',
    ].join('|')})(?!\\p{L})`,
    'u',
  ),
};

/** Words that are no word of the program, because another one names the thing (see the README and the tables of a game). */
const OTHER_WORDS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:columns?|tableau|talon|waste|stats|playthroughs?)\b/i,
  es: /(?<!\p{L})(?:intentos?|pilas?|fundaci(?:ón|ones)|tal(?:ón|ones)|descartes?|naipes?|reinas?|repetición|en base|maña|ordenador|computadora|clic?quear|usted(?:es)?|pulse|elija|haga|espere|inténtelo|vuelva|pruebe)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:попыт(?!ай)\p{L}*|дома|домой|сда(?:ться|ётесь|дитесь)|сданн\p{L}*|колон(?:ка|ки|ку|ок)|столб\p{L}*|талон\p{L}*|фундамент\p{L}*|дорог(?:а|у|и|ой|е)|мысл\p{L}*|сначала(?= не)|ты|тебя|твой|твоя|твои)(?!\p{L})/iu,
};

describe.each(LANGUAGES)('%s', (language) => {
  test('texts are set as the language sets them', () => {
    const all = texts(language);
    expect(all.length).toBeGreaterThan(500);
    expect(all.filter((text) => NEVER.test(text) || NOT_HERE[language].test(text))).toEqual([]);
  });

  test('quotation marks, brackets and Spanish question marks come in pairs', () => {
    const count = (text: string, mark: string): number => text.split(mark).length - 1;
    const pairs = ['«»', '“”', '()', ...(language === 'es' ? ['¿?', '¡!'] : [])];
    const odd = texts(language).filter((text) =>
      pairs.some(([open = '', close = '']) => count(text, open) !== count(text, close)),
    );
    expect(odd).toEqual([]);
  });

  test('a thing is called by its one word', () =>
    expect(texts(language).filter((text) => OTHER_WORDS[language].test(text))).toEqual([]));
});

test('what a text must not have is found', () => {
  const source = "const a = { 'a key': 'one - two', b: `«${x}» и ${y ? 'нет' : 'да'}...` };";
  expect(textsOf(source)).toEqual(['one - two', '«#» и #...', 'нет', 'да']);
  expect(textsOf(source).filter((text) => NEVER.test(text))).toEqual(['one - two', '«#» и #...']);
  expect(['Ещё — карта', 'еще', 'семерка'].every((text) => NOT_HERE.ru.test(text))).toBe(true);
  expect(['Ещё\u00a0— карта', 'семёрка', 'всех'].some((text) => NOT_HERE.ru.test(text))).toBe(false);
});

/** What every function of the messages says of a number, with the number taken out again. */
function saidOf(language: Language, n: number): string[] {
  const said: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node === 'function') {
      try {
        const text: unknown = (node as (...numbers: number[]) => unknown)(n, n, n);
        if (typeof text === 'string' && !/undefined|NaN|\[object/.test(text)) said.push(text);
      } catch {
        // It speaks of other things than numbers.
      }
    } else if (typeof node === 'object' && node !== null) for (const value of Object.values(node)) visit(value);
  };
  visit({ ...messages(language), rules: null });
  return said;
}

/** Counted nouns: the forms that can follow a number that ends in one, in two to four, and any other. */
const RUSSIAN: readonly (readonly [stem: string, one: string, few: string, many: string])[] = [
  ['карт', 'а|у|ы|е', 'ы|ам|ах', '|ам|ах'],
  ['парти', 'я|ю|и', 'и|ям|ях', 'й|ям|ях'],
  ['сдач', 'а|у|и|е', 'и|ам|ах', '|ам|ах'],
  ['побед', 'а|у|ы|е', 'ы|ам|ах', '|ам|ах'],
  ['минут', 'а|у|ы', 'ы', ''],
  ['подсказ', 'ка|ки', 'ки', 'ок'],
  ['ход', '|а', 'а', 'ов'],
  ['круг', '|а', 'а', 'ов'],
  ['игрок', '|а', 'а', 'ов'],
  ['раз', '|а', 'а', ''],
];

test('Russian: a noun agrees with the number before it', () => {
  const wrong: string[] = [];
  let right = 0;
  for (const n of [1, 2, 3, 4, 5, 11, 12, 14, 20, 21, 22, 25, 101, 111, 122]) {
    const kind = new Intl.PluralRules('ru').select(n);
    for (const text of saidOf('ru', n))
      for (const [stem, one, few, many] of RUSSIAN) {
        const ends = kind === 'one' ? one : kind === 'few' ? `${few}|${many}` : many;
        // After `из`, `начиная с` and the like two to four take the genitive plural.
        const [, end] = new RegExp(`(?<![\\d.,])${n} ${stem}(\\p{L}*)`, 'u').exec(text) ?? [];
        if (end === undefined) continue;
        if (new RegExp(`^(?:${ends})$`, 'u').test(end)) right++;
        else wrong.push(text);
      }
  }
  expect(wrong).toEqual([]);
  expect(right).toBeGreaterThan(300);
});

test.each([
  ['ru', 21, 1],
  ['ru', 22, 2],
  ['ru', 25, 5],
  ['ru', 111, 11],
] as const)('%s: %i is counted as %i is', (language, n, like) => {
  const bare = (m: number): string[] => saidOf(language, m).map((text) => text.replaceAll(String(m), GAP));
  // Words instead of digits, two numbers, and what only small numbers come to.
  const other = bare(n).filter((text, i) => text !== bare(like)[i] && text.includes(GAP));
  const own = /^(?:Сдать|Все|Карта|1 из|умение) /u;
  expect(other.filter((text) => !own.test(text))).toEqual([]);
});

test.each([
  [
    'en',
    /(?<![\d.,])1 (?:\p{L}+ )?(?:attempts|games|moves|deals|cards|passes|players|hints|restarts|wins|minutes|settings)\b/u,
  ],
  [
    'es',
    /(?<![\d.,])1 (?:partidas|jugadas|repartos|cartas|vueltas|jugadores|pistas|veces|victorias|minutos|ajustes)(?!\p{L})/u,
  ],
] as const)('%s: one of a thing is not called many', (language, many) => {
  const said = saidOf(language, 1);
  expect(said.length).toBeGreaterThan(60);
  // What is said of a sample, which is never of one.
  const sample = /^(?:Of|All|With|Careless|Pictures|De|Las|Jugar|Conociendo|Los) |last 1| (?:to|a) 1 /;
  expect(said.filter((text) => many.test(text) && !sample.test(text))).toEqual([]);
});

const CARDS = Array.from('A23456789TJQK', (rank) => Array.from('CDHS', (suit) => rank + suit)).flat();

test('Russian: what is said of a card agrees with it in gender', () => {
  const { play, games, coach } = messages('ru');
  for (const card of CARDS) {
    const feminine = games.card(card).split(' ')[0]?.endsWith('а');
    expect(play.said.notChosen(card)).toMatch(feminine ? /выбрана\.$/ : /выбран\.$/);
    expect(coach.lostBy({ card, to: 'f1', pickedUp: false }, true)).toMatch(
      feminine ? / ушла на базу 1,/ : / ушёл на базу 1,/,
    );
    expect(play.refused.noPlace(card)).toMatch(feminine ? /^Сейчас \p{L}+у \p{L}+ /u : /^Сейчас \p{L}+[ая] \p{L}+ /u);
  }
});

test('Spanish: articles and participles agree with the card', () => {
  const { play, games } = messages('es');
  for (const card of CARDS) {
    const feminine = /^(?:jota|dama)/.test(games.card(card));
    expect(play.said.notChosen(card)).toMatch(feminine ? /^La .+ elegida\.$/ : /^El .+ elegido\.$/);
    expect(play.refused.noPlace(card)).toMatch(feminine ? / la (?:jota|dama) de / : / el (?:as|rey|\d+) de /);
  }
});
