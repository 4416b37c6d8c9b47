import { GAMES, rulesOf, type Game } from '../games/index.ts';
import type { History } from './en/history.ts';
import { facts } from './facts.ts';
import { findWord, plain, wordsOf } from './find.ts';
import { unbroken } from './format.ts';
import type { Messages } from './language.ts';
import { originOf } from './origin.ts';
import { rulePage } from './rule-page.ts';

/** A sentence of a rules page. */
export interface Passage {
  readonly text: string;
  /** The first reading that tells it, by its id; `null` where the page tells it under every reading. */
  readonly reading: string | null;
}

/** What a game's page tells under any of its readings, in the order of the page. */
export interface Page {
  readonly game: Game;
  readonly name: string;
  readonly passages: readonly Passage[];
}

/** All rules pages; without their history while that is not there. */
export const pagesOf = (words: Messages, history: History | null): readonly Page[] =>
  GAMES.map((game) => ({
    game,
    name: words.games.names[game.id] ?? game.id,
    passages: [...told(words, game), ...(history ? origin(history, game) : [])],
  }));

function told(words: Messages, game: Game): readonly Passage[] {
  const readings = game.presets.map(({ id, options }) => ({
    id,
    texts: [
      unbroken(words.deal.about[game.id]?.[id] ?? ''),
      ...rulePage(words.rules.sentences, facts(rulesOf(game, options))).flatMap(({ paragraphs }) => paragraphs.flat()),
    ],
  }));
  const all = new Set(readings.flatMap(({ texts }) => texts).filter((text) => text !== ''));
  return [...all].map((text) => {
    const telling = readings.filter(({ texts }) => texts.includes(text));
    return { text, reading: telling.length === readings.length ? null : (telling[0]?.id ?? null) };
  });
}

function origin(history: History, game: Game): readonly Passage[] {
  const { story, sources } = originOf(history, game);
  const texts = new Set([...story, ...sources.map(({ text }) => text)]);
  return [...texts].map((text) => ({ text, reading: null }));
}

/**
 * The pages on which words begin as those typed do, without regard to case and marks, each with the sentences that have them.
 * A word may also stand in the game's name, but not all of a sentence's. Games that are found by their names come first.
 */
export function find(pages: readonly Page[], typed: string): readonly Page[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  const found = pages.map((page) => {
    const name = plain(page.name);
    const passages = page.passages.filter(({ text }) => {
      const compared = plain(text);
      const there = words.filter((word) => findWord(compared, word) >= 0);
      return there.length > 0 && words.every((word) => there.includes(word) || findWord(name, word) >= 0);
    });
    return { ...page, passages, named: words.every((word) => findWord(name, word) >= 0) };
  });
  return [...found.filter(({ named }) => named), ...found.filter((page) => !page.named && page.passages.length > 0)];
}
