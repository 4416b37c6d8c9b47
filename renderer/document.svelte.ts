import type { App } from './app.svelte.ts';
import type { Screen } from './screens.ts';

/** Keeps language, title and looks of the document by what the page shows. To be called where effects are made. */
export function keepDocument(app: App, shown: () => Screen): void {
  $effect(() => {
    const root = document.documentElement;
    const theme = app.settings.get('theme');
    root.lang = app.language;
    root.dataset['table'] = app.settings.get('table');
    root.style.setProperty('--pace', String(app.pace));
    if (theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
  });
  $effect(() => {
    const { name } = app.t.app;
    const here = titleOf(app, shown());
    const who = app.players.several ? [app.players.name(app.t)] : [];
    document.title = [...(here === undefined ? [] : [here]), ...who, name].join(' · ');
  });
}

/** What a screen is called in the title: at the table the game that lies there, where one does. */
function titleOf({ game, t }: App, screen: Screen): string | undefined {
  const { statistics, settings } = t.app;
  const titles = {
    chooser: t.chooser.title,
    saved: t.saved.title,
    help: t.rules.title,
    statistics,
    settings,
    learn: t.learn.title,
  };
  if (screen !== 'table') return titles[screen];
  return game.ready ? t.games.names[game.game.id] : undefined;
}
