import { formatCard, type Card } from '../../shared/engine/cards.ts';
import type { Move, PileCode } from '../../shared/engine/notation.ts';
import { pileOf, type Layout } from '../../shared/layout/index.ts';
import type { App } from '../app.svelte.ts';
import type { Change } from './game.svelte.ts';
import { whyNot } from './refusal.ts';

/** A click on a pile whose top has changed less than this ago, ms, does nothing. */
const TOO_SOON = 250;

/** What the player's hands do: press piles, choose a card, be told why not. Dragging is in `drag.svelte.ts`. */
export class Hands {
  /** The pile whose exposed card is chosen, and where it can go. */
  chosen = $state.raw<{ readonly pile: PileCode; readonly targets: readonly PileCode[] } | null>(null);
  /** The pile under the pointer. */
  over = $state<PileCode | null>(null);
  /** Why the last thing asked for was not done. */
  note = $state('');
  readonly #app: App;
  readonly #changed = new Map<PileCode, number>();

  constructor(app: App) {
    this.#app = app;
  }

  /** Notes which piles have another top now. */
  changed({ before, after }: Change, layout: Layout): void {
    this.chosen = null;
    this.note = '';
    if (!before) return;
    for (const { pile } of layout.spots)
      if (pileOf(before, pile).at(-1) !== pileOf(after, pile).at(-1)) this.#changed.set(pile, performance.now());
  }

  /** Where the exposed card of a pile can go. */
  targets(pile: PileCode): PileCode[] {
    const from = `${pile}>`;
    return this.#app.game.legal.flatMap((move) => (move.startsWith(from) ? [move.slice(from.length) as PileCode] : []));
  }

  /** The exposed card of a pile that hands may take up. */
  exposed(pile: PileCode): Card | null {
    return pile === 's' ? null : (pileOf(this.#app.game.view, pile).at(-1) ?? null);
  }

  /** A pile is pressed, by pointer or key. */
  press(pile: PileCode, byPointer: boolean): void {
    const { game, settings } = this.#app;
    if (byPointer && game.busy) return;
    if (byPointer && performance.now() - (this.#changed.get(pile) ?? -Infinity) < TOO_SOON) return;
    const { chosen } = this;
    this.letGo();
    if (chosen?.targets.includes(pile)) return this.carry(chosen.pile, pile);
    if (chosen?.pile === pile) return this.#say(this.#app.t.play.said.notChosen(this.#text(pile)));
    if (pile === 's') return this.deal();
    const targets = this.targets(pile);
    if (targets.length === 0) return this.refuse(pile);
    const [only] = alike(targets, (to) => pileOf(game.view, to).length === 0);
    if (settings.get('click') === 'move' && only !== undefined) return this.carry(pile, only);
    this.chosen = { pile, targets };
    this.#say(this.#app.t.play.said.chosen(this.#text(pile), targets));
  }

  /** The dealing action. */
  deal(): void {
    this.letGo();
    if (this.#app.game.legal.includes('deal')) void this.#app.game.act('deal');
    else this.refuse('s');
  }

  carry(from: PileCode, to: PileCode): void {
    void this.#app.game.act(`${from}>${to}` as Move);
  }

  /** Nothing is chosen any more. */
  letGo(): void {
    this.chosen = null;
    this.note = '';
  }

  /** Says why nothing can be done with a pile, or with its card on another pile. */
  refuse(pile: PileCode, onto?: PileCode): void {
    const { t, game } = this.#app;
    this.note =
      onto !== undefined && this.targets(pile).length > 0
        ? t.play.refused.notThere(this.#text(pile), onto)
        : whyNot(t, game.rules, game.view, pile);
    this.#app.say(this.note);
  }

  #say(text: string): void {
    this.#app.say(text);
  }

  #text(pile: PileCode): string {
    const card = this.exposed(pile);
    return card === null ? '' : formatCard(this.#app.game.rules.pack, card);
  }
}

/** The one place to go when there is one, counting places of the same kind that are empty as one; else nothing. */
function alike(targets: readonly PileCode[], empty: (pile: PileCode) => boolean): PileCode[] {
  const kinds = new Map<string, PileCode>();
  for (const pile of targets) {
    const kind = empty(pile) && !pile.startsWith('f') ? `empty ${pile.charAt(0)}` : pile;
    if (!kinds.has(kind)) kinds.set(kind, pile);
  }
  return kinds.size === 1 ? [...kinds.values()] : [];
}
