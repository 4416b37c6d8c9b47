import { expect, test } from 'vitest';
import { kill } from './kill.ts';

test('killed at 20 random moments, the host comes back with the table that was answered', async () => {
  for await (const row of kill(20)) expect(row).toMatchObject({ kills: 20, failed: 0 });
}, 120_000);
