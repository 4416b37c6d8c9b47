import { mount } from 'svelte';
import './tokens.css';
import './fonts.css';
import './base.css';
import App from './App.svelte';
import { App as State } from './app.svelte.ts';
import { carrier } from './host.ts';

const target = document.getElementById('app');
if (target) {
  const app = new State(carrier);
  await app.start();
  mount(App, { target, props: { app } });
}
