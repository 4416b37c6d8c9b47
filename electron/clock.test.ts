import { afterEach, expect, test, vi } from 'vitest';
import { systemClock } from './clock.ts';

const zone = process.env['TZ'];
afterEach(() => {
  vi.useRealTimers();
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

test.each([
  // The hour that comes twice, and the one that is left out, about midnight and at their hour.
  ['Europe/Berlin', '2026-10-24T21:59:59Z', '2026-10-24'],
  ['Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-25'],
  ['Europe/Berlin', '2026-10-25T22:59:59Z', '2026-10-25'],
  ['Europe/Berlin', '2026-10-25T23:00:00Z', '2026-10-26'],
  ['Europe/Berlin', '2026-03-29T21:59:59Z', '2026-03-29'],
  ['Europe/Berlin', '2026-03-29T22:00:00Z', '2026-03-30'],
  // Here midnight itself is left out.
  ['Africa/Cairo', '2026-04-23T21:59:59Z', '2026-04-23'],
  ['Africa/Cairo', '2026-04-23T22:00:00Z', '2026-04-24'],
  ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01'],
  ['Pacific/Pago_Pago', '2027-01-01T10:59:59Z', '2026-12-31'],
  ['Asia/Kathmandu', '2026-07-30T18:15:00Z', '2026-07-31'],
])('in %s at %s it is %s', (place, moment, date) => {
  process.env['TZ'] = place;
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
  expect(systemClock.date()).toBe(date);
  expect(systemClock.now()).toBe(Date.parse(moment));
});
