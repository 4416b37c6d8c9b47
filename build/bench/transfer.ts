import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseThread } from '../../electron/database/thread.ts';
import { DEAL, formatMove, toOf } from '../../shared/engine/compiled.ts';
import type { Move } from '../../shared/engine/notation.ts';
import { start, trace } from '../../shared/engine/record.ts';
import { tableOf } from '../../shared/engine/state.ts';
import { amazons } from '../../shared/games/amazons.ts';
import { formatOptions, rulesOf } from '../../shared/games/index.ts';
import { client, type Client } from '../../shared/api/client.ts';
import type { Call, Input, Output } from '../../shared/api/contract.ts';
import { load, tenths } from './table.ts';

const SIZES = [10_000, 100_000] as const;
/** Characters sent at once, as the page does. */
const PIECE = 150_000;
const MEGABYTE = 1024 * 1024;

/** The record columns of Amazons as careless play plays it, for at most 100 moves. */
function played(number: number): object {
  const options = amazons.presets[0].options;
  const rules = rulesOf(amazons, options);
  const deal = { kind: 'number', shuffle: 1, number } as const;
  const table = tableOf(start(rules, { deal }));
  const legal: number[] = [];
  const moves: Move[] = [];
  while (moves.length < 100) {
    const can = legal.slice(0, table.legalMoves(legal));
    const move = can.find((one) => one !== DEAL && toOf(one) < table.compiled.firstDepot) ?? DEAL;
    if (!can.includes(move)) break;
    table.make(move);
    moves.push(formatMove(rules, move));
  }
  const cursor = moves.length;
  const { won, stuck, home, passes } = trace(rules, { deal, moves, cursor });
  const status = won ? 'won' : stuck ? 'lost' : 'givenUp';
  const text = { options: formatOptions(amazons, options), moves: moves.join(' ') };
  return { ...text, number, status, home, passes, plies: cursor, cursor };
}

/** An export with so many attempts of up to 100 moves, piece by piece. */
function* documentOf(attempts: number): Generator<string, void> {
  const player = { id: 'player', name: null, created_at: 0, settings: {}, desk: null };
  let text = `{"format":"tarbart","version":1,"players":[${JSON.stringify(player)}],"attempts":[`;
  const common = {
    ...{ player: 'player', name: null, game: 'amazons', revision: 1, deal: 'number', shuffle: 1 },
    ...{ deck: null, seed: null, source: 'random', repeat: 0, began_at: 0, began_on: '2026-07-30' },
    ...{ touched_at: 0, ended_at: 0, ended_on: '2026-07-30', clock: 60_000, undos: 0, restarts: 0, hints: 0 },
    ...{ lights: 0, shows: 0, struck: 0, unseen: [0, 0], auto: [] },
  };
  const records = Array.from({ length: 200 }, (_, i) => played(i + 1));
  for (let nth = 1; nth <= attempts; nth++) {
    text +=
      (nth > 1 ? ',\n' : '') +
      JSON.stringify({ ...common, ...records[nth % records.length], id: randomUUID(), ending: nth });
    for (; text.length >= PIECE; text = text.slice(PIECE)) yield text.slice(0, PIECE);
  }
  yield `${text}]}`;
}

async function answerTo<C extends Call>(call: Client, name: C, input: Input<C>): Promise<Output<C>> {
  const answer = await call(name, input);
  if (!answer.ok) throw new Error(`${name}: ${answer.code} ${JSON.stringify(answer.params)}`);
  return answer.value;
}

/** Takes a file over into an empty program and writes it out again; seconds, and the most memory the process had. */
async function there(attempts: number): Promise<object> {
  const folder = mkdtempSync(join(tmpdir(), 'tarbart-'));
  const thread = databaseThread(folder);
  const call = client(thread.call);
  try {
    await answerTo(call, 'app.start', {});
    const before = process.memoryUsage.rss();
    let most = before;
    const look = (): void => {
      most = Math.max(most, process.memoryUsage.rss());
    };
    const watch = setInterval(look, 20);
    const id = randomUUID();
    const moments: number[] = [performance.now()];
    await answerTo(call, 'import.begin', { id });
    for (const text of documentOf(attempts)) await answerTo(call, 'import.add', { id, text });
    await answerTo(call, 'import.close', { id });
    moments.push(performance.now());
    await answerTo(call, 'import.preview', { id, into: [] });
    moments.push(performance.now());
    const { added } = await answerTo(call, 'import.commit', { id, into: [] });
    moments.push(performance.now());
    await answerTo(call, 'export.begin', { id, as: 'json' });
    while (!(await answerTo(call, 'export.next', { id })).end) look();
    moments.push(performance.now());
    clearInterval(watch);
    const [read, preview, commit, write] = moments.slice(1).map((at, i) => tenths((at - (moments[i] ?? 0)) / 1000));
    const memory = Math.round((most - before) / MEGABYTE);
    return { bench: 'transfer', attempts: added, read, preview, commit, write, memoryMB: memory, load: load() };
  } finally {
    await thread.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Seconds to read a file, to look at it, to take it over and to write it out again, and MB of memory more than before. */
export async function transfer(): Promise<object[]> {
  const rows: object[] = [];
  for (const size of SIZES) rows.push(await there(size));
  return rows;
}
