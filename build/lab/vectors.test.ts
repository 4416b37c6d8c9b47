import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { compare, readVectors } from './vectors.ts';
import { GAMES } from '../../shared/games/index.ts';

const vectors = readVectors(fileURLToPath(new URL('vectors.jsonl', import.meta.url)));

test.each(GAMES.map((game) => game.id))('%s agrees with the independent program, perft included', (id) => {
  const own = vectors.filter((vector) => vector.game === id);
  if (id !== 'scuffle') expect(own.length).toBeGreaterThanOrEqual(10);
  for (const vector of own) expect(compare(vector)).toBe(undefined);
});
