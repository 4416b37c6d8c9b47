/** A finger or pen that rests so long in one place asks for more, ms. */
const LONG = 500;
/** It rests while it strays less than this, px. */
const STRAY = 10;

/** Notices a long press of a finger or pen. A mouse has its second button, and two fingers mean something else. */
export class LongPress {
  readonly #pressed: (event: PointerEvent) => void;
  #began: PointerEvent | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `pressed` is told of the event the press began with. */
  constructor(pressed: (event: PointerEvent) => void) {
    this.#pressed = pressed;
  }

  down(event: PointerEvent): void {
    this.end();
    if (event.pointerType === 'mouse' || event.button !== 0 || !event.isPrimary) return;
    this.#began = event;
    this.#timer = setTimeout(() => {
      this.#began = null;
      this.#pressed(event);
    }, LONG);
  }

  move({ pointerId, clientX, clientY }: PointerEvent): void {
    const began = this.#began;
    if (began?.pointerId !== pointerId) return;
    if (Math.hypot(clientX - began.clientX, clientY - began.clientY) >= STRAY) this.end();
  }

  /** It is no long press any more. */
  end(): void {
    clearTimeout(this.#timer);
    this.#began = null;
  }
}
