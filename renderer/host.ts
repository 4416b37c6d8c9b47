import type { Carrier } from '../shared/api/contract.ts';
import type { CommandMessage } from '../shared/api/wire.ts';
import { loopback } from './loopback.ts';

/** The function the preload script of the desktop window puts on the page. */
const { tarbart } = window as { readonly tarbart?: Carrier };
/** Whether the page stands in the desktop window, and `desktop.` calls are answered. */
export const inDesktop = tarbart !== undefined;
/** How calls reach the program: through the desktop window, or to the loopback host. */
export const carrier: Carrier = tarbart ?? loopback();

/** Hears the commands of the native menus, and the words `rest` and `wake`. */
export function onMenu(run: (command: string) => void): void {
  addEventListener('message', ({ source, data }: MessageEvent<Partial<CommandMessage> | null>) => {
    if (source === window && typeof data?.tarbartCommand === 'string') run(data.tarbartCommand);
  });
}
