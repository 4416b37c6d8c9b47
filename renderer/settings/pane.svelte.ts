import { tick } from 'svelte';

/** The sections of the page, in their order. */
export const SECTIONS = [
  'table',
  'help',
  'motion',
  'hands',
  'language',
  'players',
  'data',
  'backups',
  'about',
] as const;
export type SectionName = (typeof SECTIONS)[number];

/** What scrolls on the page, and in which section one is. */
export class Pane {
  element = $state<HTMLElement>();
  here = $state<SectionName>('table');
  /** The section that was asked for, while the pane stands at its end: that one may be short of the top there. */
  #asked: SectionName = 'about';

  /** Brings a section to the top, and the focus to it. */
  async show(name: SectionName): Promise<void> {
    await tick();
    this.#asked = name;
    this.#section(name)?.scrollIntoView();
    this.#section(name)?.focus({ preventScroll: true });
    this.here = name;
  }

  /** Brings what has been found to the top; how many settings that are. */
  found(): number {
    if (this.element) this.element.scrollTop = 0;
    return this.element?.querySelectorAll('[data-setting]:not([hidden])').length ?? 0;
  }

  /** The focus goes to the first setting found. */
  goToFound(): void {
    this.element
      ?.querySelector<HTMLElement>(
        '[data-setting]:not([hidden]) :is(a, button, input:checked, input[type=range], select)',
      )
      ?.focus();
  }

  /** One is in the section at the top of the pane; at its end in the one that was asked for, or the last. */
  scrolled(): void {
    if (!this.element) return;
    const { scrollTop, clientHeight, scrollHeight } = this.element;
    const end = scrollTop + clientHeight >= scrollHeight - 2;
    if (!end) this.#asked = 'about';
    const top = this.element.getBoundingClientRect().top + 80;
    const passed = SECTIONS.filter((name) => (this.#section(name)?.getBoundingClientRect().top ?? Infinity) <= top);
    this.here = (end && scrollTop > 0 ? this.#asked : passed.at(-1)) ?? 'table';
  }

  #section(name: SectionName): HTMLElement | null {
    return this.element?.querySelector(`#settings-${name}`) ?? null;
  }
}
