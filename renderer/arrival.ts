/** What had the focus on a screen: its pile, command or other sign, or its words, and which of those that share it. */
interface Mark {
  readonly sign: string;
  readonly nth: number;
}

/** Nothing that could be pressed has the focus. */
export const isNowhere = (focused: Element | null): boolean =>
  focused === null || ['body', 'main', 'h1'].includes(focused.localName);

const signOf = ({ dataset, ariaLabel, textContent }: HTMLElement): string =>
  dataset['pile'] ?? dataset['command'] ?? dataset['mark'] ?? ariaLabel ?? textContent.trim();

const pressed = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('main :is(button, a, summary, select)'),
];

function markOf(element: Element | null): Mark | null {
  const all = pressed();
  const at = all.indexOf(element as HTMLElement);
  const one = all[at];
  if (!one) return null;
  const sign = signOf(one);
  return { sign, nth: all.slice(0, at).filter((other) => signOf(other) === sign).length };
}

/** Where the focus goes when another screen is drawn: back to where it was there, or to the title of a new one. */
export class Arrival<Screen> {
  readonly #marks = new Map<Screen, Mark | null>();
  #returns = false;
  #arrives = false;

  /** The screen that comes next is gone back to. */
  returns(): void {
    this.#returns = true;
  }

  /** A screen is left for another. */
  leave(screen: Screen): void {
    this.#marks.set(screen, markOf(document.activeElement));
    this.#arrives = true;
  }

  /** A screen has been drawn; one that is come to has its focus now, unless it has given it to something itself. */
  settle(screen: Screen): void {
    if (!this.#arrives) return;
    const mark = this.#returns ? this.#marks.get(screen) : null;
    this.#arrives = this.#returns = false;
    const there = mark && pressed().filter((one) => signOf(one) === mark.sign)[mark.nth];
    if (there) there.focus();
    else if (document.activeElement === document.body) focusTitle();
  }
}

/** Gives the focus to the title of the screen, so that reading and Tab go on from there. */
export function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1');
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
