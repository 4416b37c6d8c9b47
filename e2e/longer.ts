import type { Page } from '@playwright/test';

/** Makes every text of a language 40 % longer, words by words; what a text is given by the page stays as it is. */
function lengthenAll(words: Record<string, unknown>): void {
  const longer = (text: string): string =>
    text.replace(/\p{L}{2,}/gu, (word) => word + word.slice(-Math.round(0.4 * word.length)));
  const around = (text: string, given: readonly string[]): string => {
    const [first, ...others] = given;
    if (first === undefined) return longer(text);
    return text
      .split(first)
      .map((part) => around(part, others))
      .join(first);
  };
  const make = (value: unknown, given: readonly string[]): unknown => {
    if (typeof value === 'string') return around(value, given);
    if (typeof value === 'function') {
      const say = value as (...all: unknown[]) => unknown;
      return (...all: unknown[]) =>
        make(
          say(...all),
          all.flat().filter((one): one is string => typeof one === 'string' && /\p{L}{2}/u.test(one)),
        );
    }
    if (Array.isArray(value)) return value.map((one) => make(one, given));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, make(one, given)]));
  };
  for (const [key, value] of Object.entries(words)) words[key] = make(value, []);
}

/** From here on the page gets the words of every language 40 % longer. */
export const withLongerTexts = (page: Page): Promise<unknown> =>
  page.route(/\/assets\/(en|es|ru)-[\w-]+\.js$/, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const name = /export ?\{ ?(\w+) as (en|es|ru) ?\}/.exec(code)?.[1];
    if (name === undefined) throw new Error('the words are not where they are looked for');
    await route.fulfill({ response, body: `${code}\n;(${lengthenAll.toString()})(${name});` });
  });

/**
 * What does not fit in the page as it stands, in one line each: texts and placeholders that are cut off, stick out of
 * their button or of the window, or lie over one another, slips and words over cards, and what scrolls sideways.
 */
export const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    /** Papers that lie over the page. */
    const PAPERS = 'dialog, [popover], .slip, .paused';
    /** A line box is higher than what is written in it, px. */
    const AIR = 4;
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const faults = new Set<string>();
    const isSeen = (one: Element): boolean =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      getComputedStyle(one).clipPath === 'none' &&
      !one.closest('.spoken, option, svg');
    const nameOf = ({ localName, classList }: Element): string =>
      [localName, ...[...classList].filter((one) => !one.startsWith('svelte-'))].join('.');
    const isBeside = (part: DOMRect, whole: DOMRect): boolean =>
      part.left < whole.left - 1.5 || part.right > whole.right + 1.5;
    const isAbove = (part: DOMRect, whole: DOMRect): boolean =>
      part.top < whole.top - AIR || part.bottom > whole.bottom + AIR;
    const meet = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom - a.height / 5, b.bottom - b.height / 5) -
        Math.max(a.top + a.height / 5, b.top + b.height / 5) >
        1;
    const isUnder = (one: Element, other: Element): boolean => one.contains(other) || other.contains(one);
    const scrolls = (one: Element): boolean => ['auto', 'scroll'].includes(getComputedStyle(one).overflowY);
    const groundOf = (one: Element): Element | null => {
      let box = one.parentElement;
      while (box && !box.matches(PAPERS) && !scrolls(box)) box = box.parentElement;
      return box;
    };

    /** The lines of every text that can be seen. */
    const lines: { readonly element: Element; readonly rect: DOMRect; readonly told: string }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const told = `${nameOf(element)} “${text.slice(0, 40)}”`;
      for (const rect of range.getClientRects())
        if (rect.width > 1 && rect.height > 1) lines.push({ element, rect, told });
    }
    for (const { element, rect, told } of lines) {
      if (rect.left < -1 || rect.right > innerWidth + 1) faults.add(`out of the window: ${told}`);
      const button = element.closest('button:not([data-pile]), a.b, summary');
      const whole = button?.getBoundingClientRect();
      if (whole && (isBeside(rect, whole) || isAbove(rect, whole))) faults.add(`out of its button: ${told}`);
      let across = false;
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const whole = box.getBoundingClientRect();
        if (overflowX !== 'visible' && isBeside(rect, whole)) faults.add(`cut: ${told} in ${nameOf(box)}`);
        across ||= scrolls(box);
        if (!across && overflowY !== 'visible' && isAbove(rect, whole)) faults.add(`cut: ${told} in ${nameOf(box)}`);
        // What lies over all is cut by nothing that it is written in.
        if (box.matches('dialog, [popover]')) break;
      }
    }
    const pen = document.createElement('canvas').getContext('2d');
    for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      if (!pen || field.value !== '' || !isSeen(field)) continue;
      pen.font = font;
      const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      if (pen.measureText(field.placeholder).width > room) faults.add(`cut: “${field.placeholder}” in its field`);
    }
    const controls = [...document.querySelectorAll('button:not([data-pile]), a, select, summary')]
      .filter(isSeen)
      .map((element) => ({
        element,
        rect: element.getBoundingClientRect(),
        told: `${nameOf(element)} “${(element.ariaLabel ?? element.textContent).trim().slice(0, 40)}”`,
      }));
    for (const { rect, told } of controls)
      if (rect.left < -1 || rect.right > innerWidth + 1) faults.add(`out of the window: ${told}`);
    for (const [i, one] of lines.entries())
      for (const other of [...lines.slice(i + 1), ...controls])
        if (
          !isUnder(one.element, other.element) &&
          groundOf(one.element) === groundOf(other.element) &&
          meet(one.rect, other.rect)
        )
          faults.add(`over one another: ${one.told} and ${other.told}`);
    const cards = [...document.querySelectorAll('.board .leaf')].map((card) => card.getBoundingClientRect());
    for (const slip of document.querySelectorAll('.slip')) {
      const { top, left, right, bottom } = slip.getBoundingClientRect();
      for (const card of cards)
        if (card.bottom > top + 1 && card.top < bottom - 1 && card.right > left + 1 && card.left < right - 1)
          faults.add(`over a card: ${nameOf(slip)}`);
    }
    for (const { element, rect, told } of lines)
      if (element.closest('.margins') && cards.some((card) => meet(card, rect))) faults.add(`over a card: ${told}`);
    for (const box of document.querySelectorAll('*'))
      if (getComputedStyle(box).overflowX !== 'visible' && scrolls(box) && box.scrollWidth > box.clientWidth + 1)
        faults.add(`scrolls sideways: ${nameOf(box)}`);
    if (document.documentElement.scrollWidth > innerWidth) faults.add('the page scrolls sideways');
    return [...faults];
  });
