/** Between a button and what is told of it, and between that and the edge of the window, px. */
const GAP = 6;

/**
 * Where what is told of a button lies, px: below it, or above where it would leave the window or cover a button beside
 * it. `width` and `height` are its own.
 */
export function tipPlace(button: HTMLElement, { width, height }: DOMRect): { x: number; y: number } {
  const its = button.getBoundingClientRect();
  const x = Math.max(GAP, Math.min(its.left + its.width / 2 - width / 2, innerWidth - width - GAP));
  const below = its.bottom + GAP;
  const covers = [...(button.parentElement?.querySelectorAll('button') ?? [])].some((other) => {
    const { left, right, top, bottom } = other.getBoundingClientRect();
    return other !== button && below < bottom && below + height > top && x < right && x + width > left;
  });
  const fits = below + height + GAP <= innerHeight && !covers;
  return { x, y: fits ? below : its.top - GAP - height };
}
