import type { Browser, Page } from '@playwright/test';
import { performance } from 'node:perf_hooks';
import { newRecord, start, withMove, type GameRecord } from '../../shared/engine/record.ts';
import { apply, legalMoves, type State } from '../../shared/engine/state.ts';
import { GAMES, rulesOf, type Game, type Preset } from '../../shared/games/index.ts';
import { hint } from '../../shared/solver/coach/hints.ts';
import { light } from '../../shared/solver/coach/light.ts';
import { Memory } from '../../shared/solver/coach/memory.ts';
import { NODES } from '../../shared/solver/coach/nodes.ts';
import { scenes } from './frames.ts';
import { held } from './memory.ts';
import { atTable, callsTo, load, openTable, quantile, tenths } from './table.ts';

/** Deals of each reading whose first hint and light are taken, in the thread and in the page. */
const DEALS = 20;
const PAGE_DEALS = 10;
/** ms, 95th percentile. */
const BAR = { short: 150, large: 1000 };
/** Games in a row, and those after which growth is looked for. */
const ROW = { games: 300, warm: 100 };

const asked = (nodes: number) => ({ nodes, seed: 1, shouldStop: () => false });

/** A game played carelessly for some moves: its record. */
function underWay(
  { id, revision }: Game,
  rules: State['rules'],
  preset: Preset,
  number: number,
  plies: number,
): GameRecord {
  const deal = { kind: 'number', shuffle: 1, number } as const;
  let state = start(rules, { deal });
  let record = newRecord({ id, revision }, preset.options, deal, state);
  for (let i = 0; i < plies; i++) {
    const legal = legalMoves(state);
    const move = legal.find((one) => one !== 'deal') ?? legal[0];
    if (move === undefined) break;
    const after = apply(state, move);
    record = withMove(record, move, state, after);
    state = after;
  }
  return record;
}

/** First hint and light of each reading, each by a coach that knows nothing yet, at the start and in mid-game: ms. */
function answers(): object[] {
  return GAMES.flatMap((game) =>
    game.presets.map((preset) => {
      const rules = rulesOf(game, preset.options);
      const hints: number[] = [];
      const lights: number[] = [];
      const decided: number[] = [];
      const time = (work: () => void): number => {
        const began = performance.now();
        work();
        return performance.now() - began;
      };
      for (let number = 1; number <= DEALS; number++) {
        const record = underWay(game, rules, preset, number, (number % 4) * 6);
        hints.push(time(() => void hint(rules, record, new Memory(), asked(NODES.hint(rules)))));
        const nodes = NODES.light(rules)[0] ?? 0;
        lights.push(
          time(() => void decided.push(light(rules, record, new Memory(), asked(nodes)) === 'unknown' ? 0 : 1)),
        );
      }
      return {
        bench: 'coach',
        game: game.id,
        reading: preset.id,
        hintP95: tenths(quantile(hints, 0.95)),
        lightP95: tenths(quantile(lights, 0.95)),
        lightsAtOnce: decided.filter(Boolean).length / DEALS,
        bar: rules.pack.copies > 1 ? BAR.large : BAR.short,
        load: load(),
      };
    }),
  );
}

/** Memory over games in a row with one coach: hints and light at the start of each. */
async function growth(): Promise<object> {
  const [game] = GAMES;
  const preset = game?.presets[0];
  if (!game || !preset) throw new Error('no game');
  const rules = rulesOf(game, preset.options);
  const memory = new Memory();
  let warm = 0;
  for (let number = 1; number <= ROW.games; number++) {
    const record = underWay(game, rules, preset, number, (number % 4) * 8);
    hint(rules, record, memory, asked(NODES.hint(rules)));
    light(rules, record, memory, asked(NODES.light(rules)[1] ?? 0));
    if (number === ROW.warm) warm = await held();
  }
  return { bench: 'coach', games: ROW.games, positions: memory.size, growthMegabytes: tenths((await held()) - warm) };
}

/** ms from a key or press until an element says or shows its answer. */
const until = (page: Page, act: 'F3' | 'light'): Promise<number> =>
  page.evaluate(async (act) => {
    const answered = (): boolean =>
      act === 'F3'
        ? document.querySelector('[data-hint]') !== null
        : /^(Can|Not)/.test(document.querySelector('.light .spoken')?.textContent ?? '');
    const began = performance.now();
    if (act === 'F3') dispatchEvent(new KeyboardEvent('keydown', { code: 'F3', bubbles: true }));
    else document.querySelector<HTMLElement>('.light button')?.click();
    while (!answered()) await new Promise(requestAnimationFrame);
    return performance.now() - began;
  }, act);

/** From the key to the ring, and from the press to the word, in the page: the first ones after it was opened, thread and all. */
async function inPage(browser: Browser, host: Parameters<typeof callsTo>[0]): Promise<object> {
  const times: Record<'F3' | 'light', number[]> = { F3: [], light: [] };
  const call = callsTo(host);
  const [game] = GAMES;
  for (let number = 1; game && number <= PAGE_DEALS; number++) {
    const deal = { kind: 'number', shuffle: 1, number } as const;
    const options = { ...game.presets[0].options };
    await call('table.lay', {
      dealt: { game: game.id, revision: game.revision, options, deal, source: 'number' },
      clock: 0,
    });
    const page = await openTable(browser, host);
    await page.waitForTimeout(1000);
    for (const act of ['F3', 'light'] as const) times[act].push(await until(page, act));
    await page.context().close();
  }
  return {
    bench: 'coach',
    where: 'in the page, its thread started with the question',
    hintMedian: tenths(quantile(times.F3, 0.5)),
    hintP95: tenths(quantile(times.F3, 0.95)),
    lightMedian: tenths(quantile(times.light, 0.5)),
    lightP95: tenths(quantile(times.light, 0.95)),
    bar: BAR.short,
    load: load(),
  };
}

/** Answers of every reading, memory, answers in the page, and frames while the light looks at every position. */
export async function coach(): Promise<object[]> {
  const rows = [...answers(), await growth()];
  return atTable(async (browser, host) => {
    rows.push(await inPage(browser, host));
    const written = await callsTo(host)('settings.write', { key: 'light', value: 'always' });
    if (!written.ok) throw new Error(written.code);
    const page = await openTable(browser, host);
    const drawn = await scenes(browser, page, ['deal', 'ten undos']);
    return [...rows, ...drawn.map((row) => ({ ...row, bench: 'coach', light: 'always' }))];
  });
}
