import type { Flight, Point } from './flights.ts';

export const EASE = {
  place: 'cubic-bezier(.22, .8, .24, 1)',
  carry: 'cubic-bezier(.45, .05, .25, 1)',
  fade: 'cubic-bezier(.3, 0, .3, 1)',
} as const;

/** A transform that puts an element's corner at a point. */
export const at = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`;

/** A way on which nothing is seen from a part of its time on. Both ends are written: see `turnOf`. */
function hidden(frames: readonly Keyframe[], from: number): Keyframe[] {
  const seen = [
    { offset: 0, opacity: 1 },
    { offset: from, opacity: 1 },
    { offset: from, opacity: 0 },
    { offset: 1, opacity: 0 },
  ];
  return [...frames, ...seen].sort((a, b) => (a.offset ?? 0) - (b.offset ?? 0));
}

/** The way of a card as an animation of `total` ms in which only transform and opacity change. */
export function wayOf({ from, legs, hides }: Flight, total: number): Keyframe[] {
  const frames: Keyframe[] = [{ offset: 0, transform: at(from) }];
  let here = from;
  for (const leg of legs) {
    frames.push({ offset: leg.at / total, transform: at(here), easing: EASE[leg.ease] });
    frames.push({ offset: Math.min(1, (leg.at + leg.during) / total), transform: at(leg.to) });
    here = leg.to;
  }
  frames.push({ offset: 1, transform: at(here) });
  return hides === null ? frames : hidden(frames, hides / total);
}

/**
 * The turns of a card about its upright axis in an animation of `total` ms: how wide it is, and whether its back is seen,
 * until the middle of a turn or from there on. With both ends written it needs nothing of what lies below, and can run
 * beside the page's thread.
 */
export function turnOf(turns: Flight['turns'], total: number): { widths: Keyframe[]; backs: Keyframe[] } {
  const widths: Keyframe[] = [{ offset: 0, transform: 'scaleX(1)' }];
  const backs: Keyframe[] = [{ offset: 0, opacity: turns[0]?.up ? 1 : 0, easing: 'step-end' }];
  for (const { at: start, during, up } of turns) {
    const middle = (start + during / 2) / total;
    widths.push({ offset: start / total, transform: 'scaleX(1)', easing: 'ease-in' });
    widths.push({ offset: middle, transform: 'scaleX(0)', easing: 'ease-out' });
    widths.push({ offset: Math.min(1, (start + during) / total), transform: 'scaleX(1)' });
    backs.push({ offset: middle, opacity: up ? 0 : 1, easing: 'step-end' });
  }
  widths.push({ offset: 1, transform: 'scaleX(1)' });
  backs.push({ offset: 1, opacity: turns.at(-1)?.up ? 0 : 1 });
  return { widths, backs };
}
