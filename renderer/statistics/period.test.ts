import { expect, test } from 'vitest';
import { datesOf } from './period.ts';

test.each([
  ['all', '2026-11-29', {}],
  ['year', '2026-11-29', { from: '2026-01-01', to: '2026-11-30' }],
  ['year', '2026-12-31', { from: '2026-01-01', to: '2027-01-01' }],
  ['month', '2026-03-01', { from: '2026-01-31', to: '2026-03-02' }],
  ['month', '2028-03-01', { from: '2028-02-01', to: '2028-03-02' }],
  ['week', '2026-11-29', { from: '2026-11-23', to: '2026-11-30' }],
  ['day', '2026-12-31', { from: '2026-12-31', to: '2027-01-01' }],
  ['week', '2026-01-03', { from: '2025-12-28', to: '2026-01-04' }],
] as const)('%s up to %s', (period, today, dates) => expect(datesOf(period, today)).toEqual(dates));
