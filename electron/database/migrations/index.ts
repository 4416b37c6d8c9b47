import type { Db } from '../open.ts';
import { attempts } from './0001-attempts.ts';
import { struck } from './0002-struck.ts';
import { automatic } from './0003-automatic.ts';
import { coach } from './0005-coach.ts';
import { players } from './0004-players.ts';

/** Brings the database from the version before to its own; runs within a transaction. */
export type Migration = (db: Db) => void;

/** Every migration, oldest first. The n-th makes version n, kept in SQLite's `user_version`. */
export const MIGRATIONS: readonly Migration[] = [attempts, struck, automatic, players, coach];
