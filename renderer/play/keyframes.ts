import type { Flight, Point } from './flights.ts';

export const EASE = {
  place: 'cubic-bezier(.22, .8, .24, 1)',
  carry: 'cubic-bezier(.45, .05, .25, 1)',
  fade: 'cubic-bezier(.3, 0, .3, 1)',
} as const;

/** A transform that puts an element's corner at a point. */
export const at = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`;

/** A moment of an animation: a part of its time, what is then, and how it goes on. */
interface Frame {
  readonly offset: number;
  readonly value: string;
  readonly easing?: string;
}

/** Frames of one property, in lists: they are read faster than frame by frame. */
const listed = (property: 'transform' | 'opacity', frames: readonly Frame[]): PropertyIndexedKeyframes => ({
  [property]: frames.map(({ value }) => value),
  offset: frames.map(({ offset }) => offset),
  easing: frames.map(({ easing = 'linear' }) => easing),
});

/** The way of a card as an animation of `total` ms. One that hides does so where a leg ends or begins. */
export function wayOf({ from, legs, hides }: Flight, total: number): PropertyIndexedKeyframes {
  const frames: Frame[] = [];
  let here = from;
  const stand = (ms: number, easing?: string): void => {
    const offset = Math.min(1, ms / total);
    if (frames.at(-1)?.offset === offset) frames.pop();
    frames.push({ offset, value: at(here), ...(easing === undefined ? {} : { easing }) });
  };
  stand(0);
  for (const leg of legs) {
    if (hides !== null && leg.at >= hides) break;
    stand(leg.at, EASE[leg.ease]);
    here = leg.to;
    stand(leg.at + leg.during);
  }
  if (hides !== null) stand(hides, 'step-start');
  stand(total);
  const way = listed('transform', frames);
  return hides === null ? way : { ...way, opacity: frames.map((_, n) => (n < frames.length - 1 ? '1' : '0')) };
}

/**
 * The turns of a card about its upright axis in an animation of `total` ms: how wide it is, and whether its back is seen,
 * until the middle of a turn or from there on. With both ends written it needs nothing of what lies below, and can run
 * beside the page's thread.
 */
export function turnOf(
  turns: Flight['turns'],
  total: number,
): { widths: PropertyIndexedKeyframes; backs: PropertyIndexedKeyframes } {
  const widths: Frame[] = [];
  const backs: Frame[] = [{ offset: 0, value: turns[0]?.up ? '1' : '0', easing: 'step-end' }];
  if (turns[0]?.at !== 0) widths.push({ offset: 0, value: 'scaleX(1)' });
  for (const { at: start, during, up } of turns) {
    const middle = (start + during / 2) / total;
    widths.push({ offset: start / total, value: 'scaleX(1)', easing: 'ease-in' });
    widths.push({ offset: middle, value: 'scaleX(0)', easing: 'ease-out' });
    widths.push({ offset: Math.min(1, (start + during) / total), value: 'scaleX(1)' });
    backs.push({ offset: middle, value: up ? '0' : '1', easing: 'step-end' });
  }
  widths.push({ offset: 1, value: 'scaleX(1)' });
  backs.push({ offset: 1, value: turns.at(-1)?.up ? '0' : '1' });
  return { widths: listed('transform', widths), backs: listed('opacity', backs) };
}
