import type { App } from '../app.svelte.ts';

/** The keys of a page of the book: Escape back, F1 the rules, F2 a new deal. */
export const pageKeys =
  (app: App) =>
  (event: KeyboardEvent): void => {
    if (app.dialog !== null || event.defaultPrevented) return;
    if (event.code === 'Escape') app.back();
    else if (event.code === 'F1') app.go('help');
    else if (event.code === 'F2') app.dialog = 'newDeal';
    else return;
    event.preventDefault();
  };
