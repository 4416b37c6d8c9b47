import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { FILE, openDatabase, type Db } from '../../electron/database/open.ts';
import { databaseThread } from '../../electron/database/thread.ts';
import { carelessMove, layStep, moveStep, randomFrom, type Step } from '../../electron/testing/random-play.ts';
import { client, type Client } from '../../shared/api/client.ts';
import type { Dealt } from '../../shared/api/contract.ts';
import { formatOptions, GAMES } from '../../shared/games/index.ts';
import { load, quantile } from './table.ts';

const SIZES = [100_000, 1_000_000] as const;
/** The most ms, for each size: until the first figures, and until the page is complete. */
const GOALS: Readonly<Record<number, readonly [number, number]>> = { 100_000: [100, 300], 1_000_000: [3000, 3000] };
const TIMES = 7;
/** Moves played with and without the page being asked for, ms apart. */
const MOVES = 150;
const PACE_MS = 10;
const DAY_MS = 86_400_000;
const DAYS = 6000;

const READINGS = GAMES.flatMap((game) =>
  game.presets.map(({ options }) => ({ game, options, text: formatOptions(game, options) })),
);
const [FIRST] = READINGS;

/** Writes ended attempts of every game and reading, every other one of the first, over sixteen years. */
function fill(db: Db, attempts: number): void {
  db.pragma('synchronous = OFF');
  db.pragma('cache_size = -400000');
  const indices = db
    .prepare<[], { name: string; sql: string }>(
      `SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND sql <> ''`,
    )
    .all();
  const insert = db.prepare(
    `INSERT INTO attempt (id, profile, game, revision, options, deal, shuffle, number, source, repeat, status, began_at,
       began_on, touched_at, ended_at, ended_on, ending, clock, undos, restarts, hints, home, passes, plies)
     VALUES (@id, 'player', @game, 1, @options, 'number', 1, @nth, @source, @repeat, @status, 0, @on, 0, 0, @on, @nth,
       @clock, @undos, @restarts, @hints, @home, @passes, @plies)`,
  );
  const random = randomFrom(1);
  db.transaction(() => {
    for (const { name } of indices) db.exec(`DROP INDEX ${name}`);
    for (let nth = 1; nth <= attempts; nth++) {
      const reading = random(2) === 0 ? FIRST : READINGS[random(READINGS.length)];
      insert.run({
        id: `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`,
        game: reading?.game.id,
        options: reading?.text,
        nth,
        source: random(5) === 0 ? 'number' : 'random',
        repeat: random(20) === 0 ? 1 : 0,
        status: ['won', 'lost', 'lost', 'givenUp'][random(4)],
        on: new Date(Math.floor((nth / attempts) * DAYS) * DAY_MS + Date.UTC(2010, 5, 1)).toISOString().slice(0, 10),
        clock: 20_000 + random(1_000_000),
        undos: random(3) === 0 ? random(9) : 0,
        restarts: random(9) === 0 ? 1 : 0,
        hints: random(30) === 0 ? 1 : 0,
        home: random(52),
        passes: 1 + random(20),
        plies: 20 + random(200),
      });
    }
    for (const { sql } of indices) db.exec(sql);
  })();
}

/** What the page looks at: one reading, or all games. */
const READING = { game: FIRST?.game.id, options: FIRST?.text } as const;
const ALL_GAMES = { game: undefined, options: undefined } as const;

/** Makes the calls of the page at once; ms until the first figures are there, and all of it. */
async function open(
  call: Client,
  { game, options }: { readonly game: string | undefined; readonly options: string | undefined } = READING,
): Promise<{ first: number; all: number }> {
  const of = { repeats: false, ...(game !== undefined && { game }), ...(options !== undefined && { options }) };
  const began = performance.now();
  let first = NaN;
  const answers = await Promise.all([
    call('statistics.figures', { repeats: false, ...(game !== undefined && { game }) }).then((answer) => {
      first = performance.now() - began;
      return answer;
    }),
    call('statistics.history', { ...of, since: '2025-11-30' }),
    call('statistics.log', { ...of, before: null, limit: 50 }),
  ]);
  if (answers.some(({ ok }) => !ok)) throw new Error('the page was refused');
  return { first, all: performance.now() - began };
}

const at = (values: readonly number[], share: number): number => Math.round(quantile(values, share) * 100) / 100;

/** Plays moves one after another; ms until each was stored. */
async function play(call: Client, seed: number): Promise<number[]> {
  const took: number[] = [];
  const deal = (number: number): Dealt => ({
    game: FIRST?.game.id ?? '',
    revision: FIRST?.game.revision ?? 0,
    options: FIRST?.options ?? {},
    deal: { kind: 'number', shuffle: 1, number },
    source: 'random',
  });
  let position: Step['after'] | undefined;
  for (let number = seed; took.length < MOVES;) {
    const move = position?.status === 'open' ? carelessMove(position) : undefined;
    const step: Step = position && move ? moveStep(position, move) : layStep(position, deal(++number));
    const began = performance.now();
    const answer = await call(step.name, step.input);
    if (!answer.ok) throw new Error(`${step.name}: ${answer.code}`);
    if (step.name === 'attempt.play') took.push(performance.now() - began);
    position = step.after;
    await wait(PACE_MS);
  }
  return took;
}

async function measure(attempts: number): Promise<object> {
  const folder = mkdtempSync(join(tmpdir(), 'tarbart-'));
  try {
    const db = openDatabase(join(folder, FILE));
    fill(db, attempts);
    db.close();
    const thread = databaseThread(folder);
    const call = client(thread.call);
    await call('app.start', {});
    const cold = await open(call);
    const warm: { first: number; all: number }[] = [];
    for (let i = 0; i < TIMES; i++) warm.push(await open(call));
    const allGames = await open(call, ALL_GAMES);
    const without = await play(call, 1);
    const played = new AbortController();
    const meanwhile = play(call, 1000).finally(() => played.abort());
    let pages = 0;
    for (; !played.signal.aborted; pages++) await open(call);
    const during = await meanwhile;
    await thread.close();
    const [firstGoal, pageGoal] = GOALS[attempts] ?? [];
    return {
      bench: 'statistics',
      attempts,
      firstMs: at(
        warm.map(({ first }) => first),
        0.5,
      ),
      firstGoal,
      pageMs: at(
        warm.map(({ all }) => all),
        0.5,
      ),
      pageGoal,
      allGamesFirstMs: at([allGames.first], 0),
      allGamesPageMs: at([allGames.all], 0),
      coldFirstMs: at([cold.first], 0),
      coldPageMs: at([cold.all], 0),
      playMs: at(without, 0.5),
      playMsBusy: at(during, 0.5),
      play95Ms: at(without, 0.95),
      play95MsBusy: at(during, 0.95),
      pages,
      load: load(),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How long the statistics page waits for its figures, and a move for being stored while it does. */
export async function statistics(): Promise<object[]> {
  const rows: object[] = [];
  for (const size of SIZES) rows.push(await measure(size));
  return rows;
}
