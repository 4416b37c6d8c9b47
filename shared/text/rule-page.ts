import type { Facts } from './facts.ts';

/** What a rule page says, in its order: sections, and in each the matters that have one sentence (or more) each. */
export const SECTIONS = {
  object: ['goal'],
  table: ['pack', 'bases', 'start', 'reshuffled', 'stock', 'squared'],
  play: [
    'exposed',
    'basePlace',
    'aligned',
    'building',
    'emptyDepot',
    'reserves',
    'emptyReserve',
    'stockToReserve',
    'transfers',
    'home',
  ],
  dealing: ['deal', 'deals', 'redeals', 'pickUp', 'skipCompleted'],
  end: ['end'],
} as const;

export type Section = keyof typeof SECTIONS;
export type Matter = (typeof SECTIONS)[Section][number];

/** The sentences of a language: one function for each matter, which answers the empty text where there is nothing to say. */
export type Sentences = Readonly<Record<Matter, (facts: Facts) => string>>;

/** One section of a page, its sentences in order; sections and matters with nothing to say are left out. */
export interface PageSection {
  readonly section: Section;
  readonly sentences: readonly string[];
}

/** A game's rules in sentences. */
export const rulePage = (words: Sentences, facts: Facts): PageSection[] =>
  (Object.keys(SECTIONS) as Section[])
    .map((section) => ({
      section,
      sentences: SECTIONS[section].map((matter) => words[matter](facts)).filter((text) => text !== ''),
    }))
    .filter(({ sentences }) => sentences.length > 0);

/** What the page says otherwise than the page of other facts: the sentences of `facts` that differ. */
export const changes = (words: Sentences, facts: Facts, from: Facts): string[] =>
  Object.values(SECTIONS)
    .flat()
    .map((matter) => ({ now: words[matter](facts), before: words[matter](from) }))
    .filter(({ now, before }) => now !== before && now !== '')
    .map(({ now }) => now);
