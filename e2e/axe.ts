import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

export const THEMES = ['light', 'dark'] as const;
export const TABLES = ['felt', 'midnight', 'linen', 'contrast'] as const;

const { resolve } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const source = readFileSync(resolve('axe-core/axe.min.js'), 'utf8');

/** What a change of colours can break. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What is asked for where the system asks for more contrast: seven to one, for large texts 4.5 to one. */
const MORE_CONTRAST = ['color-contrast-enhanced'];

/**
 * What axe finds wrong in the page as it stands, in one line each: by all rules, by those on colours alone, by that on more
 * contrast alone, or by the others.
 */
export async function violations(page: Page, by: 'all' | 'colours' | 'more' | 'others' = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(by === 'colours' && { runOnly: { type: 'rule', values: COLOURS } }),
    ...(by === 'more' && { runOnly: { type: 'rule', values: MORE_CONTRAST } }),
    ...(by === 'others' && { rules: Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }])) }),
  };
  return page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } };
    // What fades in is looked at when it is there.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const { violations } = await axe.run(options);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }, options);
}

/** Shows the page in other colours, as the settings do. */
export const dress = (page: Page, theme: string, table: string): Promise<void> =>
  page.evaluate(
    ([theme, table]) => {
      const { dataset } = document.documentElement;
      [dataset['theme'], dataset['table']] = [theme, table];
    },
    [theme, table] as const,
  );

/**
 * Texts that could be lost where the system sets the colours, in one line each: too little contrast with what is drawn
 * behind them, or a colour of ours with one of the system's, which nobody has chosen to go together.
 */
export const lostToForcedColours = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    type Colour = readonly [red: number, green: number, blue: number, alpha: number];
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const read = (text: string): Colour => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
      return text.startsWith('color(') ? [255 * red, 255 * green, 255 * blue, alpha] : [red, green, blue, alpha];
    };
    const probe = document.body.appendChild(document.createElement('i'));
    const system = new Set(
      ['Canvas', 'CanvasText', 'ButtonFace', 'ButtonText', 'Field', 'FieldText', 'GrayText', 'Highlight']
        .concat(['HighlightText', 'LinkText', 'VisitedText', 'Mark', 'MarkText', 'SelectedItem', 'SelectedItemText'])
        .map((name) => {
          probe.style.cssText = `forced-color-adjust: none; color: ${name}`;
          return read(getComputedStyle(probe).color).slice(0, 3).join();
        }),
    );
    probe.style.cssText = 'forced-color-adjust: none; color: GrayText';
    const grey = read(getComputedStyle(probe).color).join();
    probe.style.cssText = 'forced-color-adjust: none; color: Canvas';
    const canvas = read(getComputedStyle(probe).color);
    probe.remove();

    const isSystem = (colour: Colour): boolean => system.has(colour.slice(0, 3).join());
    const luminance = (colour: Colour): number => {
      const [r = 0, g = 0, b = 0] = colour.slice(0, 3).map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    /** In a drawing: what was drawn there last before a text. */
    const drawnUnder = (element: SVGElement): Colour | undefined => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const under = [...(element.ownerSVGElement?.querySelectorAll('rect, path') ?? [])].filter((shape) => {
        const box = shape.getBoundingClientRect();
        return (
          getComputedStyle(shape).fill !== 'none' &&
          (shape.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0 &&
          box.left < left + width / 2 &&
          box.right > left + width / 2 &&
          box.top < top + height / 2 &&
          box.bottom > top + height / 2
        );
      });
      const last = under.at(-1);
      return last && read(getComputedStyle(last).fill);
    };
    const groundOf = (element: Element): Colour => {
      const drawn = element instanceof SVGElement ? drawnUnder(element) : undefined;
      if (drawn && drawn[3] > 0.5) return drawn;
      for (let one: Element | null = element; one; one = one.parentElement) {
        const colour = read(getComputedStyle(one).backgroundColor);
        if (colour[3] > 0.5) return colour;
      }
      return canvas;
    };
    const faults = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || element.closest('.spoken, option, title, style')) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const { color, fill } = getComputedStyle(element);
      const ink = read(element instanceof SVGElement ? fill : color);
      const ground = groundOf(element);
      // What cannot be done now is grey by the system's own choice.
      if (ink.join() === grey) continue;
      const [light = 0, dark = 0] = [luminance(ink), luminance(ground)].sort((a, b) => b - a);
      const told = `${element.localName}.${element.className} “${text.slice(0, 30)}”: ${color} on ${ground.join()}`;
      if ((light + 0.05) / (dark + 0.05) < 4.5) faults.add(`faint: ${told}`);
      if (isSystem(ink) !== isSystem(ground)) faults.add(`mixed: ${told}`);
    }
    return [...faults];
  });
