import { randomFrom } from '../../../electron/testing/random-play.ts';
import { Deeds } from './deeds.ts';
import { Migrating } from './migrating.ts';
import { Victim } from './victim.ts';

const KILLS = 1000;
/** ms until the kill after a start, and what is first taken for the time a deed takes. */
const MOST_STARTING_MS = 200;
const FIRST_MS = 20;

/** What is being done when the kill comes, in turn. */
const KINDS = ['start', 'play', 'win', 'import', 'network', 'backup', 'restore', 'migration'] as const;
/** What is done on a network drive. */
const NETWORK = ['play', 'win', 'import', 'backup'] as const;
type Kind = (typeof KINDS)[number];

/** What came of one kill: what is wrong, and whether an answer was still awaited. */
interface Killed {
  readonly wrong: string | undefined;
  readonly unanswered: boolean;
}

/** How often the host was killed while it did something, and how often there was no answer yet. */
class Tally {
  kills = 0;
  unanswered = 0;
  /** ms a kill waits on the average, drawn to where it comes as often before the answer as after. */
  wait = FIRST_MS;

  count(unanswered: boolean): void {
    this.kills++;
    if (unanswered) this.unanswered++;
    this.wait *= unanswered ? 1.2 : 1 / 1.2;
  }
}

/**
 * `npm run soak -- kill`: the host is killed at random moments of its start, of play, wins, imports, backups, restoring and
 * migrations, and of some of these on a network drive. After every new start the table and every attempt are as answered,
 * or as asked for when it died; the database and the backups are whole, and nothing lies about.
 */
export async function* kill(kills = KILLS, seed = Date.now() % 1_000_000): AsyncGenerator<object> {
  const random = randomFrom(seed);
  const near = new Deeds(new Victim(), random);
  const far = new Deeds(new Victim(false), random);
  const migrating = new Migrating();
  const tallies = new Map<Kind, Tally>(KINDS.map((kind) => [kind, new Tally()]));
  const faults: string[] = [];

  async function once(kind: Kind, nth: number, wait: number): Promise<Killed> {
    if (kind === 'migration') return migrating.kill(nth, random(1000) / 900);
    const deeds = kind === 'network' ? far : near;
    const what = kind === 'network' ? (NETWORK[nth % NETWORK.length] ?? 'play') : kind;
    let unanswered = true;
    if (what === 'start') await deeds.victim.killStarting(random(MOST_STARTING_MS));
    else unanswered = await deeds.victim.killDuring(await deeds[what](), (2 * wait * random(1000)) / 1000);
    return { wrong: await deeds.victim.startAndCompare(), unanswered };
  }

  const began = performance.now();
  try {
    await far.victim.startAndCompare();
    for (let n = 1; n <= kills; n++) {
      const kind = KINDS[(n - 1) % KINDS.length] ?? 'play';
      const tally = tallies.get(kind) ?? new Tally();
      const { wrong, unanswered } = await once(kind, Math.floor(n / KINDS.length), tally.wait);
      tally.count(unanswered);
      if (wrong !== undefined) faults.push(`kill ${n}, ${kind}: ${wrong}`);
    }
    for (const { victim } of [near, far]) {
      const code = await victim.host.kill('SIGTERM');
      // Windows knows no asking.
      if (code !== 0 && process.platform !== 'win32') faults.push(`asked to end, it ended with ${code ?? 'a signal'}`);
      const wrong = await victim.startAndCompare();
      if (wrong !== undefined) faults.push(`after the end: ${wrong}`);
    }
  } finally {
    for (const { victim } of [near, far]) await victim.host.remove();
    migrating.remove();
  }
  const books = [near, far].flatMap(({ victim }) => [...(victim.position?.book.values() ?? [])]);
  yield {
    ...{ soak: 'kill', seed, kills, seconds: Math.round((performance.now() - began) / 1000) },
    calls: near.victim.calls + far.victim.calls,
    unanswered: Object.fromEntries([...tallies].map(([kind, one]) => [kind, `${one.unanswered} of ${one.kills}`])),
    won: books.filter((status) => status === 'won').length,
    failed: faults.length,
    first: faults[0],
  };
}
