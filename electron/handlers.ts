import { Refusal, type Handlers } from '../shared/api/contract.ts';
import pkg from '../package.json' with { type: 'json' };
import { systemClock, type Clock } from './clock.ts';
import { attempts } from './database/attempts.ts';
import { history } from './database/history.ts';
import { Lifecycle } from './database/lifecycle.ts';
import { log } from './database/log.ts';
import type { Db } from './database/open.ts';
import { refusalOf } from './database/reason.ts';
import { settings } from './database/settings.ts';
import { statistics } from './database/statistics.ts';

/** The one player of this version. */
const PLAYER = 'player';

const desksOf = (db: Db, clock: Clock) => ({
  lifecycle: new Lifecycle(db, PLAYER, clock),
  attempts: attempts(db),
  settings: settings(db),
  statistics: statistics(db),
  log: log(db),
  history: history(db),
});

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
  return {
    'app.start': () =>
      use(({ lifecycle, settings }) => ({
        version: pkg.version,
        settings: settings.read(PLAYER),
        table: lifecycle.start(),
      })),
    'table.lay': (input) => use(({ lifecycle }) => lifecycle.lay(input)),
    'attempt.begin': (input) => use(({ lifecycle }) => lifecycle.begin(input)),
    'attempt.play': (input) => use(({ lifecycle }) => lifecycle.play(input)),
    'attempt.seek': (input) => use(({ lifecycle }) => lifecycle.seek(input)),
    'attempt.restart': (input) => use(({ lifecycle }) => lifecycle.restart(input)),
    'attempt.giveUp': (input) => use(({ lifecycle }) => lifecycle.giveUp(input)),
    'attempt.clock': (input) => use(({ lifecycle }) => lifecycle.keepClock(input)),
    'attempt.resume': (input) => use(({ lifecycle }) => lifecycle.resume(input)),
    'attempts.open': () => use(({ attempts }) => ({ attempts: attempts.open(PLAYER) })),
    'attempt.show': (input) => use(({ lifecycle }) => lifecycle.show(input)),
    'attempt.strike': (input) =>
      use(({ lifecycle }) => {
        lifecycle.strike(input);
        return {};
      }),
    'statistics.figures': (input) => use(({ statistics }) => statistics.figures(PLAYER, input)),
    'statistics.log': (input) => use(({ log }) => ({ attempts: log.read(PLAYER, input) })),
    'statistics.history': (input) => use(({ history }) => history.read(PLAYER, input)),
    'settings.write': ({ key, value }) =>
      use(({ settings }) => {
        settings.write(PLAYER, key, value);
        return {};
      }),
  };
}
