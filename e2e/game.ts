import type { Page } from '@playwright/test';
import { join } from 'node:path';
import { FILE, openDatabase } from '../electron/database/open.ts';
import { insertEnded, type Ended } from '../electron/testing/ended-attempts.ts';
import type { HostProcess } from '../electron/testing/host-process.ts';
import type { Dealt } from '../shared/api/contract.ts';
import { SOCKET_PATH } from '../shared/api/wire.ts';
import { SHUFFLE } from '../shared/engine/shuffle.ts';
import { apply, deal, deckOf, legalMoves, won, type State } from '../shared/engine/state.ts';
import type { Move } from '../shared/engine/notation.ts';
import { formatOptions, gameOf, rulesOf, type Game } from '../shared/games/index.ts';

/** A deal by number of a game, under its first reading. */
export interface Deal {
  readonly game: Game;
  readonly number: number;
}

/** A deal of Amazons. */
export function amazons(number: number): Deal {
  const game = gameOf('amazons');
  if (!game) throw new Error('no Amazons');
  return { game, number };
}

export const rulesOfDeal = ({ game }: Deal) => rulesOf(game, game.presets[0].options);

/** The first position of a deal. */
export const opening = (one: Deal): State => deal(rulesOfDeal(one), deckOf(rulesOfDeal(one), one.number), one.number);

/** Careless play from the first position to the end: a card home where one can go, else the deal. */
export function careless(one: Deal): Move[] {
  const moves: Move[] = [];
  let state = opening(one);
  for (;;) {
    const legal = legalMoves(state);
    const next = legal.filter((move) => move !== 'deal').sort()[0] ?? legal[0];
    if (won(state) || next === undefined) return moves;
    moves.push(next);
    state = apply(state, next);
  }
}

type Calls = readonly (readonly [name: string, input: unknown])[];

/** Where calls go, and what lets them in. */
interface Way {
  readonly origin: string;
  readonly secret: string;
}

/** Calls the loopback host, one call after another; the last answer. */
async function carry({ origin, secret }: Way, all: Calls): Promise<unknown> {
  const headers = { 'content-type': 'application/json', 'x-tarbart-secret': secret };
  let last: unknown;
  for (const [name, input] of all) {
    const answer = await fetch(`${origin}/call/${name}`, { method: 'POST', headers, body: JSON.stringify(input) });
    last = await answer.json();
  }
  return last;
}

/** The way the page itself goes. */
const wayOf = (page: Page): Promise<Way> =>
  page.evaluate(() => ({ origin: location.origin, secret: sessionStorage.getItem('tarbart secret') ?? '' }));

/** Calls the loopback host as the page does. */
export const call = async (page: Page, name: string, input: unknown): Promise<unknown> =>
  carry(await wayOf(page), [[name, input]]);

/** Lays a deal on the table and shows it; `moves` are made on it first, without the page. */
export const lay = async (page: Page, deal: Deal, moves: readonly Move[] = []): Promise<void> => {
  await carry(await wayOf(page), layingOf(deal, moves));
  await reload(page);
};

/** The same with a deck of a game given as text. */
export const layText = async (page: Page, game: Game, deck: string, moves: readonly Move[]): Promise<void> => {
  await carry(await wayOf(page), laying(game, { kind: 'text', deck, seed: 0 }, moves));
  await reload(page);
};

async function reload(page: Page): Promise<void> {
  await page.reload();
  await page.locator('[data-pile]').first().waitFor();
}

const layingOf = ({ game, number }: Deal, moves: readonly Move[]): Calls =>
  laying(game, { kind: 'number', shuffle: SHUFFLE, number }, moves);

/** The calls that lay a deal and play moves on it. */
function laying(game: Game, deal: Dealt['deal'], moves: readonly Move[]): Calls {
  const source = deal.kind === 'number' ? 'random' : 'text';
  const dealt: Dealt = { game: game.id, revision: game.revision, options: game.presets[0].options, deal, source };
  const id = crypto.randomUUID();
  return [
    ['table.lay', { dealt, clock: 0 }],
    ...moves.map((move, ply): Calls[number] =>
      ply === 0 ? ['attempt.begin', { id, dealt, move, clock: 0 }] : ['attempt.play', { id, ply, clock: 0, move }],
    ),
  ];
}

interface Lying {
  readonly value: { readonly table: { readonly dealt: unknown } };
}
/** What lies on the table without a move, as it is stored. */
export const dealt = async (page: Page): Promise<unknown> =>
  ((await call(page, 'app.start', {})) as Lying).value.table.dealt;

