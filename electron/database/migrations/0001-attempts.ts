import type { Db } from '../open.ts';

/**
 * The first schema. Times are ms since 1970; dates are local calendar dates; `clock` is ms at the table.
 * `ending` counts attempts in the order they ended, whatever the clock said. `repeat`: an earlier attempt of the profile
 * has the same game, options and deal. `home`, `passes`, `plies` stand as last stored.
 */
export function attempts(db: Db): void {
  const day = (column: string): string => `${column} GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'`;
  const count = (column: string): string => `${column} INTEGER NOT NULL DEFAULT 0 CHECK (${column} >= 0)`;
  db.exec(`
    CREATE TABLE profile (id TEXT PRIMARY KEY NOT NULL CHECK (id <> '')) STRICT, WITHOUT ROWID;
    INSERT INTO profile (id) VALUES ('player');

    CREATE TABLE attempt (
      id TEXT PRIMARY KEY NOT NULL CHECK (length(id) = 36),
      profile TEXT NOT NULL REFERENCES profile (id),
      game TEXT NOT NULL CHECK (game <> ''),
      revision INTEGER NOT NULL CHECK (revision > 0),
      options TEXT NOT NULL,
      deal TEXT NOT NULL CHECK (deal IN ('number', 'text')),
      shuffle INTEGER CHECK (shuffle > 0),
      number INTEGER CHECK (number BETWEEN 1 AND 4294967295),
      deck TEXT,
      seed INTEGER CHECK (seed BETWEEN 0 AND 4294967295),
      source TEXT NOT NULL CHECK (source IN ('random', 'number', 'text', 'kind')),
      repeat INTEGER NOT NULL CHECK (repeat IN (0, 1)),
      status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'won', 'lost', 'givenUp')),
      began_at INTEGER NOT NULL,
      began_on TEXT NOT NULL CHECK (${day('began_on')}),
      touched_at INTEGER NOT NULL,
      ended_at INTEGER,
      ended_on TEXT CHECK (${day('ended_on')}),
      ending INTEGER UNIQUE CHECK (ending > 0),
      ${['clock', 'undos', 'restarts', 'hints', 'lights', 'shows', 'home', 'passes', 'plies'].map(count).join(',\n      ')},
      CHECK (iif(deal = 'number',
        shuffle IS NOT NULL AND number IS NOT NULL AND deck IS NULL AND seed IS NULL,
        shuffle IS NULL AND number IS NULL AND deck IS NOT NULL AND seed IS NOT NULL)),
      CHECK ((status = 'open') = (ending IS NULL)),
      CHECK ((status = 'open') = (ended_at IS NULL)),
      CHECK ((status = 'open') = (ended_on IS NULL))
    ) STRICT;
    CREATE INDEX attempt_by_rules ON attempt (profile, game, options, ending);
    CREATE INDEX attempt_by_deal ON attempt (profile, game, options, number, deck);
    CREATE INDEX attempt_open ON attempt (profile, touched_at) WHERE status = 'open';

    CREATE TABLE record (
      attempt TEXT PRIMARY KEY NOT NULL REFERENCES attempt (id) ON DELETE CASCADE,
      moves TEXT NOT NULL,
      cursor INTEGER NOT NULL CHECK (cursor >= 0),
      unseen TEXT NOT NULL CHECK (json_type(unseen) = 'array')
    ) STRICT;

    CREATE TABLE desk (
      profile TEXT PRIMARY KEY NOT NULL REFERENCES profile (id),
      attempt TEXT REFERENCES attempt (id) ON DELETE CASCADE,
      dealt TEXT CHECK (json_type(dealt) = 'object'),
      CHECK ((attempt IS NULL) <> (dealt IS NULL))
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE setting (
      profile TEXT NOT NULL REFERENCES profile (id),
      key TEXT NOT NULL CHECK (key <> ''),
      value TEXT NOT NULL CHECK (json_valid(value)),
      PRIMARY KEY (profile, key)
    ) STRICT, WITHOUT ROWID;
  `);
}
