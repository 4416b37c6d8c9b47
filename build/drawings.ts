// The card pictures as drawings: what the page's printer makes the faces from, without a document for each.
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, type AST } from 'svelte/compiler';
import type { Plugin } from 'vite';
import type { Drawing, Drawings, Place, Stroke } from '../renderer/play/printing/drawing.ts';

/** Where the pictures of a deck lie; the backs are the same for both. */
const FOLDERS = { classic: ['.'], large: ['.', 'large'] } as const;
const PICTURES = fileURLToPath(new URL('../renderer/assets/cards/', import.meta.url));

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  readonly text: string;
}

function elementOf({ name, attributes, fragment }: AST.RegularElement): Element {
  const entries = attributes.map((attribute): [string, string] => {
    const value = attribute.type === 'Attribute' && Array.isArray(attribute.value) ? attribute.value[0] : undefined;
    if (attribute.type !== 'Attribute' || value?.type !== 'Text') throw new Error(`<${name}> has more than attributes`);
    return [attribute.name, value.data];
  });
  const elements = fragment.nodes.filter((node) => node.type === 'RegularElement');
  const text = fragment.nodes.map((node) => (node.type === 'Text' ? node.data : '')).join('');
  return { name, attributes: Object.fromEntries(entries), children: elements.map(elementOf), text };
}

const times = ([a, b, c, d, e, f]: Place, [A, B, C, D, E, F]: Place): Place => [
  a * A + c * B,
  b * A + d * B,
  a * C + c * D,
  b * C + d * D,
  a * E + c * F + e,
  b * E + d * F + f,
];
const moved = (x: number, y: number): Place => [1, 0, 0, 1, x, y];

function turned(degrees: number): Place {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return [cos, sin, -sin, cos, 0, 0];
}

const numbers = (text: string): number[] =>
  text
    .trim()
    .split(/[\s,]+/)
    .map(Number);

function transformOf(text = ''): Place {
  let place = moved(0, 0);
  for (const [, kind = '', inner = ''] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, c = 0, d = 0, e = 0, f = 0] = numbers(inner);
    const one: Readonly<Record<string, () => Place>> = {
      matrix: () => [a, b ?? 0, c, d, e, f],
      translate: () => moved(a, b ?? 0),
      scale: () => [a, 0, 0, b ?? a, 0, 0],
      rotate: () => times(times(moved(b ?? 0, c), turned(a)), moved(-(b ?? 0), -c)),
    };
    const next = one[kind]?.();
    if (!next) throw new Error(`a transform by ${kind} is not known`);
    place = times(place, next);
  }
  return place;
}

/** The path of a rectangle, and of a circle about its centre. */
function outline({ name, attributes }: Element): string {
  const [x = 0, y = 0, width = 0, height = 0, rx = 0, r = 0] = ['x', 'y', 'width', 'height', 'rx', 'r'].map((key) =>
    Number(attributes[key] ?? 0),
  );
  if (name === 'circle') return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  const corner = (dx: number, dy: number): string => (rx ? `a${rx} ${rx} 0 0 1 ${dx} ${dy}` : '');
  const [w, h] = [width - 2 * rx, height - 2 * rx];
  return `M${x + rx} ${y}h${w}${corner(rx, rx)}v${h}${corner(-rx, rx)}h${-w}${corner(-rx, -rx)}v${-h}${corner(rx, -rx)}Z`;
}

/** Where the inside of a symbol lies that is used somewhere: by its `viewBox`, leftmost and in the middle of the height. */
function symbolAt(use: Element, symbol: Element): Place {
  const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((key) =>
    Number(use.attributes[key] ?? 0),
  );
  const [left = 0, top = 0, inWidth = 1, inHeight = 1] = numbers(symbol.attributes['viewBox'] ?? '');
  const stretched = symbol.attributes['preserveAspectRatio'] === 'none';
  const even = Math.min(width / inWidth, height / inHeight);
  const [sx, sy] = stretched ? [width / inWidth, height / inHeight] : [even, even];
  return [sx, 0, 0, sy, x - left * sx, y + (height - inHeight * sy) / 2 - top * sy];
}

const STYLES = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit'] as const;
type Style = Readonly<Partial<Record<(typeof STYLES)[number], string>>>;

/** Reads a picture element by element. */
class Reader {
  readonly paths: string[] = [];
  readonly strokes: Stroke[] = [];
  readonly #named: ReadonlyMap<string, Element>;

  constructor(svg: Element) {
    const all = (element: Element): Element[] => [element, ...element.children.flatMap(all)];
    this.#named = new Map(all(svg).map((element) => [element.attributes['id'] ?? '', element]));
  }

