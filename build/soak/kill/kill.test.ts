import { expect, test } from 'vitest';
import { kill } from './kill.ts';

test('killed at random moments of all it does, the host comes back with what was answered', async () => {
  for await (const row of kill(8)) expect(row).toMatchObject({ kills: 8, failed: 0 });
}, 120_000);
