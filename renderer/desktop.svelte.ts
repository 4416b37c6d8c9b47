import { MediaQuery } from 'svelte/reactivity';
import type { App } from './app.svelte.ts';
import { possibleCommands } from './commands.ts';
import { inDesktop } from './host.ts';
import { isTyping, TYPED } from './typing.ts';

/** Tells the program around the desktop window what the page shows, at every change. To be called where effects are made. */
export function tellDesktop(app: App): void {
  if (!inDesktop) return;
  const dark = new MediaQuery('prefers-color-scheme: dark');
  const ground = $derived.by(() => groundOf(app.settings.get('table'), app.settings.get('theme'), dark.current));
  const possible = $derived([...possibleCommands(app), ...(isTyping() ? TYPED : [])].join(' '));
  $effect(() => {
    void app.client('desktop.tell', {
      language: app.language,
      theme: app.settings.get('theme'),
      ground,
      possible: possible.split(' '),
    });
  });
}

/** The colour of the table as it is drawn now; it depends on these. */
function groundOf(..._on: readonly unknown[]): string {
  const color = getComputedStyle(document.documentElement).getPropertyValue('--table').trim();
  return /^#[\da-f]{6}$/.test(color) ? color : '#000000';
}
