/** Brings a sentence of a page into view, lights it up where the browser can, and puts the focus on what it stands in. */
export function showSentence(page: HTMLElement, text: string): void {
  const element = [...page.querySelectorAll<HTMLElement>('p, li, dd')].find((one) => one.textContent.includes(text));
  const node = element && [...element.childNodes].find((one) => one.textContent?.includes(text));
  if (!element || !node) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'center' });
  if (!('highlights' in CSS)) return;
  const range = new Range();
  const from = node.textContent?.indexOf(text) ?? 0;
  range.setStart(node, from);
  range.setEnd(node, from + text.length);
  CSS.highlights.set('found', new Highlight(range));
}
