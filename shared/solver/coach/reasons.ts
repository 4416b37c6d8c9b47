import { formatCard, rankOf, type Card } from '../../engine/cards.ts';
import { pilesOf, type Move, type PileCode } from '../../engine/notation.ts';
import { apply, legalMoves, type State } from '../../engine/state.ts';

/** Why a move is a good one. Cards are card texts; words are made where it is said. */
export type Reason =
  /** Not every card has been seen, and nothing has to be decided before. */
  | { readonly why: 'seeFirst' }
  /** Nothing that lies open helps yet. */
  | { readonly why: 'nothingYet' }
  /** After so many deals a card can go home from a pile. */
  | { readonly why: 'comes'; readonly card: string; readonly deals: number; readonly from: PileCode }
  /** Another ace, going up first, gives this one its depot. */
  | { readonly why: 'waitAce'; readonly ace: string; readonly first: string; readonly depot: PileCode }
  /** The ace goes up later, to the place over this depot. */
  | { readonly why: 'laterAce'; readonly ace: string; readonly depot: PileCode }
  /** The card could go home, but does so in a later pass: going now it would change how the others fall. */
  | { readonly why: 'keep'; readonly card: string }
  /** Going up now gives the suit this depot. */
  | { readonly why: 'column'; readonly card: string; readonly depot: PileCode }
  /** What lay under the card can go home next. */
  | { readonly why: 'frees'; readonly card: string; readonly under: string }
  /** The card is the last of its pile, and goes home from there or elsewhere. */
  | { readonly why: 'homeEmpties' | 'empties'; readonly card: string; readonly pile: PileCode }
  | { readonly why: 'home'; readonly card: string }
  /** The card is built on another; what lies under it, where there is anything and it has been seen. */
  | { readonly why: 'builds'; readonly card: string; readonly on: string; readonly under: string | null }
  /** The card waits in an empty place, likewise. */
  | { readonly why: 'waits'; readonly card: string; readonly pile: PileCode; readonly under: string | null }
  /** The next card of the stock, which has not been seen, is laid in an empty place. */
  | { readonly why: 'turns'; readonly pile: PileCode }
  /** From one foundation of the suit to the other: after that, or some more of them, a card can go home that cannot now. */
  | { readonly why: 'transfers'; readonly card: string; readonly lets: string | null };

type Piles<T> = Readonly<Record<'foundations' | 'depots' | 'reserves', readonly (readonly T[])[]>>;

function pileOf<T>({ foundations, depots, reserves }: Piles<T>, code: PileCode): readonly T[] {
  const row = code.startsWith('f') ? foundations : code.startsWith('t') ? depots : reserves;
  return code === 's' ? [] : (row[Number(code.slice(1)) - 1] ?? []);
}

const isHome = (move: Move): boolean => /^[tr].*>f/.test(move);
const depotUnder = (foundation: PileCode): PileCode => `t${Number(foundation.slice(1))}`;
/** Whether which foundation a base goes to decides the depot its suit has to come from. */
const placesMatter = ({ rules }: State): boolean => rules.aligned !== '';

/** The first card that goes home along a line, and the deals before it. */
interface Coming {
  readonly card: Card;
  readonly from: PileCode;
  readonly to: PileCode;
  readonly deals: number;
  readonly pass: number;
}

function* comings(state: State, line: readonly Move[]): Generator<Coming> {
  let now = state;
  let deals = 0;
  for (const move of line) {
    const piles = pilesOf(move);
    if (!piles) deals++;
    else if (isHome(move)) {
      const [from, to] = piles;
      yield { card: pileOf(now, from).at(-1) as Card, from, to, deals, pass: now.pass };
    }
    now = apply(now, move);
  }
}

/** Why to deal: what could go home now and does not, or what is dealt for. `line` wins, beginning with the deal. */
function whyDeal(state: State, line: readonly Move[]): Reason {
  const { pack } = state.rules;
  const text = (card: Card): string => formatCard(pack, card);
  const could = legalMoves(state).flatMap((move) =>
    isHome(move) ? [pileOf(state, pilesOf(move)?.[0] ?? 's').at(-1) as Card] : [],
  );
  const coming = [...comings(state, line)];
  const first = coming[0];
  const ace = placesMatter(state) ? could.find((card) => rankOf(pack, card) === 0) : undefined;
  const later = coming.find(({ card }) => card === ace);
  if (ace !== undefined && later) {
    const other = coming.find(({ card }) => rankOf(pack, card) === 0);
    const depot = depotUnder(later.to);
    return other && other.card !== ace
      ? { why: 'waitAce', ace: text(ace), first: text(other.card), depot }
      : { why: 'laterAce', ace: text(ace), depot };
  }
  const kept = could.find((card) => (coming.find((one) => one.card === card)?.pass ?? 0) > state.pass);
  if (kept !== undefined) return { why: 'keep', card: text(kept) };
  return first ? { why: 'comes', card: text(first.card), deals: first.deals, from: first.from } : { why: 'nothingYet' };
}

/** The card that goes home along a line as soon as cards have gone from foundation to foundation, and cannot before. */
function letHome(state: State, line: readonly Move[]): string | null {
  const at = line.findIndex((move) => !move.startsWith('f'));
  const next = line[at];
  if (next === undefined || !isHome(next) || legalMoves(state).includes(next)) return null;
  const from = pilesOf(next)?.[0] ?? 's';
  return formatCard(state.rules.pack, pileOf(state, from).at(-1) as Card);
}

/**
 * Why a move is hinted at. `line` begins with the move and wins from the position; where there is none, only what lies
 * open is said. No card is told that is not `seen` in its place, and none that is taken from the stock.
 */
export function reasonOf(state: State, move: Move, line?: readonly Move[], seen: Piles<Card | null> = state): Reason {
  const piles = pilesOf(move);
  if (!piles) return line ? whyDeal(state, line) : { why: 'nothingYet' };
  const [from, to] = piles;
  if (from === 's') return { why: 'turns', pile: to };
  const pile = pileOf(state, from);
  const { pack } = state.rules;
  const top = pile.at(-1) as Card;
  const card = formatCard(pack, top);
  if (from.startsWith('f')) return { why: 'transfers', card, lets: letHome(state, line ?? []) };
  if (isHome(move) && placesMatter(state) && rankOf(pack, top) === 0)
    return { why: 'column', card, depot: depotUnder(to) };
  const under = pileOf(seen, from).at(-2) ?? undefined;
  const isLast = pile.length === 1;
  const after = apply(state, move);
  const next = line?.[1];
  const goesNext = next ? next.startsWith(`${from}>f`) : legalMoves(after).some((one) => one.startsWith(`${from}>f`));
  if (under !== undefined && goesNext && pileOf(after, from).at(-1) === under)
    return { why: 'frees', card, under: formatCard(pack, under) };
  const useful = state.rules.emptyDepot === 'anyCard' || state.rules.emptyReserve !== 'never';
  if (isLast && useful && pileOf(after, from).length === 0)
    return { why: isHome(move) ? 'homeEmpties' : 'empties', card, pile: from };
  if (isHome(move)) return { why: 'home', card };
  const on = pileOf(state, to).at(-1);
  const uncovered = under === undefined ? null : formatCard(pack, under);
  return on === undefined
    ? { why: 'waits', card, pile: to, under: uncovered }
    : { why: 'builds', card, on: formatCard(pack, on), under: uncovered };
}
