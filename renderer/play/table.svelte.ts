import { flushSync, tick } from 'svelte';
import type { Card } from '../../shared/engine/cards.ts';
import type { PileCode } from '../../shared/engine/notation.ts';
import { footHeight, layoutOf, pileOf, SMALL_CARD, upperRow, type Frame } from '../../shared/layout/index.ts';
import type { App } from '../app.svelte.ts';
import { paced, scoreOf } from '../sound/score.ts';
import { aboveFoot, boardOf, LOW_WINDOW, readableTo, SLIP_GAP, type Board } from './board.ts';
import type { MenuOf } from '../ui/menu.ts';
import { Drag } from './drag.svelte.ts';
import { BACKS, nameOf, namesOf, type Deck } from './faces.ts';
import { lastOf, type Point } from './flights.ts';
import type { Change } from './position.svelte.ts';
import type { Job } from './printing/sheet.ts';
import { Hands } from './hands.svelte.ts';
import { GROW, Scene } from './scene.svelte.ts';
import { NO_STAGE } from './stage.ts';
import { TableStage } from './table-stage.ts';
import { pileMenu, tableMenu } from './menus.ts';
import { spokenChange, spokenPile } from './speech.ts';
import { Ending } from './ending.svelte.ts';
import { wonLayout, wonTop } from './won.ts';

/** Height of what is said at the foot of every screen, px. */
const STRIP = 48;
/** Room a slip needs in the margin for a card of 117 px, px. */
const SLIP_WIDTH = 246 + 40;
/** The same of a small one over the bar of a low window, where at the foot it would lie on the fans. */
const SMALL_SLIP = 172;
/** A slip that may not become high can still be read in this height, px, over the bar in less: what does not fit is scrolled to. */
const LEAST_SLIP = { atFoot: 112, overBar: 80 };

