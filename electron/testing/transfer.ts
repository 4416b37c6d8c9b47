import { randomUUID } from 'node:crypto';
import type { Input, Output } from '../../shared/api/contract.ts';
import type { Db } from '../database/open.ts';
import type { Program } from './program.ts';

/** The whole text of an export. */
export async function exported(
  program: Program,
  asked: Omit<Input<'export.begin'>, 'id'> = { as: 'json' },
): Promise<string> {
  const id = randomUUID();
  await program.call('export.begin', { id, ...asked });
  let text = '';
  for (let end = false; !end;) {
    const piece = await program.call('export.next', { id });
    text += piece.text;
    end = piece.end;
  }
  return text;
}

/** Sends a file in pieces of so many characters; its id, when all has been read. */
export async function sent(program: Program, text: string, length = 100_000): Promise<string> {
  const id = randomUUID();
  await program.call('import.begin', { id });
  for (let at = 0; at < text.length; at += length)
    await program.call('import.add', { id, text: text.slice(at, at + length) });
  await program.call('import.close', { id });
  return id;
}

/** Imports a file; what came of it. */
export async function imported(
  program: Program,
  text: string,
  into: Input<'import.commit'>['into'] = [],
): Promise<Output<'import.commit'>> {
  return program.call('import.commit', { id: await sent(program, text), into });
}

/** Every row of every table that belongs to players, in an order of its own. */
export const rowsIn = (db: Db): Record<string, unknown[]> =>
  Object.fromEntries(
    ['profile', 'attempt', 'record', 'desk', 'setting'].map((table) => [
      table,
      db.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`).all(),
    ]),
  );
