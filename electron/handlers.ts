import { Refusal, type Handlers } from '../shared/api/contract.ts';
import pkg from '../package.json' with { type: 'json' };
import { systemClock, type Clock } from './clock.ts';
import { attempts } from './database/attempts.ts';
import { history } from './database/history.ts';
import { Lifecycle } from './database/lifecycle.ts';
import { log } from './database/log.ts';
import type { Db } from './database/open.ts';
import { players } from './database/players.ts';
import { refusalOf } from './database/reason.ts';
import { settings } from './database/settings.ts';
import { statistics } from './database/statistics.ts';

function desksOf(db: Db, clock: Clock) {
  const all = players(db);
  return {
    players: all,
    lifecycle: new Lifecycle(db, all.current, clock),
    attempts: attempts(db),
    settings: settings(db),
    statistics: statistics(db),
    log: log(db),
    history: history(db),
  };
}

/**
 * The functions behind the contract, over one database that is opened at the first call. While it cannot be opened every
 * call is refused with the reason, and the next one tries again, except after a migration that failed.
 */
export function handlers(open: () => Db, clock: Clock = systemClock): Handlers {
  let opened: ReturnType<typeof desksOf> | undefined;
  let failed: Refusal | undefined;
  const use = <T>(work: (opened: ReturnType<typeof desksOf>) => T): T => {
    if (failed) throw failed;
    try {
      opened ??= desksOf(open(), clock);
      return work(opened);
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal instanceof Refusal && refusal.params['reason'] === 'migration') failed = refusal;
      throw refusal;
    }
  };
  /** Work for the player at the table. Refuses a page that takes another for it. */
  const forPlayer = <T>(work: (opened: ReturnType<typeof desksOf>, player: string) => T, taken?: string): T =>
    use((opened) => {
      const player = opened.players.current();
      if (taken !== undefined && taken !== player) throw new Refusal('otherPlayer');
      return work(opened, player);
    });
  /** Work that is only to be done. */
  const change = (work: (opened: ReturnType<typeof desksOf>) => void): Record<string, never> => {
    use(work);
    return {};
  };
  return {
    'app.start': () =>
      forPlayer(({ players, lifecycle, settings }, player) => ({
        version: pkg.version,
        players: players.list(),
        player,
        settings: settings.read(player),
        table: lifecycle.start(),
      })),
    'table.lay': ({ player, ...input }) => forPlayer(({ lifecycle }) => lifecycle.lay(input), player),
    'attempt.begin': ({ player, ...input }) => forPlayer(({ lifecycle }) => lifecycle.begin(input), player),
    'attempt.play': (input) => use(({ lifecycle }) => lifecycle.play(input)),
    'attempt.seek': (input) => use(({ lifecycle }) => lifecycle.seek(input)),
    'attempt.restart': (input) => use(({ lifecycle }) => lifecycle.restart(input)),
    'attempt.giveUp': (input) => use(({ lifecycle }) => lifecycle.giveUp(input)),
    'attempt.clock': (input) => use(({ lifecycle }) => lifecycle.keepClock(input)),
    'attempt.resume': (input) => use(({ lifecycle }) => lifecycle.resume(input)),
    'attempts.open': () => forPlayer(({ attempts }, player) => ({ attempts: attempts.open(player) })),
    'attempt.show': (input) => use(({ lifecycle }) => lifecycle.show(input)),
    'attempt.strike': (input) => change(({ lifecycle }) => lifecycle.strike(input)),
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
  };
}
