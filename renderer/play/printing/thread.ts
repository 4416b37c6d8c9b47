import classic from 'drawings:classic';
import type { Deck } from '../faces.ts';
import { bitmapOf } from './bitmap.ts';
import type { Drawing, Drawings } from './drawing.ts';
import { cornerOf, sheetSize, type Asked, type Job, type Printed } from './sheet.ts';

/** The printer's thread: every job comes as a message, and is answered by a picture of the whole sheet. Most are of one deck. */
const decks: Readonly<Record<Deck, () => Promise<Drawings> | Drawings>> = {
  classic: () => classic,
  large: async () => (await import('drawings:large')).default,
};

/** Draws a card with its corner at a point, as large as the job says. */
function draw(
  pen: OffscreenCanvasRenderingContext2D,
  drawing: Drawing,
  corner: { x: number; y: number },
  job: Job,
): void {
  const { box, colours, paths, strokes } = drawing;
  const [left, top, width, height] = box;
  const [sx, sy] = [job.size.width / width, job.size.height / height];
  const [x, y] = [corner.x - left * sx, corner.y - top * sy];
  const suit = colours[job.suits === 'four' ? 1 : 0];
  const colour = (name: string): string => (name === 'currentColor' ? suit : name);
  const outlines = paths.map((path) => new Path2D(path));
  for (const { path, clip, fill, stroke, width, cap, join, miter, at } of strokes) {
    const outline = outlines[path];
    const edge = clip === undefined ? undefined : outlines[clip];
    if (!outline) continue;
    if (edge) {
      pen.save();
      pen.setTransform(sx, 0, 0, sy, x, y);
      pen.clip(edge);
    }
    const [a, b, c, d, e, f] = at;
    pen.setTransform(sx * a, sy * b, sx * c, sy * d, sx * e + x, sy * f + y);
    if (fill !== undefined) {
      pen.fillStyle = colour(fill);
      pen.fill(outline);
    }
    if (stroke !== undefined) {
      pen.strokeStyle = colour(stroke);
      pen.lineWidth = width ?? 1;
      pen.lineCap = cap ?? 'butt';
      pen.lineJoin = join ?? 'miter';
      pen.miterLimit = miter ?? 4;
      pen.stroke(outline);
    }
    if (edge) pen.restore();
  }
}

async function print(job: Job): Promise<Blob> {
  const drawings = await decks[job.deck]();
  const { width, height } = sheetSize(job);
  const paper = new OffscreenCanvas(width, height);
  // Nothing here is ever on the screen: a processor of graphics would only have to give it back.
  const pen = paper.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('no paper');
  for (const [n, name] of job.names.entries()) {
    const drawing = drawings[name];
    if (drawing) draw(pen, drawing, cornerOf(job, n), job);
  }
  return bitmapOf(pen.getImageData(0, 0, width, height));
}

const say = (printed: Printed): void => postMessage(printed);

addEventListener('message', ({ data: { id, job } }: MessageEvent<Asked>) => {
  print(job).then(
    (picture) => say({ id, picture }),
    () => say({ id, picture: null }),
  );
});
// The first stroke of a thread takes longest: it is made while the page is still coming.
void print({ deck: 'classic', suits: 'two', names: ['Ca'], size: { width: 1, height: 1 } });
