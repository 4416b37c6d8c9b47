import type { Page } from '@playwright/test';
import { join } from 'node:path';
import { FILE, openDatabase } from '../electron/database/open.ts';
import { insertEnded, type Ended } from '../electron/testing/ended-attempts.ts';
import type { HostProcess } from '../electron/testing/host-process.ts';
import type { Dealt } from '../shared/api/contract.ts';
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

/** Calls the loopback host as the page does, one call after another; the last answer. */
const calls = (page: Page, all: Calls): Promise<unknown> =>
  page.evaluate(async (all: Calls) => {
    const secret = sessionStorage.getItem('tarbart secret') ?? '';
    const headers = { 'content-type': 'application/json', 'x-tarbart-secret': secret };
    let last: unknown;
    for (const [name, input] of all) {
      const answer = await fetch(`/call/${name}`, { method: 'POST', headers, body: JSON.stringify(input) });
      last = await answer.json();
    }
    return last;
  }, all);

/** Calls the loopback host as the page does. */
export const call = (page: Page, name: string, input: unknown): Promise<unknown> => calls(page, [[name, input]]);

/** Lays a deal on the table and shows it; `moves` are made on it first, without the page. */
export const lay = (page: Page, { game, number }: Deal, moves: readonly Move[] = []): Promise<void> =>
  layDealt(page, game, { kind: 'number', shuffle: SHUFFLE, number }, moves);

/** The same with a deck of Amazons given as text. */
export const layText = (page: Page, deck: string, moves: readonly Move[]): Promise<void> =>
  layDealt(page, amazons(1).game, { kind: 'text', deck, seed: 0 }, moves);

async function layDealt(page: Page, game: Game, deal: Dealt['deal'], moves: readonly Move[]): Promise<void> {
  const source = deal.kind === 'number' ? 'random' : 'text';
  const dealt: Dealt = { game: game.id, revision: game.revision, options: game.presets[0].options, deal, source };
  const id = crypto.randomUUID();
  await calls(page, [
    ['table.lay', { dealt, clock: 0 }],
    ...moves.map((move, ply): Calls[number] =>
      ply === 0 ? ['attempt.begin', { id, dealt, move, clock: 0 }] : ['attempt.play', { id, ply, clock: 0, move }],
    ),
  ]);
  await page.reload();
  await page.locator('[data-pile]').first().waitFor();
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

/** Opens the page of a host. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('[data-pile]').first().waitFor();
}

/** The button of a pile. */
export const pile = (page: Page, code: string) => page.locator(`[data-pile="${code}"]`);

/** Makes a move by a click on the pile, as a player would; the deal by a click on the stock. */
export async function click(page: Page, move: Move): Promise<void> {
  const from = move === 'deal' ? 's' : move.slice(0, move.indexOf('>'));
  // A click on a pile whose top has just changed is taken for a slip of the hand.
  await page.waitForTimeout(260);
  const box = await pile(page, from).boundingBox();
  if (!box) throw new Error(`pile ${from} cannot be seen`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** What the live region has said since, sentence by sentence. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    (window as unknown as { heard: string[] }).heard = heard;
    const region = document.querySelector('[aria-live]');
    if (region)
      new MutationObserver(() => heard.push(region.textContent)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));
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
  );
};
