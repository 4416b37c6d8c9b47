import type { Printer } from './printer.ts';
import { cornerOf, sheetSize, type Job } from './sheet.ts';

/** The widest a card is printed, device pixels: where it is drawn wider, it is stretched. */
const WIDEST = 360;

/** How long after the page's start a card waits for its face at the most, ms. */
const PATIENCE = 5000;

/** Where a card's picture is put that is not on the sheet: beside the card, so that the card is paper. */
const NOWHERE = '-9999px 0';

/** A printed sheet, and what it was printed of. */
interface Sheet {
  readonly url: string;
  readonly job: Job;
}

/**
 * The faces and the back that the table shows: cut from one sheet, printed in the size they have on the table. The first one
 * of a pack is printed of the cards that lie open, so that nobody waits for the others.
 */
export class Prints {
  #sheet = $state.raw<Sheet>();
  readonly #printer: Printer;
  #wanted: Job | undefined;
  #printing = false;

  #begin: () => void = () => undefined;
  /** A sheet of all cards has been printed, or cannot be had. */
  readonly first = new Promise<void>((resolve) => (this.#begin = resolve));
  /** Cards have faces to be turned up to, or it has been waited for them long enough. */
  readonly ready = Promise.race([this.first, new Promise<void>((resolve) => setTimeout(resolve, PATIENCE))]);

  /** The sheet as a background, or nothing before the first one is there. */
  readonly url = $derived.by(() => (this.#sheet ? `url("${this.#sheet.url}")` : undefined));

  /** How large the sheet is as the background of a card, as CSS. */
  readonly extent = $derived.by(() => {
    if (!this.#sheet) return undefined;
    const { job } = this.#sheet;
    const { size } = job;
    const { width, height } = sheetSize(job);
    return `${(100 * width) / size.width}% ${(100 * height) / size.height}%`;
  });

  constructor(printer: Printer) {
    this.#printer = printer;
  }

  /** Where the sheet lies behind a card of this size (px) that shows the face or back of a name, as CSS. */
  at(name: string, cw: number, ch: number): string | undefined {
    if (!this.#sheet) return undefined;
    const { job } = this.#sheet;
    const place = job.names.indexOf(name);
    if (place < 0) return NOWHERE;
    const { x, y } = cornerOf(job, place);
    return `${(-x * cw) / job.size.width}px ${(-y * ch) / job.size.height}px`;
  }

  /**
   * Prints another sheet, unless it is the last one again; until it is there, the one before serves, or where that lacks
   * faces that are seen, one of these alone. While a window is drawn to another size, one sheet is printed after the other,
   * and none for a size that has passed by then.
   */
  async make(job: Job, seen: readonly string[]): Promise<void> {
    if (this.#wanted && isSame(job, this.#wanted)) return;
    this.#wanted = job;
    if (this.#printing) return;
    this.#printing = true;
    const there = this.#sheet?.job.names ?? [];
    // A back alone comes as soon with all the others, which stay until then.
    if (seen.filter((name) => !there.includes(name)).length > 1) await this.#print({ ...job, names: seen });
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
    const printed = { ...job, size };
    const picture = (await this.#printer.print(printed)) ?? (await drawn(printed));
    if (!picture) return;
    const before = this.#sheet;
    const url = URL.createObjectURL(picture);
    await decoded(url);
    this.#sheet = { url, job: printed };
    if (before) URL.revokeObjectURL(before.url);
  }
}

const isSame = (a: Job, b: Job): boolean =>
  a.deck === b.deck &&
  a.suits === b.suits &&
  a.names.join() === b.names.join() &&
  a.size.width === b.size.width &&
  a.size.height === b.size.height;

/** The sheet as the page itself draws it; `null` where it cannot, or what it takes cannot be fetched. */
const drawn = (job: Job): Promise<Blob | null> =>
  import('./by-hand.ts').then(
    ({ byHand }) => byHand(job),
    () => null,
  );

/** Answers when a picture is ready to be drawn. */
async function decoded(url: string): Promise<void> {
  const image = new Image();
  image.src = url;
  await image.decode().catch(() => undefined);
}
