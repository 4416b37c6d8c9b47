import { mount } from 'svelte';
import './tokens.css';
import './fonts.css';
import './base.css';
import App from './App.svelte';
import { App as State } from './app.svelte.ts';
import { carrier } from './host.ts';
import type { Printer } from './play/printing/printer.ts';

/** Shows the page, once what has been `asked` for at its start has come. */
export async function open(asked: Parameters<State['start']>[0], printer: Printer): Promise<void> {
  const target = document.getElementById('app');
  if (!target) return;
  const app = new State(carrier, printer);
  await app.start(asked);
  app.records.lookLater();
  mount(App, { target, props: { app } });
}
