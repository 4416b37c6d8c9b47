import Database from 'better-sqlite3';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/program.ts';
import { recountFigures, recountHistory, recountLog, rowsOf } from '../testing/recount.ts';
import { history } from './history.ts';
import { log } from './log.ts';
import { FILE, openDatabase } from './open.ts';
import { statistics } from './statistics.ts';

const MUSEUM = new URL('./museum/', import.meta.url);

test.each(readdirSync(MUSEUM))(
  'the figures of the database of %s are those of its rows before it was migrated',
  (name) => {
    const file = join(temporaryFolder(), FILE);
    const old = new Database(file);
    old.exec(readFileSync(new URL(name, MUSEUM), 'utf8'));
    const rows = rowsOf(old);
    old.close();
    const db = openDatabase(file);
    expect(rows.length).toBeGreaterThan(3);
    for (const repeats of [false, true]) {
      const asked = { repeats, since: '2026-07-31' };
      expect(statistics(db).figures('player', { repeats })).toEqual(recountFigures(rows, { repeats }));
      expect(history(db).read('player', asked)).toEqual(recountHistory(rows, asked));
      expect(
        log(db)
          .read('player', { repeats, before: null, limit: 200 })
          .map(({ ending }) => ending),
      ).toEqual(recountLog(rows, { repeats }));
    }
    db.close();
  },
);
