import { untrack } from 'svelte';
import { on } from 'svelte/events';
import type { App } from '../app.svelte.ts';
import type { Ending } from './ending.svelte.ts';

/** How often the clock is stored besides with every move, ms: a kill costs no more. */
const KEEP = 10_000;

/**
 * Does what depends on whether somebody can be at the table: the clock runs and the light looks on while they can, and a
 * game pauses by itself once they cannot. To be called where effects are made.
 */
export function attend(app: App, ending: Ending): void {
  const { coach, game, settings } = app;
  let visible = $state(!document.hidden);
  /** The page is being left for good: that hides it, but nobody has gone away from the table. */
  let leaving = false;

  /** A game in play pauses by itself when nobody can see it. */
  function rest(): void {
    if (!leaving && game.status === 'open') app.run('pause');
  }
  $effect(() => {
    const offs = [
      on(document, 'visibilitychange', () => {
        visible = !document.hidden;
        if (!visible) rest();
      }),
      on(window, 'pagehide', () => (leaving = true)),
      on(window, 'pageshow', () => (leaving = false)),
    ];
    return () => offs.forEach((off) => off());
  });
  $effect(() => {
    if (app.resting) untrack(rest);
  });

  /** The clock runs while the table can be seen and played on, and moves can be stored. */
  const counting = $derived(
    visible &&
      app.contact.lost === null &&
      app.records.trouble === null &&
      !game.aside &&
      !app.resting &&
      !game.paused &&
      app.dialog === null &&
      !game.won &&
      !game.winStands &&
      !ending.slip &&
      !game.over,
  );
  $effect(() => {
    if (!counting) return;
    const { clock } = game;
    untrack(() => clock.run(true));
    const keeping = setInterval(() => void game.keepClock(), KEEP);
    return () => {
      clearInterval(keeping);
      clock.run(false);
      void game.keepClock();
    };
  });

  /** A light that is always on looks at every position that can be seen. */
  $effect(() => {
    const looks = settings.get('light') === 'always' && visible && !game.paused && app.dialog === null;
    if (looks && coach.light.wants(game.record)) untrack(() => void coach.light.think());
  });
  $effect(() => () => coach.stop());
  $effect(() => {
    if (game.paused) untrack(() => coach.stop());
  });
}
