import { Refusal, type Handlers } from '../shared/api/contract.ts';
import pkg from '../package.json' with { type: 'json' };
import { systemClock, type Clock } from './clock.ts';
import { about } from './database/about.ts';
import { attempts } from './database/attempts.ts';
import { history } from './database/history.ts';
import { Lifecycle } from './database/lifecycle.ts';
import { log } from './database/log.ts';
import { Keeper } from './database/keeper.ts';
import type { Db } from './database/open.ts';
import { players } from './database/players.ts';
import { refusalOf } from './database/reason.ts';
import { settings } from './database/settings.ts';
import { lastLanguage } from './database/spoken.ts';
import { statistics } from './database/statistics.ts';
import { Store, type Source } from './database/store.ts';
import { Export } from './database/transfer/export.ts';
import { Import } from './database/transfer/import.ts';

function desksOf(db: Db, clock: Clock) {
  const all = players(db);
  return {
    players: all,
    lifecycle: new Lifecycle(db, all.current, clock),
    attempts: attempts(db),
    settings: settings(db),
    about: () => about(db),
    statistics: statistics(db),
    log: log(db),
    history: history(db),
    outgoing: new Export(db, clock),
    incoming: new Import(db, clock),
  };
}

/**
 * The functions behind the contract, over a database that is opened at the first call. While it cannot be used every call
 * is refused with the reason. One who only reads the file has no say over where it is.
 */
export function handlers(
  source: Source,
  clock: Clock = systemClock,
  keeper = new Keeper(source, () => clock.now()),
): Handlers {
  let desks: (ReturnType<typeof desksOf> & { readonly db: Db }) | undefined;
  const told = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      throw refusalOf(error);
    }
  };
  const use = <T>(work: (desks: ReturnType<typeof desksOf>) => T): T =>
    told(() => {
      const { db } = source;
      if (desks?.db !== db) desks = { db, ...desksOf(db, clock) };
      return work(desks);
    });
  /** Carries out what concerns the file itself. */
  const onFile = (work: (store: Store) => void): object =>
    told(() => {
      if (!(source instanceof Store)) throw new Refusal('unknownCall');
      work(source);
      return {};
    });
  const unkept = () => (source instanceof Store ? source.unkept : null);
  /** Work for the player at the table. Refuses a page that takes another for it. */
  const forPlayer = <T>(work: (opened: ReturnType<typeof desksOf>, player: string) => T, taken?: string): T =>
    use((opened) => {
      const player = opened.players.current();
      if (taken !== undefined && taken !== player) throw new Refusal('otherPlayer');
      return work(opened, player);
    });
  /** A page that cannot have its settings is told the language at least. */
  const inLanguage = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      const language = error instanceof Refusal && error.code === 'database' && lastLanguage(source.folder);
      throw language ? new Refusal(error.code, { ...error.params, language }) : error;
    }
  };
  /** Work that is only to be done. */
  const change = (work: (opened: ReturnType<typeof desksOf>) => void): Record<string, never> => {
    use(work);
    return {};
  };
  return {
    'app.start': () =>
      inLanguage(() =>
        forPlayer(({ players, lifecycle, settings }, player) => ({
          version: pkg.version,
          players: players.list(),
          player,
          settings: settings.read(player),
          table: lifecycle.start(),
          unkept: unkept(),
        })),
      ),
    'app.about': () => use(({ about }) => about()),
    'table.lay': ({ player, ...input }) => forPlayer(({ lifecycle }) => lifecycle.lay(input), player),
    'attempt.begin': ({ player, ...input }) => forPlayer(({ lifecycle }) => lifecycle.begin(input), player),
    'attempt.play': (input) => use(({ lifecycle }) => lifecycle.play(input)),
    'attempt.seek': (input) => use(({ lifecycle }) => lifecycle.seek(input)),
    'attempt.restart': (input) => use(({ lifecycle }) => lifecycle.restart(input)),
    'attempt.giveUp': (input) => use(({ lifecycle }) => lifecycle.giveUp(input)),
    'attempt.clock': (input) => use(({ lifecycle }) => lifecycle.keepClock(input)),
    'attempt.resume': (input) => use(({ lifecycle }) => lifecycle.resume(input)),
    'attempt.help': (input) => use(({ lifecycle }) => lifecycle.help(input)),
    'table.help': ({ player, ...input }) =>
      forPlayer(({ lifecycle }) => {
        lifecycle.helpDealt(input);
        return {};
      }, player),
    'attempt.takeUp': (input) => use(({ lifecycle }) => lifecycle.takeUp(input)),
    'attempts.open': () =>
      forPlayer(({ attempts, lifecycle }, player) => ({
        attempts: attempts.open(player),
        deleted: lifecycle.discarded(),
      })),
    'attempt.show': (input) => use(({ lifecycle }) => lifecycle.show(input)),
    'attempt.strike': (input) => change(({ lifecycle }) => lifecycle.strike(input)),
    'attempt.name': (input) => use(({ lifecycle }) => lifecycle.name(input)),
    'attempt.discard': (input) => use(({ lifecycle }) => lifecycle.discard(input)),
    'attempt.takeBack': (input) => change(({ lifecycle }) => lifecycle.takeBack(input)),
    'statistics.figures': (input) => forPlayer(({ statistics }, player) => statistics.figures(player, input)),
    'statistics.log': (input) => forPlayer(({ log }, player) => ({ attempts: log.read(player, input) })),
    'statistics.history': (input) => forPlayer(({ history }, player) => history.read(player, input)),
    'settings.write': ({ key, value, player: taken }) =>
      forPlayer(({ settings }, player) => {
        settings.write(player, key, value);
        return {};
      }, taken),
    'players.read': () => use(({ players }) => players.read()),
    'players.add': ({ name }) => use(({ players }) => players.add(name, clock.now())),
    'players.rename': ({ id, name }) => change(({ players }) => players.rename(id, name)),
    'players.remove': ({ id }) => change(({ players }) => players.remove(id)),
    'players.takeBack': ({ id }) => change(({ players }) => players.takeBack(id)),
    'players.choose': ({ id }) => change(({ players }) => players.choose(id)),
    'storage.state': () => use(() => ({ unkept: unkept() !== null })),
    'storage.retry': () => onFile((store) => store.retry()),
    'storage.memory': ({ reason }) => onFile((store) => store.memory(reason)),
    'storage.anew': () => onFile((store) => store.anew()),
    'backups.list': () => told(() => keeper.list()),
    'backups.make': () =>
      told(() => {
        keeper.make();
        return {};
      }),
    'backups.compare': ({ name }) => told(() => keeper.compare(name)),
    'backups.restore': ({ name }) => onFile((store) => store.restore(name)),
    'backups.delete': ({ name }) =>
      told(() => {
        keeper.delete(name);
        return {};
      }),
    'export.begin': (input) => use(({ outgoing }) => outgoing.begin(input)),
    'export.next': (input) => use(({ outgoing }) => outgoing.next(input)),
    'export.cancel': (input) => change(({ outgoing }) => outgoing.cancel(input)),
    'import.begin': (input) => change(({ incoming }) => incoming.begin(input)),
    'import.add': (input) => use(({ incoming }) => incoming.add(input)),
    'import.close': (input) => change(({ incoming }) => incoming.close(input)),
    'import.preview': (input) => use(({ incoming }) => incoming.preview(input)),
    'import.commit': (input) =>
      use(({ incoming, lifecycle }) => {
        lifecycle.forget();
        return incoming.commit(input);
      }),
    'import.cancel': (input) => change(({ incoming }) => incoming.cancel(input)),
  };
}
