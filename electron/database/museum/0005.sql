PRAGMA application_id = 1416782452;
PRAGMA user_version = 5;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE profile (id TEXT PRIMARY KEY NOT NULL CHECK (id <> ''), name TEXT CHECK (length(name) BETWEEN 1 AND 40), created_at INTEGER NOT NULL DEFAULT 0, removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1))) STRICT, WITHOUT ROWID;
INSERT INTO profile VALUES('5e1c1f0e-8a0d-4f0b-9d0e-2f6a1b7c9d10','Anna',1785370000000,0);
INSERT INTO profile VALUES('player','Влад',0,0);
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
      began_on TEXT NOT NULL CHECK (began_on GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
      touched_at INTEGER NOT NULL,
      ended_at INTEGER,
      ended_on TEXT CHECK (ended_on GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
      ending INTEGER UNIQUE CHECK (ending > 0),
      clock INTEGER NOT NULL DEFAULT 0 CHECK (clock >= 0),
      undos INTEGER NOT NULL DEFAULT 0 CHECK (undos >= 0),
      restarts INTEGER NOT NULL DEFAULT 0 CHECK (restarts >= 0),
      hints INTEGER NOT NULL DEFAULT 0 CHECK (hints >= 0),
      lights INTEGER NOT NULL DEFAULT 0 CHECK (lights >= 0),
      shows INTEGER NOT NULL DEFAULT 0 CHECK (shows >= 0),
      home INTEGER NOT NULL DEFAULT 0 CHECK (home >= 0),
      passes INTEGER NOT NULL DEFAULT 0 CHECK (passes >= 0),
      plies INTEGER NOT NULL DEFAULT 0 CHECK (plies >= 0), struck INTEGER NOT NULL DEFAULT 0 CHECK (struck IN (0, 1)), name TEXT CHECK (length(name) BETWEEN 1 AND 60), taken_up INTEGER
      CHECK (taken_up IS NULL OR (taken_up >= 0 AND shows > 0)),
      CHECK (iif(deal = 'number',
        shuffle IS NOT NULL AND number IS NOT NULL AND deck IS NULL AND seed IS NULL,
        shuffle IS NULL AND number IS NULL AND deck IS NOT NULL AND seed IS NOT NULL)),
      CHECK ((status = 'open') = (ending IS NULL)),
      CHECK ((status = 'open') = (ended_at IS NULL)),
      CHECK ((status = 'open') = (ended_on IS NULL))
    ) STRICT;
INSERT INTO attempt VALUES('69dda423-4b8a-49c1-986a-b988dbaf0ae5','player','amazons',1,'queenFrom=anyColumn,pickUp=rightColumnFirst,completedColumn=keepDealing,acePlacement=orderOfAppearance,lossRule=provenBlock','number',1,2,NULL,NULL,'random',0,'won',1785369601500,'2026-07-30',1785369723000,1785369723000,'2026-07-30',1,123000,0,0,0,0,0,28,15,82,0,NULL,NULL);
INSERT INTO attempt VALUES('af412c2d-64f1-4508-8ab2-f7f82f690602','player','amazons',1,'queenFrom=alignedColumn,pickUp=rightColumnFirst,completedColumn=keepDealing,acePlacement=orderOfAppearance,lossRule=provenBlock','number',1,3,NULL,NULL,'random',0,'lost',1785369724500,'2026-07-31',1785369883500,1785369883500,'2026-07-31',2,160500,0,0,0,0,0,24,20,107,1,NULL,NULL);
INSERT INTO attempt VALUES('049643dd-ba44-4f16-8309-436a740246ee','player','amazons',1,'queenFrom=alignedColumn,pickUp=leftColumnFirst,completedColumn=keepDealing,acePlacement=orderOfAppearance,lossRule=provenBlock','number',1,77,NULL,NULL,'number',0,'givenUp',1785369885000,'2026-07-31',1785369897000,1785369897000,'2026-07-31',3,13500,1,0,0,0,0,2,1,5,0,NULL,NULL);
INSERT INTO attempt VALUES('5bc536e5-cfc7-43a5-86f7-332435e07bf2','player','amazons',1,'queenFrom=alignedColumn,pickUp=rightColumnFirst,completedColumn=keepDealing,acePlacement=orderOfAppearance,lossRule=provenBlock','number',1,3,NULL,NULL,'random',1,'open',1785369898500,'2026-07-31',1785369915000,NULL,NULL,NULL,18000,0,1,0,0,0,0,1,0,0,NULL,NULL);
INSERT INTO attempt VALUES('7886a4ca-3aad-40bc-b8c7-325055c9da6b','player','algerian',1,'bases=asTheyAppear,tableauStart=ones,reserveStart=4,emptyReserve=afterStock','text',NULL,NULL,'TS JD TH 5C 8H 8C 8C 5C TH 9C 9D 9S KS 6H 2C TC QD QH AD KD 3D KC 6C QC 4H QH AH 9S 4S 6D 3D 5S 5D 4S 4D 9D AH 3C 2C KS 8D 2H 2H 3H 5H 7D 6H 8S 7H QC QS 6D KH QD 2D 4C 9H 7C QS 7S 2S 7H 9C TS JC KD AS 5H JH AC 5S JH TD AC 6S 4C JD TD KC KH 8H 7D 2D 4D 6S JS 8D 3C AD 7S JS 3S TC AS JC 8S 2S 3S 9H 5D 7C 3H 6C 4H',0,'text',0,'open',1785369916500,'2026-07-31',1785369921000,NULL,NULL,NULL,6000,0,0,0,0,0,3,1,4,0,'Before the storm',NULL);
INSERT INTO attempt VALUES('c1d4e6a0-0b55-4c55-9d55-1f2e3d4c5b6a','5e1c1f0e-8a0d-4f0b-9d0e-2f6a1b7c9d10','amazons',1,'queenFrom=alignedColumn,pickUp=rightColumnFirst,completedColumn=keepDealing,acePlacement=orderOfAppearance,lossRule=provenBlock','number',1,3,NULL,NULL,'random',0,'givenUp',1785370000000,'2026-07-31',1785370060000,1785370060000,'2026-07-31',4,60000,0,0,0,0,0,1,1,3,0,NULL,NULL);
INSERT INTO attempt VALUES('d2e5f7b1-1c66-4d66-8e66-2a3f4e5d6c7b','player','amazons',1,'queenFrom=alignedColumn,pickUp=rightColumnFirst,completedColumn=keepDealing,acePlacement=orderOfAppearance,lossRule=provenBlock','number',1,3,NULL,NULL,'random',1,'givenUp',1785369724500,'2026-07-31',1785369883500,1785369883500,'2026-07-31',5,160500,0,0,0,0,1,24,20,107,1,NULL,7);
CREATE TABLE record (
      attempt TEXT PRIMARY KEY NOT NULL REFERENCES attempt (id) ON DELETE CASCADE,
      moves TEXT NOT NULL,
      cursor INTEGER NOT NULL CHECK (cursor >= 0),
      unseen TEXT NOT NULL CHECK (json_type(unseen) = 'array')
    , auto TEXT NOT NULL DEFAULT '[]' CHECK (json_type(auto) = 'array')) STRICT;
INSERT INTO record VALUES('69dda423-4b8a-49c1-986a-b988dbaf0ae5','t4>f1 deal deal deal deal t2>f2 deal t2>f3 deal t1>f4 t2>f2 deal deal deal deal deal deal deal deal deal deal deal deal deal deal deal t1>f1 deal t4>f4 deal t3>f3 deal deal t1>f1 deal deal t1>f1 t3>f3 deal deal deal deal t4>f4 deal deal t3>f3 deal deal t1>f1 deal deal t1>f1 t2>f1 deal deal t3>f3 deal t2>f2 deal deal deal deal t2>f2 deal t4>f4 deal deal deal t4>f4 deal deal deal t2>f2 t3>f3 t2>f3 deal t4>f4 t2>f4 deal deal t2>f2 t1>f2',82,'[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]','[]');
INSERT INTO record VALUES('af412c2d-64f1-4508-8ab2-f7f82f690602','deal deal t4>f1 deal deal t1>f2 t2>f2 t4>f3 deal t2>f4 deal deal deal deal deal deal deal deal deal deal deal deal deal deal deal deal deal deal deal deal deal deal t1>f1 deal deal t4>f4 deal deal deal t2>f2 deal t4>f4 deal deal deal deal t3>f3 deal deal deal t3>f3 deal deal deal deal t1>f1 deal deal deal deal deal deal t2>f2 t4>f4 deal t3>f3 deal deal deal deal deal deal deal deal deal t1>f1 deal deal deal deal t3>f3 t4>f4 deal deal deal deal deal deal deal deal t2>f2 deal deal deal t4>f4 deal deal deal deal t2>f2 deal deal t1>f1 deal t1>f1 deal t2>f2',107,'[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]','[]');
INSERT INTO record VALUES('049643dd-ba44-4f16-8309-436a740246ee','deal t1>f1 t4>f2 deal deal t2>f3 deal deal deal',5,'[0]','[]');
INSERT INTO record VALUES('5bc536e5-cfc7-43a5-86f7-332435e07bf2','deal deal t4>f1 deal deal t1>f2 t2>f2 t4>f3 deal t2>f4 deal deal',0,'[0,19]','[]');
INSERT INTO record VALUES('7886a4ca-3aad-40bc-b8c7-325055c9da6b','r1>f3 deal r2>f8 r4>f3',4,'[60]','[1,2]');
INSERT INTO record VALUES('c1d4e6a0-0b55-4c55-9d55-1f2e3d4c5b6a','deal deal t4>f1',3,'[44]','[]');
INSERT INTO record VALUES('d2e5f7b1-1c66-4d66-8e66-2a3f4e5d6c7b','deal deal t4>f1 deal deal t1>f2 t2>f2 t4>f3 deal',9,'[0,20]','[]');
CREATE TABLE desk (
      profile TEXT PRIMARY KEY NOT NULL REFERENCES profile (id),
      attempt TEXT REFERENCES attempt (id) ON DELETE CASCADE,
      dealt TEXT CHECK (json_type(dealt) = 'object'), hints INTEGER NOT NULL DEFAULT 0 CHECK (hints >= 0), lights INTEGER NOT NULL DEFAULT 0 CHECK (lights >= 0), shows INTEGER NOT NULL DEFAULT 0 CHECK (shows >= 0),
      CHECK ((attempt IS NULL) <> (dealt IS NULL))
    ) STRICT, WITHOUT ROWID;
INSERT INTO desk VALUES('5e1c1f0e-8a0d-4f0b-9d0e-2f6a1b7c9d10',NULL,'{"game":"amazons","revision":1,"options":{"queenFrom":"alignedColumn","pickUp":"rightColumnFirst","completedColumn":"keepDealing","acePlacement":"orderOfAppearance","lossRule":"provenBlock"},"deal":{"kind":"number","shuffle":1,"number":9},"source":"random"}',2,1,0);
INSERT INTO desk VALUES('player','7886a4ca-3aad-40bc-b8c7-325055c9da6b',NULL,0,0,0);
CREATE TABLE setting (
      profile TEXT NOT NULL REFERENCES profile (id),
      key TEXT NOT NULL CHECK (key <> ''),
      value TEXT NOT NULL CHECK (json_valid(value)),
      PRIMARY KEY (profile, key)
    ) STRICT, WITHOUT ROWID;
INSERT INTO setting VALUES('5e1c1f0e-8a0d-4f0b-9d0e-2f6a1b7c9d10','language','"en"');
INSERT INTO setting VALUES('player','language','"ru"');
INSERT INTO setting VALUES('player','letters','false');
CREATE TABLE current (
      one INTEGER PRIMARY KEY NOT NULL DEFAULT 1 CHECK (one = 1),
      profile TEXT NOT NULL REFERENCES profile (id)
    ) STRICT;
INSERT INTO "current" VALUES(1,'player');
CREATE INDEX attempt_by_deal ON attempt (profile, game, options, number, deck);
CREATE INDEX attempt_ended ON attempt (profile, game, options, ending, status = 'won', struck, repeat, ended_on, clock,
      home, passes, plies, status, source, hints + lights + shows, undos + restarts)
      WHERE ending IS NOT NULL;
CREATE INDEX attempt_open ON attempt (profile, touched_at, game, options, repeat, clock) WHERE status = 'open';
COMMIT;
