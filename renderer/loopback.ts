import type { Answer, Carrier } from '../shared/api/contract.ts';
import {
  CALL_PATH,
  SECRET_HEADER,
  SOCKET_PATH,
  SOCKET_PROTOCOL,
  type Answered,
  type Asked,
} from '../shared/api/wire.ts';

const KEPT = 'tarbart secret';
/** By then a start is over, in which every millisecond of the page's thread is waited for, ms. */
const CONNECT_AFTER = 1000;

/** What lets the page in, the secret of a run: the fragment of an address. It is kept for reloads, and taken out of sight. */
function takeKey(): void {
  const given = /^#([\w-]{20,})$/.exec(location.hash)?.[1];
  if (given === undefined) return;
  sessionStorage.setItem(KEPT, given);
  history.replaceState(null, '', location.pathname);
}

const key = (): string => sessionStorage.getItem(KEPT) ?? '';

const request: Carrier = async (name, input) => {
  const response = await fetch(CALL_PATH + name, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [SECRET_HEADER]: key() },
    body: JSON.stringify(input),
  });
  if (response.status === 401) return { ok: false, code: key() === '' ? 'noKey' : 'otherRun', params: {} };
  return (await response.json()) as Answer<unknown>;
};

/** A connection that stays: a call by it costs the page a fifth of a request. */
class Socket {
  readonly #socket = new WebSocket(location.origin.replace('http', 'ws') + SOCKET_PATH, [SOCKET_PROTOCOL, key()]);
  readonly #waiting = new Map<number, { resolve: (answer: Answer<unknown>) => void; reject: (fault: Error) => void }>();
  #last = 0;

  /** `closed` hears when it is at its end, and whether it had been open. */
  constructor(closed: (wasOpen: boolean) => void) {
    let wasOpen = false;
    this.#socket.addEventListener('open', () => (wasOpen = true));
    this.#socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const [id, answer] = JSON.parse(data) as Answered;
      this.#waiting.get(id)?.resolve(answer);
      this.#waiting.delete(id);
    });
    this.#socket.addEventListener('close', () => {
      closed(wasOpen);
      for (const { reject } of this.#waiting.values()) reject(new TypeError('the socket is closed'));
    });
  }

  get open(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  readonly call: Carrier = (name, input) =>
    new Promise((resolve, reject) => {
      const asked: Asked = [++this.#last, name, input];
      this.#waiting.set(this.#last, { resolve, reject });
      this.#socket.send(JSON.stringify(asked));
    });
}

/**
 * Calls to the loopback host the page was loaded from. The first goes by request, and so do all while no socket is
 * open; one is opened some time after a request is answered. Rejects where nobody answers.
 */
export function loopback(): Carrier {
  takeKey();
  // The address of another run, typed over this one, loads nothing: only its fragment is another.
  addEventListener('hashchange', takeKey);
  let socket: Socket | undefined;
  let barred = false;
  function connect(): void {
    if (barred || key() === '') return;
    socket ??= new Socket((wasOpen) => {
      socket = undefined;
      // What never came about is not tried again.
      barred = !wasOpen;
    });
  }
  return async (name, input) => {
    if (socket?.open) return socket.call(name, input);
    const answer = await request(name, input);
    setTimeout(connect, CONNECT_AFTER);
    return answer;
  };
}
