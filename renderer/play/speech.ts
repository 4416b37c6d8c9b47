import { formatCard } from '../../shared/engine/cards.ts';
import type { Move, PileCode } from '../../shared/engine/notation.ts';
import type { View } from '../../shared/engine/record.ts';
import type { Rules } from '../../shared/engine/rules.ts';
import { pileOf } from '../../shared/layout/index.ts';
import { finishOf } from '../../shared/solver/finish.ts';
import type { Messages } from '../../shared/text/index.ts';
import type { BlockStory } from './block.ts';
import type { PlayedGame } from './game.svelte.ts';
import type { Standing } from './lying.ts';
import type { Change } from './position.svelte.ts';
import { waitsFor } from './waits.ts';
import { wonTitle } from './won.ts';

/** The spoken name of a pile: what lies there, and what can be done with it. */
export function spokenPile(
  t: Messages,
  { rules, view, legal }: { readonly rules: Rules; readonly view: View; readonly legal: readonly Move[] },
  pile: PileCode,
  chosen: { readonly pile: PileCode; readonly targets: readonly PileCode[] } | null,
): string {
  const cards = pileOf(view, pile);
  const text = (from: PileCode): string | null => {
    const top = from === 's' ? null : (pileOf(view, from).at(-1) ?? null);
    return top === null ? null : formatCard(rules.pack, top);
  };
  const n = Number(pile.slice(1)) - 1;
  const name = t.play.spoken({
    pile,
    count: cards.length,
    top: text(pile),
    goesTo: legal.flatMap((move) => (move.startsWith(`${pile}>`) ? [move.slice(pile.length + 1)] : [])),
    waitsFor: pile.startsWith('f') ? waitsFor(rules, n, view.foundations[n] ?? []) : null,
    takes: chosen?.targets.includes(pile) ? text(chosen.pile) : null,
    chosen: chosen?.pile === pile,
  });
  if (pile !== 's' || !legal.includes('deal')) return name;
  return `${name}; ${cards.length === 0 ? t.play.pickUp : t.play.dealCards(rowSize(rules, view))}`;
}

/** How many cards the next deal lays. */
export function rowSize(rules: Rules, view: View): number {
  const { deal, depots, reserves } = rules;
  const stock = view.stock.length;
  const piles = deal.piles ?? (deal.to === 'depots' ? depots : reserves);
  if (deal.lastRow === undefined) return Math.min(stock, piles * deal.each);
  return stock <= deal.lastRow ? stock : Math.min(stock - deal.lastRow, piles * deal.each);
}

/** So many cards that are carried at once are named; of more the first one is. */
const NAMED = 4;

/**
 * What a change is called in the live region: one sentence or two, however many cards it moved. That only going home is
 * left is said when it has come to that.
 */
export function spokenChange(
  t: Messages,
  game: Pick<PlayedGame, 'game' | 'rules' | 'ply'> & Partial<Pick<PlayedGame, 'aside'>>,
  { kind, before, after, steps }: Change,
): string {
  const { rules } = game;
  const { said } = t.play;
  const cards = steps.flatMap((step) => (step === 'shuffle' || step.to === 's' ? [] : [step]));
  const spoken = cards.map(({ card, to }) => ({ card: formatCard(rules.pack, card), to }));
  const dealt = spoken.filter((_, i) => cards[i]?.from === 's');
  const carried = spoken.filter((_, i) => cards[i]?.from !== 's');
  const more = carried.length > NAMED ? carried.length - 1 : 0;
  const finishes = (view: View | null): boolean => view !== null && !game.aside && finishOf(rules, view).length > 1;
  const touched = steps.flatMap((step) => (step === 'shuffle' ? [] : [step.from, step.to]));
  const pickedUp = steps.some((step) => step !== 'shuffle' && step.to === 's');
  switch (kind) {
    case 'made':
      return [
        ...(pickedUp ? [said.pickedUp(after.pass)] : []),
        ...carried.slice(0, more > 0 ? 1 : undefined).map((card) => said.carried(card)),
        ...(more > 0 ? [said.wentHome(more)] : []),
        ...(dealt.length > 0 ? [said.dealt(dealt), said.stock(after.stock.length)] : []),
        ...(finishes(after) && !finishes(before) ? [said.finish] : []),
      ].join(' ');
    case 'undone':
      return `${said.undone(game.ply)} ${openCards(t, rules, after, touched)}`.trimEnd();
    case 'redone':
      return `${said.redone} ${openCards(t, rules, after, touched)}`.trimEnd();
    case 'restarted':
      return `${said.restarted} ${openCards(t, rules, after)}`;
    case 'laid':
      return `${said.laid(t.games.names[game.game.id] ?? '')} ${openCards(t, rules, after)}`;
    case 'shown':
      return '';
  }
}

/**
 * How a game has ended: `time` as its clock reads it, in milliseconds; `block` where that is why no move is left; `booked`:
 * the figures a win is stored with.
 */
export interface End {
  readonly won: boolean;
  readonly block: BlockStory | null;
  readonly time: number;
  readonly booked?: Standing | null;
}

/** What is said once a game is won, or no move is left: after the words for the last move. */
export function spokenEnd(
  t: Messages,
  { game, rules, view, ply }: Pick<PlayedGame, 'game' | 'rules' | 'view' | 'ply'>,
  { won, block, time, booked }: End,
): string {
  const { slip } = t.play;
  if (won) {
    const { plies, passes } = booked ?? { plies: ply, passes: view.pass };
    return t.play.won.said(wonTitle(t, game), rules.redeals > 0 ? passes : null, time, plies);
  }
  if (block) return `${slip.blocked}. ${slip.blockedText(block.passes)}`;
  const fruitless = rules.refusePickUp === 'twoFruitlessPasses';
  return `${slip.noMove}.${fruitless ? ` ${slip.fruitlessText}` : ''}`;
}

/** How a game that lies on the table has ended; nothing while it goes on. */
export function spokenOutcome(t: Messages, game: PlayedGame): string {
  const { slip, won } = t.play;
  const end = { won: game.won, block: game.block, time: game.clock.read(), booked: game.booked };
  return [
    ...(game.won || game.stuck ? [spokenEnd(t, game, end)] : []),
    ...(game.winStands ? [won.stands] : []),
    ...(game.status === 'givenUp' ? [`${slip.givenUp}. ${slip.givenUpText}`] : []),
    ...(game.status === 'lost' ? [slip.lostText] : []),
  ].join(' ');
}

/** Which game lies on the table, how far it has come, and what is open. */
export function spokenGame(
  t: Messages,
  {
    game,
    dealt: { deal },
    rules,
    view,
    ply,
    home,
  }: Pick<PlayedGame, 'game' | 'dealt' | 'rules' | 'view' | 'ply' | 'home'>,
): string {
  const number = deal.kind === 'number' ? deal.number : null;
  const name = t.games.names[game.id] ?? '';
  return `${t.play.said.here(name, number, ply, home, rules.pack.size)} ${openCards(t, rules, view)}`.trim();
}

/** The exposed cards of depots and reserves, in one sentence; `among`: of these piles only. */
function openCards(t: Messages, rules: Rules, view: View, among?: readonly string[]): string {
  const piles = [...view.depots.map((_, i) => `t${i + 1}`), ...view.reserves.map((_, i) => `r${i + 1}`)];
  const open = piles.flatMap((to) => {
    const top = among && !among.includes(to) ? undefined : pileOf(view, to as PileCode).at(-1);
    return typeof top === 'number' ? [{ card: formatCard(rules.pack, top), to }] : [];
  });
  return open.length === 0 ? '' : t.play.said.open(open);
}
