import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BACKUP_REASONS, formatBackupName, parseBackupName } from './backup-name.ts';

test('a name says when and why, and which backup it is', () =>
  expect(formatBackupName({ nth: 42, at: Date.UTC(2026, 10, 29, 22, 5, 12), reason: 'daily' })).toBe(
    '0042-20261129T220512Z-daily.sqlite',
  ));

test('every name is read as it was written', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e6 }),
      fc.integer({ min: 0, max: 4e9 }),
      fc.constantFrom(...BACKUP_REASONS),
      (nth, seconds, reason) => {
        const said = { nth, at: seconds * 1000, reason };
        const name = formatBackupName(said);
        expect(parseBackupName(name)).toEqual({ name, ...said });
      },
    ),
  ));

test.each(['', 'daily.part', '0001-20261129T220512Z-why.sqlite', '../0001-20261129T220512Z-daily.sqlite', 'notes.txt'])(
  '%j is no backup',
  (name) => expect(parseBackupName(name)).toBeUndefined(),
);