/** Opens the dialog of the new deal: it, and its button that deals. */
export async function newDeal(page: Page) {
  await page.keyboard.press('F2');
  const dialog = page.getByRole('dialog', { name: 'New deal' });
  await dialog.waitFor();
  return { dialog, deal: dialog.getByRole('button', { name: 'Deal', exact: true }) };
}

/** Puts ended attempts at Amazons, in its first reading, straight into the database of a host. */
export function putEnded(host: HostProcess, rows: readonly Ended[]): void {
  const { game } = amazons(1);
  const options = formatOptions(game, game.presets[0].options);
  const db = openDatabase(join(host.folder, FILE));
  insertEnded(
    db,
    rows.map((row) => ({ options, ...row })),
  );
  db.close();
}

/** Opens the page of a host; with a deal, that lies there, and `moves` have been made on it. */
export async function open(page: Page, url: string, deal?: Deal, moves: readonly Move[] = []): Promise<void> {
  const { origin, hash } = new URL(url);
  if (deal) await carry({ origin, secret: hash.slice(1) }, layingOf(deal, moves));
  await page.goto(url);
  await page.locator('[data-pile]').first().waitFor();
}

/** Lets the page make its calls by request alone, so that they can be held or refused: no socket is to be had. */
export const byRequest = (page: Page): Promise<void> =>
  page.routeWebSocket(`**${SOCKET_PATH}`, (socket) => void socket.close());

/** The button of a pile. */
export const pile = (page: Page, code: string) => page.locator(`[data-pile="${code}"]`);

/** Makes a move by a click on the pile, as a player would; the deal by a click on the stock. */
export async function click(page: Page, move: Move): Promise<void> {
  // A click on a pile whose top has just changed is taken for a slip of the hand.
  await page.waitForTimeout(260);
  await press(page, move === 'deal' ? 's' : move.slice(0, move.indexOf('>')));
}

/** A click in the middle of a pile. */
export async function press(page: Page, code: string): Promise<void> {
  const box = await pile(page, code).boundingBox();
  if (!box) throw new Error(`pile ${code} cannot be seen`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Waits until a pile has had its top long enough that a press of it is no slip of the hand. */
export class Patience {
  #state: State;
  readonly #changed = new Map<string, number>();

  /** `state` is the position it begins with. */
  constructor(state: State) {
    this.#state = state;
  }

  /** A move has just been made. */
  made(move: Move): void {
    const before = this.#state;
    const after = (this.#state = apply(before, move));
    if (before.stock.length !== after.stock.length) this.#changed.set('s', performance.now());
    for (const [i, depot] of after.depots.entries())
      if (before.depots[i]?.at(-1) !== depot.at(-1)) this.#changed.set(`t${i + 1}`, performance.now());
  }

  /** Waits before a press of a pile. */
  async wait(page: Page, pile: string): Promise<void> {
    const left = (this.#changed.get(pile) ?? 0) + 260 - performance.now();
    if (left > 0) await page.waitForTimeout(left);
  }
}

/** What the live region has said since, sentence by sentence. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  const heard = await page.evaluateHandle(() => {
    const heard: string[] = [];
    const region = document.querySelector('[aria-live]');
    if (region)
      new MutationObserver(() => heard.push(region.textContent)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    return heard;
  });
  return () => heard.evaluate((all) => all.splice(0));
}

/** Waits for the next hint that is shown since; the piles it rings. They are watched for, as they soon fade. */
export async function rings(page: Page): Promise<() => Promise<string[]>> {
  const shown = await page.evaluateHandle(() => {
    const shown: string[][] = [];
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      const piles = added.flatMap((one) => (one instanceof HTMLElement ? (one.dataset['hint'] ?? []) : []));
      if (piles.length > 0) shown.push(piles);
    }).observe(document.body, { childList: true, subtree: true });
    return shown;
  });
  return async () => {
    await page.waitForFunction((all) => all.length > 0, shown, { timeout: 20_000 });
    return shown.evaluate((all) => all.shift() ?? []);
  };
}

/** The number under a label in the margins. */
export const figure = async (page: Page, label: string): Promise<string> =>
  (
    await page
      .locator('dl', { has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })
      .locator('dd')
      .innerText()
  ).trim();

/** Waits until so many moves stand in the margin: looked at with every frame. */
export const movesMade = async (page: Page, moves: number): Promise<void> => {
  await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('dl')].some(
        (dl) => dl.querySelector('dt')?.textContent === 'moves' && dl.querySelector('dd')?.textContent === wanted,
      ),
    String(moves),
    { timeout: 20_000 },
  );
};
