import type { Game } from '../games/index.ts';
import type { History } from './en/history.ts';
import { unbroken } from './format.ts';

/** Where a game comes from: its story in sentences, and the source of each reading, by the reading's id. */
export interface Origin {
  readonly story: readonly string[];
  readonly sources: readonly { readonly id: string; readonly text: string }[];
}

export function originOf({ stories, sources, pages, source }: History, { id: game, presets }: Game): Origin {
  return {
    story: (stories[game] ?? []).map(unbroken),
    sources: presets.map(({ id, year }) => {
      const text = (id === 'standard' && sources[game]) || (sources[id] ?? '');
      return { id, text: unbroken(source(text, year, pages[id])) };
    }),
  };
}