/** The table screen: the board in the window, what is drawn on it, the hands, and how a game ends. */
export class TableScreen {
  readonly app: App;
  readonly scene = new Scene();
  readonly hands: Hands;
  readonly drag: Drag;
  readonly ending: Ending;
  readonly stage = new TableStage(this);
  window = $state.raw<Frame>({ width: innerWidth, height: innerHeight });
  /** The same while the strip stays, so that an answer of the program does not lay the table anew under cards in the air. */
  readonly #strip = $derived.by(() => (this.app.hasStrip ? STRIP : 0));
  /** The part of the window that is the table's. */
  readonly frame = $derived.by((): Frame => {
    const { width, height } = this.window;
    return { width, height: height - this.#strip, largeIndex: this.app.settings.get('index') === 'large' };
  });
  /** The menu that lies open, and the pile it belongs to. */
  menu = $state.raw<MenuOf | null>(null);
  menuPile = $state<PileCode | null>(null);
  #growing = false;
  /** The same while the game is the same, so that a move does not lay the table anew. */
  readonly #game = $derived.by(() => this.app.game.game);
  readonly #pack = $derived.by(() => this.app.game.rules.pack);
  readonly #playBoard = $derived.by(() => boardOf(layoutOf(this.#game, this.frame), this.frame, devicePixelRatio));
  readonly #wonBoard = $derived.by((): Board => {
    const layout = wonLayout(this.#playBoard.layout, this.frame);
    return { ...boardOf(layout, this.frame, devicePixelRatio), top: Math.round(wonTop(layout, this.frame)) };
  });
  /** It is shown where a game was lost. */
  readonly #turning = $derived.by(() => (this.app.coach.lines.showing?.turning ?? null) !== null);
  /** The right margin, px. */
  readonly #margin = $derived.by(() => {
    const { frame, left, layout, px } = this.#playBoard;
    return frame.width - left - px(layout.width);
  });
  readonly #isLow = $derived.by(() => this.frame.height < LOW_WINDOW);
  /** How wide a small slip in the margin is, px, or `null` where a slip has its own size. */
  readonly smallSlip = $derived.by(() =>
    this.#turning && this.#isLow && this.#margin >= SMALL_SLIP ? Math.min(this.#margin - 2 * SLIP_GAP, 246) : null,
  );
  /** The right margin is too small for a slip: it lies at the foot. */
  readonly slipAtFoot = $derived.by(() => {
    if (this.smallSlip !== null) return false;
    return this.#isLow || this.#margin < SLIP_WIDTH * Math.max(1, this.#playBoard.cw / 117);
  });
  /** It lies there in a low window, where it may not become high. */
  readonly slipIsShallow = $derived.by(() => this.slipAtFoot && this.#isLow);
  /** A slip of paper lies beside the table: why nothing goes on, where it was lost, or what is taught. */
  readonly hasSlip = $derived.by(
    () => this.ending.slip || this.#turning || (this.app.guide !== null && !this.app.game.watching),
  );
  /** How high it is, px, as soon as it lies there. */
  slipHeight = $state<number | null>(null);
  /** At the foot: how far it lies above the edge of the window, and how high it may become in a low one, px. */
  readonly slip = $derived.by(() => {
    const above = SLIP_GAP + (this.#turning ? footHeight(this.frame) : 0);
    const free = this.frame.height - above - SLIP_GAP - readableTo(this.#playBoard, this.app.game.view);
    return { above, most: Math.max(LEAST_SLIP[this.#turning ? 'overBar' : 'atFoot'], free) };
  });
  readonly board = $derived.by(() => {
    if (this.ending.won) return this.#wonBoard;
    if (!this.slipAtFoot || !this.hasSlip || this.slipHeight === null) return this.#playBoard;
    return aboveFoot(this.#playBoard, this.slip.above + this.slipHeight + SLIP_GAP);
  });
  readonly deck = $derived.by((): Deck => {
    return (this.frame.largeIndex ?? false) || this.board.cw < SMALL_CARD ? 'large' : 'classic';
  });

  /** The cards as they are to be printed for this board. */
  readonly prints = $derived.by((): Job => {
    const device = (px: number): number => Math.round(px * devicePixelRatio);
    const { settings } = this.app;
    return {
      deck: this.deck,
      suits: settings.get('suits'),
      names: namesOf(this.#pack, settings.get('back')),
      size: { width: device(this.board.cw), height: device(this.board.ch) },
    };
  });

  /** The names of what is drawn of them now. */
  get seen(): readonly string[] {
    const drawn = this.scene.cards.map(({ card }) => nameOf(this.#pack, card));
    drawn.push(BACKS[this.app.settings.get('back')]);
    return this.prints.names.filter((name) => drawn.includes(name));
  }

  /** The cards in the upper row of the pile in hand: they stand up, so that all of their index is seen. */
  readonly opened = $derived.by((): readonly Card[] => {
    const pile = this.menuPile ?? this.hands.over ?? this.hands.focused;
    const spot = this.board.layout.spots.find((one) => one.pile === pile);
    const cards = spot ? pileOf(this.app.game.view, spot.pile).filter((card) => card !== null) : [];
    return spot ? cards.slice(0, upperRow(spot, cards.length)) : [];
  });

  constructor(app: App) {
    this.app = app;
    this.hands = new Hands(app);
    this.drag = new Drag(app, this.scene, this.hands, () => this.board);
    this.ending = new Ending(app.game, this.scene.motion);
  }

  /** Lays the picture anew where the window or the game has changed. Returns how to stop listening to the game. */
  listen(): () => void {
    this.ending.settle();
    this.app.table = this;
    this.app.game.onchange = (change) => this.#show(change);
    this.app.game.stage = this.stage;
    return () => {
      this.app.table = null;
      this.app.game.onchange = () => undefined;
      this.app.game.stage = NO_STAGE;
      this.scene.motion.jump();
    };
  }

  /** Draws everything where it belongs on a board. */
  place(board = this.board): void {
    if (!this.#growing) this.scene.place(board, this.app.game.view, this.hasSlip);
  }

  /** Does something, and ends what moves. */
  act(what: () => void): void {
    what();
    this.settle();
  }

  /** Ends what moves; where a move is under way, that does so in the frame in which its cards set out. */
  settle(): void {
    if (!this.app.game.busy) this.scene.motion.jump();
  }

  /** Opens the menu of what was pressed: of a pile or of the table; without a pointer, at the pile's card. */
  menuOf(target: EventTarget | null, pointer?: MouseEvent): void {
    const element = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-pile]') : null;
    const { left, top, height } = (
      element?.querySelector('.ring') ??
      document.querySelector('.board') ??
      document.body
    ).getBoundingClientRect();
    const at = pointer ? { x: pointer.clientX, y: pointer.clientY } : { x: left + 12, y: top + height / 2 };
    this.drag.spend();
    this.#openMenu((element?.dataset['pile'] ?? null) as PileCode | null, at);
  }

  #openMenu(pile: PileCode | null, at: Point): void {
    this.act(() => {
      document.querySelector<HTMLElement>(`[data-pile="${pile ?? ''}"]`)?.focus({ preventScroll: true });
      this.menuPile = pile;
      this.menu = {
        label: pile === null ? this.app.t.play.actions : spokenPile(this.app.t, this.app.game, pile, this.hands.chosen),
        groups: pile === null ? tableMenu(this) : pileMenu(this, pile),
        at,
      };
    });
  }

  closeMenu(): void {
    this.menu = this.menuPile = null;
  }

  /** Deals, or says why not. */
  deal(): void {
    this.act(() => this.hands.deal());
  }

  /** A card in the hand goes home, a chosen one is let go, a pause ends, a hint is taken away; whether there was any such thing. */
  stepBack(): boolean {
    if (this.drag.carried) {
      this.drag.cancel();
      return true;
    }
    this.scene.motion.jump();
    const resting = this.hands.chosen === null && !this.app.game.paused;
    this.hands.letGo();
    this.app.game.paused = false;
    return !resting || this.app.coach.hints.takeAway();
  }

  /**
   * A pointer lets go of a pile. A finger or pen has pressed it by that: the browser makes no click of a tap that follows
   * a quick drag.
   */
  up(event: PointerEvent, pile: PileCode): void {
    if (!this.drag.up(event) || event.pointerType === 'mouse') return;
    this.press(pile, true);
    this.drag.spend();
  }

  /** A pile is pressed, unless its pointer has done something else meanwhile. */
  press(pile: PileCode, byPointer: boolean): void {
    if (byPointer && this.drag.spent) return;
    this.act(() => this.hands.press(pile, byPointer));
  }

  #show(change: Change): void {
    const { app, scene, hands } = this;
    const held = this.drag.handOver();
    const wasWon = this.ending.won;
    app.coach.changed();
    this.ending.leave();
    hands.changed(change, this.board.layout);
    if (change.kind === 'shown' || wasWon) {
      this.ending.settle();
      flushSync();
      this.place();
    } else {
      // Another game may lie on another board.
      if (change.kind === 'laid') flushSync();
      const flights = scene.shown(change) ?? scene.show(change, app.game.rules.pickUp, held);
      this.ending.after(lastOf(flights), () => this.#grow());
      app.speaker.play(paced(scoreOf(change, flights, app.game.won), app.pace));
    }
    const words = spokenChange(app.t, app.game, change);
    if (words !== '') app.say(words);
    void tick().then(() => this.ending.announce(app, change.kind, words));
  }

  /** The board of the end takes the place of the board of play; everything glides from where it was. */
  #grow(): void {
    const from = this.#playBoard;
    this.#growing = true;
    this.scene.motion.glide(document.querySelectorAll<HTMLElement>('.recess, .seam'), GROW, () => {
      this.ending.won = true;
      flushSync();
    });
    this.scene.grow(from, this.board, this.app.game.view);
    this.#growing = false;
  }
}
