import Database from 'better-sqlite3';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '../../shared/text/language.ts';
import { backupPath, listBackups } from './backups.ts';
import { FILE, isDatabase } from './open.ts';

/**
 * The language the one at the table has chosen, while the records cannot be used: from them where they can still be read so
 * far, else from the newest backup that can. Undefined where none was chosen, or none is found.
 */
export function lastLanguage(folder: string): Language | undefined {
  for (const file of [join(folder, FILE), ...listBackups(folder).map(({ name }) => backupPath(folder, name))]) {
    const read = languageIn(file);
    if (read) return LANGUAGES.find((language) => language === read.chosen);
  }
  return undefined;
}

/** What is set in a database; undefined where it cannot be read. */
function languageIn(file: string): { readonly chosen: unknown } | undefined {
  let db: Database.Database | undefined;
  try {
    if (!isDatabase(file)) return undefined;
    db = new Database(file, { readonly: true, fileMustExist: true, timeout: 0 });
    const set = db
      .prepare<[], string>("SELECT value FROM setting JOIN current USING (profile) WHERE key = 'language'")
      .pluck()
      .get();
    return { chosen: set === undefined ? undefined : JSON.parse(set) };
  } catch {
    return undefined;
  } finally {
    db?.close();
  }
}
