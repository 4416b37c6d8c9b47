import type { Db } from '../open.ts';

/**
 * Attempts can be struck out. All that figures ask of ended attempts, or of those in play, lies in one index, with what is
 * asked most often worked out; a move changes only the second, which is short.
 */
export function struck(db: Db): void {
  db.exec(`
    ALTER TABLE attempt ADD COLUMN struck INTEGER NOT NULL DEFAULT 0 CHECK (struck IN (0, 1));

    DROP INDEX attempt_by_rules;
    CREATE INDEX attempt_ended ON attempt (profile, game, options, ending, status = 'won', struck, repeat, ended_on, clock,
      home, passes, plies, status, source, hints + lights + shows, undos + restarts)
      WHERE ending IS NOT NULL;
    DROP INDEX attempt_open;
    CREATE INDEX attempt_open ON attempt (profile, touched_at, game, options, repeat, clock) WHERE status = 'open';
  `);
}
