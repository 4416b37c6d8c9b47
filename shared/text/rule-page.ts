import type { Facts } from './facts.ts';
import { unbroken } from './format.ts';

/** What a rule page says, in its order: sections, their paragraphs, and in each the matters that are told there. */
export const SECTIONS = {
  object: [['goal']],
  table: [
    ['pack', 'bases'],
    ['start', 'reshuffled', 'stock', 'squared'],
  ],
  play: [
    ['exposed', 'basePlace', 'aligned'],
    ['building', 'emptyDepot'],
    ['reserves', 'emptyReserve', 'stockToReserve'],
    ['transfers', 'home'],
  ],
  dealing: [
    ['deal', 'deals'],
    ['redeals', 'pickUp', 'skipCompleted'],
  ],
  end: [['end']],
} as const;

export type Section = keyof typeof SECTIONS;
export type Matter = (typeof SECTIONS)[Section][number][number];

/** The sentences of a language: one function for each matter, which answers the empty text where there is nothing to say. */
export type Sentences = Readonly<Record<Matter, (facts: Facts) => string>>;

/** One section of a page: sentences by paragraph; what there is nothing to say of is left out. */
export interface PageSection {
  readonly section: Section;
  readonly paragraphs: readonly (readonly string[])[];
}

const MATTERS: readonly Matter[] = Object.values(SECTIONS).flat(2);

/** A game's rules in sentences. */
export const rulePage = (words: Sentences, facts: Facts): PageSection[] =>
  (Object.keys(SECTIONS) as Section[]).map((section) => ({
    section,
    paragraphs: SECTIONS[section]
      .map((matters: readonly Matter[]) =>
        matters.map((matter) => unbroken(words[matter](facts))).filter((text) => text !== ''),
      )
      .filter((sentences) => sentences.length > 0),
  }));

/** What the page says otherwise than the page of other facts: the sentences of `facts` that differ. */
export const changes = (words: Sentences, facts: Facts, from: Facts): string[] =>
  MATTERS.filter((matter) => words[matter](facts) !== words[matter](from))
    .map((matter) => unbroken(words[matter](facts)))
    .filter((text) => text !== '');
