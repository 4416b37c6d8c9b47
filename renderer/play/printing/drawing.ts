/** A place on the paper: the six numbers of a transform, as canvas takes them. */
export type Place = readonly [number, number, number, number, number, number];

/** One path with its colours, at every place where it is drawn. Colours are those of CSS; `currentColor` is the suit's. */
export interface Stroke {
  /** Which of the drawing's paths it is. */
  readonly path: number;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly cap?: CanvasLineCap;
  readonly join?: CanvasLineJoin;
  readonly miter?: number;
  /** The path outside which nothing is drawn, in the units of the drawing. */
  readonly clip?: number;
  readonly at: Place;
}

/** The picture of a card, as what a pen does one after another: what a thread without a document can print. */
export interface Drawing {
  /** Left, top, width and height of what is drawn, in its own units. */
  readonly box: readonly [number, number, number, number];
  /** The suit's colour in a pack of two colours and of four. */
  readonly colours: readonly [two: string, four: string];
  /** In the words of SVG. */
  readonly paths: readonly string[];
  readonly strokes: readonly Stroke[];
}

/** The drawings of a deck, by the name of the card: suit and rank, as `Hq` and `C10`, or the name of a back. */
export type Drawings = Readonly<Record<string, Drawing>>;
