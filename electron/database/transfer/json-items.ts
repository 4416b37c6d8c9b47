/** What is thrown at a text that is no JSON document of the form that is read. */
export class NoDocument extends Error {
  /** Whether it broke off or was spoilt on the way, rather than being something else from its first character. */
  readonly begun: boolean;
  constructor(begun: boolean) {
    super('no document');
    this.begun = begun;
  }
}

/** Most characters of one value that is read whole. */
const MOST_CHARS = 2_000_000;
/** Most characters of nothing before a document begins. */
const MOST_BEFORE = 100_000;
const SPACE = /\s/;
const VISIBLE = /\S/g;
/** What cannot begin a value. */
const ENDS: ReadonlySet<string> = new Set([',', '}', ']']);

type State =
  'start' | 'firstKey' | 'key' | 'inKey' | 'colon' | 'value' | 'first' | 'element' | 'in' | 'comma' | 'after' | 'end';

/**
 * Reads a JSON object that comes in pieces, and hands on each member as it is complete; of the members named in `lists`,
 * each element. Nothing but the member under way is kept. Throws `NoDocument`.
 */
export class JsonItems {
  readonly #lists: readonly string[];
  readonly #take: (key: string, value: unknown) => void;
  #state: State = 'start';
  #text = '';
  #key = '';
  #inList = false;
  #depth = 0;
  #before = 0;
  #quoted = false;
  #escaped = false;

  constructor(lists: readonly string[], take: (key: string, value: unknown) => void) {
    this.#lists = lists;
    this.#take = take;
  }

  /** Reads on. */
  feed(piece: string): void {
    for (let at = 0; at < piece.length;)
      at = this.#state === 'in' || this.#state === 'inKey' ? this.#inside(piece, at) : this.#between(piece, at);
    if (this.#text.length > MOST_CHARS) throw new NoDocument(true);
    if (this.#state === 'start' && (this.#before += piece.length) > MOST_BEFORE) throw new NoDocument(false);
  }

  /** There is no more. Throws where something is missing. */
  close(): void {
    if (this.#state !== 'end') throw new NoDocument(this.#state !== 'start');
  }

  /** Between values; where to read on. */
  #between(piece: string, at: number): number {
    const char = piece.charAt(at);
    if (SPACE.test(char) || (this.#state === 'start' && char === '\ufeff')) {
      VISIBLE.lastIndex = at + 1;
      return VISIBLE.exec(piece)?.index ?? piece.length;
    }
    switch (this.#state) {
      case 'start':
        return this.#expect(char === '{', 'firstKey', at);
      case 'firstKey':
      case 'key':
        if (char === '}' && this.#state === 'firstKey') return this.#expect(true, 'end', at);
        return this.#begin(char === '"', 'inKey', at);
      case 'colon':
        return this.#expect(char === ':', 'value', at);
      case 'value':
        this.#inList = char === '[' && this.#lists.includes(this.#key);
        return this.#inList ? this.#expect(true, 'first', at) : this.#begin(!ENDS.has(char), 'in', at);
      case 'first':
      case 'element':
        if (char === ']' && this.#state === 'first') return this.#expect(true, 'after', at);
        return this.#begin(!ENDS.has(char), 'in', at);
      case 'comma':
        return this.#expect(char === ',' || char === ']', char === ',' ? 'element' : 'after', at);
      case 'after':
        return this.#expect(char === ',' || char === '}', char === ',' ? 'key' : 'end', at);
      default:
        throw new NoDocument(true);
    }
  }

  #expect(right: boolean, next: State, at: number): number {
    if (!right) throw new NoDocument(this.#state !== 'start');
    this.#state = next;
    return at + 1;
  }

  #begin(right: boolean, state: 'in' | 'inKey', at: number): number {
    if (!right) throw new NoDocument(true);
    this.#state = state;
    this.#text = '';
    this.#depth = 0;
    this.#quoted = false;
    return at;
  }

  /** Within a value or a key, up to its end or that of the piece; where to read on. */
  #inside(piece: string, from: number): number {
    let at = from;
    for (; at < piece.length; at++) {
      const code = piece.charCodeAt(at);
      if (this.#escaped) this.#escaped = false;
      else if (this.#quoted) {
        if (code === 0x5c) this.#escaped = true;
        else if (code === 0x22) {
          this.#quoted = false;
          if (this.#depth === 0) return this.#ended(piece, from, at + 1);
        }
      } else if (code === 0x22) this.#quoted = true;
      else if (code === 0x7b || code === 0x5b) this.#depth++;
      else if (code === 0x7d || code === 0x5d) {
        // A number or word ends before what closes the whole.
        if (this.#depth === 0) return this.#ended(piece, from, at);
        if (--this.#depth === 0) return this.#ended(piece, from, at + 1);
      } else if (this.#depth === 0 && (code === 0x2c || code <= 0x20)) return this.#ended(piece, from, at);
    }
    this.#text += piece.slice(from, at);
    return at;
  }

  #ended(piece: string, from: number, to: number): number {
    const text = this.#text + piece.slice(from, to);
    if (text.length > MOST_CHARS) throw new NoDocument(true);
    this.#text = '';
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      throw new NoDocument(true);
    }
    if (this.#state === 'inKey') {
      this.#key = value as string;
      this.#state = 'colon';
    } else {
      this.#state = this.#inList ? 'comma' : 'after';
      this.#take(this.#key, value);
    }
    return to;
  }
}
