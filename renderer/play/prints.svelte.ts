import { whenIdle } from '../idle.ts';

/** Width and height in device pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Prints by the address of their picture. */
type Made = Record<string, HTMLImageElement>;

/** What the prints of a pack may take, bytes; where they would take more, cards are drawn from their pictures. */
const MOST = 64 * 2 ** 20;

/**
 * Card pictures printed once, in the size they have on the table: laying out and drawing an SVG anew for every card that
 * turns up takes most of a frame.
 */
export class Prints {
  /** The print of a picture; it is held, so that it is there at once when it is shown. */
  #prints = $state.raw<Made>({});

  /** The address of a picture's print, or of itself while there is none. Until new ones are there, those of the last size serve. */
  of(src: string): string {
    return this.#prints[src]?.src ?? src;
  }

  /**
   * Fetches all these pictures and prints them while nothing else is to be done, so that none is late when it turns up. The
   * first ones serve as they are made, others when all are there. Answers what gives it up.
   */
  make(srcs: readonly string[], size: Size): () => void {
    const bytes = size.width * size.height * 4 * srcs.length;
    const fits = bytes > 0 && bytes <= MOST;
    const before = this.#prints;
    const prints: Made = {};
    const show = (): void => void (this.#prints = prints);
    if (Object.keys(before).length === 0) show();
    let given = false;
    let stop: () => void = () => undefined;
    const idle = (): Promise<void> => new Promise((resolve) => (stop = whenIdle(resolve)));
    const make = async (): Promise<void> => {
      for (const src of srcs) {
        await idle();
        const picture = await loaded(src);
        const print = picture && fits && (await loaded(URL.createObjectURL(await printed(picture, size))));
        if (given && print) release([print]);
        if (given) return;
        if (print) prints[src] = print;
      }
      show();
      if (before !== prints) release(Object.values(before));
    };
    void make();
    return () => {
      given = true;
      stop();
      if (this.#prints !== prints) release(Object.values(prints));
    };
  }
}

/** The picture at an address, ready to be drawn. */
async function loaded(src: string): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  image.src = src;
  return image.decode().then(
    () => image,
    () => undefined,
  );
}

async function printed(picture: HTMLImageElement, { width, height }: Size): Promise<Blob> {
  const paper = new OffscreenCanvas(width, height);
  paper.getContext('2d', { willReadFrequently: true })?.drawImage(picture, 0, 0, width, height);
  return paper.convertToBlob();
}

function release(prints: readonly HTMLImageElement[]): void {
  for (const { src } of prints) URL.revokeObjectURL(src);
}
