import type { Weights } from './building.ts';

// Found by trying small changes on deals other than those of the book.

/** Depots built in suit, up or down. */
export const EITHER_WAY: Weights = {
  home: 1,
  blocking: 1,
  linked: 0.4,
  emptyDepot: 1.5,
  emptyReserve: 0.5,
  depth: 0.3,
  apart: 0.2,
};

/** Depots built down in suit. */
export const DOWN_IN_SUIT: Weights = {
  home: 2.04,
  blocking: 1,
  linked: 0.75,
  emptyDepot: 2.37,
  emptyReserve: 1.35,
  depth: 0.12,
  apart: 0.34,
};

/** Depots built down in alternating colours. */
export const DOWN_IN_COLOURS: Weights = {
  home: 2.14,
  blocking: 1,
  linked: 0.88,
  emptyDepot: 1.5,
  emptyReserve: 0.34,
  depth: 0.3,
  apart: 0,
};

/** No building: cards go home, or wait in a reserve. */
export const UNBUILT: Weights = {
  home: 1.39,
  blocking: 1,
  linked: 0.73,
  emptyDepot: 1.5,
  emptyReserve: 0.24,
  depth: 0.18,
  apart: 0.2,
};
