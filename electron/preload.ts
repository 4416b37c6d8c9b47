// The one thing the page gets: the function `tarbart(name, input)`. Commands of the menus come as messages.
import { contextBridge, ipcRenderer } from 'electron';
import type { Carrier } from '../shared/api/contract.ts';
import { CALLS, COMMAND, type CommandMessage } from '../shared/api/wire.ts';

declare const window: { postMessage(message: CommandMessage, origin: string): void };
declare const location: { readonly origin: string };

const tarbart: Carrier = (name, input) => ipcRenderer.invoke(CALLS, name, input) as ReturnType<Carrier>;
contextBridge.exposeInMainWorld('tarbart', tarbart);

ipcRenderer.on(COMMAND, (_event, command: string) => {
  window.postMessage({ tarbartCommand: command }, location.origin);
});
