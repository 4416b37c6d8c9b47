import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** The name of the file in the data folder. */
export const REMEMBERED = 'window.json';

const length = v.pipe(v.number(), v.safeInteger(), v.minValue(-1_000_000), v.maxValue(1_000_000));
const rect = v.strictObject({ x: length, y: length, width: length, height: length });

/** One entry each; what cannot be read is as at the first start. */
const schema = v.object({
  /** Where the window was when it was neither maximised nor full screen. */
  bounds: v.fallback(v.nullable(rect), null),
  maximized: v.fallback(v.boolean(), false),
  fullScreen: v.fallback(v.boolean(), false),
  /** The language that was last shown. */
  language: v.fallback(v.nullable(v.picklist(['en', 'es', 'ru'])), null),
  theme: v.fallback(v.picklist(['system', 'light', 'dark']), 'system'),
  /** The colour behind the page before it is drawn. */
  ground: v.fallback(v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/)), '#2f5143'),
  /** Whether pictures are drawn without the graphics card. */
  software: v.fallback(v.boolean(), false),
});

/** What the window has to know before the database is up. */
export type Remembered = Readonly<v.InferOutput<typeof schema>>;

/** What is remembered, read at once and written whole at every change. Never throws: what cannot be kept is not kept. */
export class Memory {
  #value: Remembered;
  readonly #file: string;

  /** Reads it from a folder. */
  constructor(folder: string) {
    this.#file = join(folder, REMEMBERED);
    this.#value = v.parse(schema, read(this.#file));
  }

  get value(): Remembered {
    return this.#value;
  }

  /** Changes some of it; a crash leaves the file as it was before or after. */
  keep(change: Partial<Remembered>): void {
    const text = JSON.stringify((this.#value = { ...this.#value, ...change }));
    const part = `${this.#file}.part`;
    try {
      writeFileSync(part, `${text}\n`);
      renameSync(part, this.#file);
    } catch {
      removeIfPossible(part);
    }
  }
}

function removeIfPossible(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // Its folder is none any more, or another program holds it.
  }
}

function read(file: string): object {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
