import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SmallDisk } from './testing/disk.ts';
import { insertEnded } from './testing/ended-attempts.ts';
import { dealOf, Program } from './testing/program.ts';
import { exported, rowsIn, sent } from './testing/transfer.ts';

const MANY = 2000;
/** Room left on the disk, bytes: for nothing, for a part of the backup, for that alone, and for a part of the rows. */
const ROOMS = [0, 40_000, 200_000, 500_000];

/** An export with so many attempts: one that was given up, again and again. */
async function fileOf(attempts: number): Promise<string> {
  const there = new Program();
  const [id, dealt] = [randomUUID(), dealOf(1)];
  await there.call('table.lay', { dealt, clock: 0 });
  await there.call('attempt.begin', { id, dealt, move: 'deal', clock: 0 });
  await there.call('attempt.giveUp', { id, clock: 0 });
  const file = JSON.parse(await exported(there)) as { attempts: object[] };
  const more = (_: unknown, i: number): object => ({ ...file.attempts[0], id: randomUUID(), ending: i + 2 });
  return JSON.stringify({ ...file, attempts: [...file.attempts, ...Array.from({ length: attempts - 1 }, more)] });
}

test.skipIf(process.platform === 'win32')(
  'where the disk fills up in the middle of an import nothing of it stays, and it is read once there is room',
  async (context) => {
    const disk = new SmallDisk(context, 8);
    const file = await fileOf(MANY);
    const here = new Program(disk.folder);
    insertEnded(here.db, Array<object>(50).fill({ status: 'lost' }));
    const [before, saved] = [rowsIn(here.db), () => readdirSync(join(disk.folder, 'backups'))];
    const backups: number[] = [];
    for (const room of ROOMS) {
      const id = await sent(here, file);
      disk.fill(room);
      expect(await here.refusal('import.commit', { id, into: [] })).toMatchObject({
        code: 'database',
        params: { reason: 'full' },
      });
      expect(rowsIn(here.db)).toEqual(before);
      expect(await here.refusal('import.preview', { id, into: [] })).toMatchObject({ params: { reason: 'gone' } });
      disk.empty();
      expect(saved().filter((name) => !name.endsWith('.sqlite'))).toEqual([]);
      backups.push(saved().length);
    }
    // It filled up while the backup was made, and also after that.
    expect(backups.slice(0, 2)).toEqual([0, 0]);
    expect(backups.at(-1)).toBeGreaterThan(0);
    here.restart();
    expect(rowsIn(here.db)).toEqual(before);
    expect(await here.call('import.commit', { id: await sent(here, file), into: [] })).toMatchObject({ added: MANY });
  },
);
