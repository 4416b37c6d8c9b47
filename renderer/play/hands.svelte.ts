import { formatCard, type Card } from '../../shared/engine/cards.ts';
import type { Move, PileCode } from '../../shared/engine/notation.ts';
import { pileOf, type Layout } from '../../shared/layout/index.ts';
import type { App } from '../app.svelte.ts';
import type { Change } from './position.svelte.ts';
import { whyNot, whyNotThere, whyOver } from './refusal.ts';
import { soleTarget, Tops } from './tops.ts';

/** A click on a pile whose top has changed, or whose card was chosen, less than this ago, ms, does nothing. */
export const TOO_SOON = 250;

/** What the player's hands do: press piles, choose a card, be told why not. Dragging is in `drag.svelte.ts`. */
export class Hands {
  /** The pile whose exposed card is chosen, and where it can go. */
  chosen = $state.raw<{ readonly pile: PileCode; readonly targets: readonly PileCode[] } | null>(null);
  /** The pile under the pointer. */
  over = $state<PileCode | null>(null);
  /** The pile that has the focus. */
  focused = $state<PileCode | null>(null);
  /** The focus came by the keyboard, and is shown. */
  byKeyboard = $state(false);
  readonly #app: App;
  readonly #tops = new Tops();
  /** When a card was chosen last. */
  #chosenAt = -Infinity;
  /** Why the last thing asked for was not done. */
  #refusal = '';

  constructor(app: App) {
    this.#app = app;
  }

  /** Notes which piles have another top now. */
  changed({ before, after }: Change, layout: Layout): void {
    this.letGo();
    if (before) this.#tops.compare(before, after, layout);
  }

  /** Where the exposed card of a pile can go. */
  targets(pile: PileCode): PileCode[] {
    const from = `${pile}>`;
    return this.#app.game.legal.flatMap((move) => (move.startsWith(from) ? [move.slice(from.length) as PileCode] : []));
  }

  /** The exposed card of a pile that hands may take up. */
  exposed(pile: PileCode): Card | null {
    return pile === 's' || this.#app.game.watching ? null : (pileOf(this.#app.game.view, pile).at(-1) ?? null);
  }

  /** A pile is pressed, by pointer or key. */
  press(pile: PileCode, byPointer: boolean): void {
    if (byPointer && (this.#app.game.busy || this.#tops.changedWithin(pile, TOO_SOON))) return;
    const { chosen } = this;
    // Whoever clicks twice, as other programs teach, finds the card chosen.
    if (byPointer && chosen?.pile === pile && performance.now() - this.#chosenAt < TOO_SOON) return;
    this.letGo();
    if (chosen?.targets.includes(pile)) this.carry(chosen.pile, pile);
    else if (chosen?.pile === pile) this.#app.say(this.#app.t.play.said.notChosen(this.#text(pile)));
    else if (pile === 's') this.deal();
    else this.#pressCard(pile);
  }

  /** The exposed card makes its one sensible move; with several it is chosen, and they light up. */
  #pressCard(pile: PileCode): void {
    const { game, settings, t } = this.#app;
    const targets = this.targets(pile);
    const only = soleTarget(targets, (to) => pileOf(game.view, to).length === 0);
    if (targets.length === 0) this.refuse(pile);
    else if (settings.get('click') === 'move' && only !== undefined) this.carry(pile, only);
    else {
      this.chosen = { pile, targets };
      this.#chosenAt = performance.now();
      this.#app.say(t.play.said.chosen(this.#text(pile), targets));
    }
  }

  /** The dealing action. */
  deal(): void {
    this.letGo();
    if (this.#app.game.legal.includes('deal')) void this.#app.game.act('deal');
    else this.refuse('s');
  }

  /** Carries the exposed card of a pile to another. */
  carry(from: PileCode, to: PileCode): void {
    void this.#app.game.act(`${from}>${to}` as Move);
  }

  /** Nothing is chosen any more. */
  letGo(): void {
    this.chosen = null;
    if (this.#app.note === this.#refusal) this.#app.note = '';
  }

  /** Says why nothing can be done with a pile, or with its card on another pile. */
  refuse(pile: PileCode, onto?: PileCode): void {
    const { t, game } = this.#app;
    const targets = this.targets(pile);
    const over = pile === 's' && game.stuck;
    this.#refusal = game.watching
      ? t.replay.only
      : onto !== undefined && targets.length > 0
        ? whyNotThere(t, game.rules, game.view, { card: this.#text(pile), targets, onto })
        : over
          ? whyOver(t, game)
          : whyNot(t, game.rules, game.view, pile);
    // The slip of the end says it on the table.
    this.#app.note = over ? '' : this.#refusal;
    this.#app.say(this.#refusal);
    this.#app.speaker.play([{ sound: 'refused', at: 0 }]);
  }

  #text(pile: PileCode): string {
    const card = this.exposed(pile);
    return card === null ? '' : formatCard(this.#app.game.rules.pack, card);
  }
}
