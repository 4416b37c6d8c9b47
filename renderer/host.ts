import type { Answer, Carrier } from '../shared/api/contract.ts';
import { CALL_PATH, SECRET_HEADER, type CommandMessage } from '../shared/api/wire.ts';

/** The function the preload script of the desktop window puts on the page. */
const { tarbart } = window as { readonly tarbart?: Carrier };
/** Whether the page stands in the desktop window, and `desktop.` calls are answered. */
export const inDesktop = tarbart !== undefined;
const KEPT = 'tarbart secret';

/** What lets the page in, the secret of a run: the fragment of an address. It is kept for reloads, and taken out of sight. */
function takeKey(): void {
  const given = /^#([\w-]{20,})$/.exec(location.hash)?.[1];
  if (given === undefined) return;
  sessionStorage.setItem(KEPT, given);
  history.replaceState(null, '', location.pathname);
}

function loopback(): Carrier {
  takeKey();
  // The address of another run, typed over this one, loads nothing: only its fragment is another.
  addEventListener('hashchange', takeKey);
  return async (name, input) => {
    const key = sessionStorage.getItem(KEPT) ?? '';
    const response = await fetch(CALL_PATH + name, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SECRET_HEADER]: key },
      body: JSON.stringify(input),
    });
    if (response.status === 401) return { ok: false, code: key === '' ? 'noKey' : 'otherRun', params: {} };
    return (await response.json()) as Answer<unknown>;
  };
}

/** How calls reach the program: through the desktop window, or by HTTP to the loopback host. */
export const carrier: Carrier = tarbart ?? loopback();

/** Hears the commands of the native menus, and the words `rest` and `wake`. */
export function onMenu(run: (command: string) => void): void {
  addEventListener('message', ({ source, data }: MessageEvent<Partial<CommandMessage> | null>) => {
    if (source === window && typeof data?.tarbartCommand === 'string') run(data.tarbartCommand);
  });
}
