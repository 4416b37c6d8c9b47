import { END } from './ending.svelte.ts';
import { EASE } from './keyframes.ts';
import type { Motion } from './motion.ts';
import type { SeamMark } from './seams.ts';

/** A seam's mark fades in when it changes; with the first ace of a lane the hairline parts from the middle. */
export function changeSeam(motion: Motion, seam: HTMLElement, was: SeamMark, is: SeamMark): void {
  if (was.kind === is.kind && was.next === is.next && was.open === is.open) return;
  const parts = was.kind === 'anyAce' && is.kind === 'waits';
  const timing = { duration: parts ? 320 : 120, easing: EASE.fade };
  const mark = seam.querySelector('b');
  if (mark) motion.run(mark, [{ opacity: 0 }, { opacity: 1 }], timing);
  if (!parts) return;
  for (const [i, hairline] of [...seam.querySelectorAll('i')].entries())
    motion.run(hairline, [{ transform: `translateX(${i === 0 ? 60 : -60}%)` }, { transform: 'none' }], timing);
}

/** At a win the seams turn to lamplight one after another, from the left; the board has grown at `END.grow`. */
export function lightSeam(motion: Motion, seam: HTMLElement, lane: number): void {
  motion.run(seam, [{ color: 'var(--table-ink-2)' }, { color: 'var(--table-lamp)' }], {
    delay: END.seams - END.grow + lane * END.seamStep,
    duration: 120,
    easing: EASE.fade,
  });
}
