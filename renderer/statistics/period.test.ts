import { expect, test } from 'vitest';
import { periodStart } from './period.ts';

test.each([
  ['all', '2026-11-29', undefined],
  ['year', '2026-11-29', '2026-01-01'],
  ['month', '2026-03-01', '2026-01-31'],
  ['month', '2028-03-01', '2028-02-01'],
  ['week', '2026-11-29', '2026-11-23'],
  ['week', '2026-01-03', '2025-12-28'],
] as const)('%s up to %s begins on %s', (period, today, start) => expect(periodStart(period, today)).toBe(start));
