import type { Printer } from './printer.ts';
import { cornerOf, sheetSize, type Cell, type Job, type Size } from './sheet.ts';

/** The widest a card is printed, device pixels: where it is drawn wider, it is stretched. */
const WIDEST = 360;

/** A sheet with all cards of a deck, and how large one is on it. */
interface Sheet {
  readonly url: string;
  readonly size: Size;
}

/** The faces and the back that the table shows: cut from one sheet, printed in the size they have on the table. */
export class Prints {
  #sheet = $state.raw<Sheet>();
  readonly #printer: Printer;
  #wanted: Job | undefined;
  #printing = false;

  #begin: () => void = () => undefined;
  /** The first sheet has been printed, or cannot be had. */
  readonly first = new Promise<void>((resolve) => (this.#begin = resolve));

  /** The sheet as a background, or nothing before the first one is there. */
  readonly url = $derived.by(() => (this.#sheet ? `url("${this.#sheet.url}")` : undefined));

  /** How large the sheet is as the background of a card, as CSS. */
  readonly extent = $derived.by(() => {
    if (!this.#sheet) return undefined;
    const { size } = this.#sheet;
    const { width, height } = sheetSize(size);
    return `${(100 * width) / size.width}% ${(100 * height) / size.height}%`;
  });

  constructor(printer: Printer) {
    this.#printer = printer;
  }

  /** Where the sheet lies behind a card of this size (px) that shows one cell of it, as CSS. */
  at(cell: Cell, cw: number, ch: number): string | undefined {
    if (!this.#sheet) return undefined;
    const { size } = this.#sheet;
    const { x, y } = cornerOf(size, cell);
    return `${(-x * cw) / size.width}px ${(-y * ch) / size.height}px`;
  }

  /**
   * Prints another sheet, unless it is the last one again; until it is there, the one before serves. While a window is
   * drawn to another size, one sheet is printed after the other, and none for a size that has passed by then.
   */
  async make(job: Job): Promise<void> {
    if (this.#wanted && isSame(job, this.#wanted)) return;
    this.#wanted = job;
    if (this.#printing) return;
    this.#printing = true;
    for (let made: Job | undefined; made !== this.#wanted;) {
      made = this.#wanted;
      await this.#print(made);
      this.#begin();
    }
    this.#printing = false;
  }

  async #print(job: Job): Promise<void> {
    const shrunk = Math.min(1, WIDEST / job.size.width);
    const size = { width: Math.round(job.size.width * shrunk), height: Math.round(job.size.height * shrunk) };
    const picture = await this.#printer.print({ ...job, size });
    if (!picture) return;
    const before = this.#sheet;
    const url = URL.createObjectURL(picture);
    await decoded(url);
    this.#sheet = { url, size };
    if (before) URL.revokeObjectURL(before.url);
  }
}

const isSame = (a: Job, b: Job): boolean =>
  a.deck === b.deck &&
  a.suits === b.suits &&
  a.ranks === b.ranks &&
  a.back === b.back &&
  a.size.width === b.size.width &&
  a.size.height === b.size.height;

/** Answers when a picture is ready to be drawn. */
async function decoded(url: string): Promise<void> {
  const image = new Image();
  image.src = url;
  await image.decode().catch(() => undefined);
}
