import { mount } from 'svelte';
import './tokens.css';
import './fonts.css';
import './base.css';
import App from './App.svelte';
import { App as State } from './app.svelte.ts';
import { carrier } from './host.ts';
import { asked, printer } from './start.ts';

/** Shows the page, once what has been asked for at its start has come. */
async function open(target: HTMLElement): Promise<void> {
  const app = new State(carrier, printer);
  await app.start(asked);
  app.records.lookLater();
  mount(App, { target, props: { app } });
}

const target = document.getElementById('app');
if (target) void open(target);