  read(element: Element, above: Place, inherited: Style, clip?: number): void {
    const { name, attributes, children } = element;
    const own = STYLES.filter((key) => attributes[key] !== undefined).map((key) => [key, attributes[key]]);
    const style: Style = { ...inherited, ...(Object.fromEntries(own) as Style) };
    const place = times(above, transformOf(attributes['transform']));
    if (name === 'svg' || name === 'g') for (const child of children) this.read(child, place, style, clip);
    else if (name === 'use') this.#use(element, place, style, clip);
    else if (name === 'path' || name === 'rect' || name === 'circle') this.#draw(element, place, style, clip);
    else if (name !== 'defs' && name !== 'style') throw new Error(`<${name}> cannot be drawn`);
  }

  #use(use: Element, place: Place, style: Style, clip?: number): void {
    const what = this.#the(use.attributes['xlink:href']?.slice(1));
    if (what.name !== 'symbol') this.read(what, place, style, clip);
    else for (const child of what.children) this.read(child, times(place, symbolAt(use, what)), style, clip);
  }

  #draw(element: Element, place: Place, style: Style, clip?: number): void {
    const path = this.#path(element.attributes['d'] ?? outline(element));
    const { cx = 0, cy = 0 } = element.attributes;
    const pattern = /^url\(#(\w+)\)$/.exec(style.fill ?? '')?.[1];
    if (pattern !== undefined) this.#tile(this.#the(pattern), element, path);
    const painted = (colour?: string): boolean =>
      colour !== undefined && colour !== 'none' && !colour.startsWith('url');
    const drawn: Stroke = {
      path,
      ...(painted(style.fill) && { fill: style.fill }),
      ...(painted(style.stroke) && {
        stroke: style.stroke,
        ...(style['stroke-width'] !== undefined && { width: Number(style['stroke-width']) }),
        ...(style['stroke-linecap'] !== undefined && { cap: style['stroke-linecap'] as CanvasLineCap }),
        ...(style['stroke-linejoin'] !== undefined && { join: style['stroke-linejoin'] as CanvasLineJoin }),
        ...(style['stroke-miterlimit'] !== undefined && { miter: Number(style['stroke-miterlimit']) }),
      }),
      ...(clip !== undefined && { clip }),
      at: times(place, moved(Number(cx), Number(cy))).map((n) => Math.round(n * 1e5) / 1e5) as unknown as Place,
    };
    // What lies across the edge of two tiles is in both of them.
    const twice = clip !== undefined && this.strokes.some((one) => JSON.stringify(one) === JSON.stringify(drawn));
    if (!twice) this.strokes.push(drawn);
  }

  /** Lays a pattern over a rectangle, one tile beside the other. */
  #tile(pattern: Element, { attributes }: Element, clip: number): void {
    const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((key) => Number(attributes[key]));
    const [across = 1, down = 1] = ['width', 'height'].map((key) => Number(pattern.attributes[key]));
    for (let left = Math.floor(x / across) * across; left < x + width; left += across)
      for (let top = Math.floor(y / down) * down; top < y + height; top += down)
        for (const child of pattern.children) this.read(child, moved(left, top), {}, clip);
  }

  #path(text: string): number {
    const known = this.paths.indexOf(text);
    return known < 0 ? this.paths.push(text) - 1 : known;
  }

  #the(id = ''): Element {
    const element = this.#named.get(id);
    if (!element) throw new Error(`nothing is named ${id}`);
    return element;
  }
}

/** A picture of a card as a drawing. Throws where there is something in it that a drawing cannot hold. */
export function drawingOf(svg: string): Drawing {
  const root = parse(svg, { modern: true }).fragment.nodes.find((node) => node.type === 'RegularElement');
  if (!root) throw new Error('no picture');
  const element = elementOf(root);
  const reader = new Reader(element);
  reader.read(element, moved(0, 0), { fill: '#000' });
  const two = element.attributes['color'] ?? '#000';
  const four = /^:target\{color:(.+)\}$/.exec(element.children.find(({ name }) => name === 'style')?.text ?? '')?.[1];
  const [left = 0, top = 0, width = 0, height = 0] = numbers(element.attributes['viewBox'] ?? '');
  return {
    box: [left, top, width, height],
    colours: [two, four ?? two],
    paths: reader.paths,
    strokes: reader.strokes,
  };
}

/** The drawings of a deck and of all backs, by the names of their pictures. */
export function drawingsOf(deck: keyof typeof FOLDERS): Drawings {
  const drawings: Record<string, Drawing> = {};
  for (const folder of FOLDERS[deck].map((name) => `${PICTURES}${name}/`))
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.svg')))
      drawings[basename(file, '.svg')] = drawingOf(readFileSync(folder + file, 'utf8'));
  return drawings;
}

/** `drawings:classic` and `drawings:large` as modules. */
export const drawings: Plugin = {
  name: 'drawings',
  resolveId: (id) => (/^drawings:(classic|large)$/.test(id) ? `\0${id}` : undefined),
  load: (id) =>
    id.startsWith('\0drawings:')
      ? `export default JSON.parse(${JSON.stringify(JSON.stringify(drawingsOf(id.slice(10) as keyof typeof FOLDERS)))})`
      : undefined,
};
