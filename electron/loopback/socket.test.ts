import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { SECRET_HEADER, SOCKET_PATH, SOCKET_PROTOCOL, type Answered } from '../../shared/api/wire.ts';
import { temporaryFolder } from '../testing/program.ts';
import { MOST_BYTES } from './body.ts';
import { loopback, type Loopback } from './server.ts';

let host: Loopback;
let calls: unknown[];
/** Calls named `slow` are answered when this is called. */
let release: () => void;

beforeEach(async () => {
  calls = [];
  const released = new Promise<void>((resolve) => (release = resolve));
  host = await loopback(async (name, input) => {
    calls.push([name, input]);
    if (name === 'slow') await released;
    if (name === 'fault') throw new Error('no');
    return { ok: true, value: name };
  }, temporaryFolder());
});
afterEach(() => host.close());

interface Way {
  readonly path?: string;
  readonly protocols?: string[];
  readonly headers?: Record<string, string>;
  readonly origin?: string;
}

/** A socket to the host, as the page of this run asks for one, but for what is told. */
const socketBy = ({ path = SOCKET_PATH, protocols, headers = {}, origin = host.origin }: Way = {}): WebSocket =>
  new WebSocket(host.origin.replace('http', 'ws') + path, protocols ?? [SOCKET_PROTOCOL, host.secret], {
    headers,
    ...(origin === '' ? {} : { origin }),
  });

/** By what status a request for a socket is turned away; 101 where it is not. */
const statusOf = (way: Way): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = socketBy(way);
    socket.on('error', reject);
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('open', () => resolve(101));
  });

const opened = async (): Promise<WebSocket> => {
  const socket = socketBy();
  await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));
  return socket;
};

/** The next answers that come. */
const answers = (socket: WebSocket, count: number): Promise<Answered[]> =>
  new Promise((resolve) => {
    const came: Answered[] = [];
    socket.on('message', (data: Buffer) => {
      came.push(JSON.parse(data.toString()) as Answered);
      if (came.length === count) resolve(came);
    });
  });

/** The code a socket is closed with. */
const closing = (socket: WebSocket): Promise<number> =>
  new Promise((resolve) => socket.on('error', () => undefined).on('close', resolve));

test('calls are carried to the handlers, and each is answered under its number, whichever is done first', async () => {
  const socket = await opened();
  expect(socket.protocol).toBe(SOCKET_PROTOCOL);
  const came = answers(socket, 2);
  socket.send('[1,"slow",{"a":"ü"}]');
  socket.send('[2,"app.start",{}]');
  await expect.poll(() => calls.length).toBe(2);
  release();
  const bySecond = (await came).sort(([a], [b]) => a - b);
  expect(bySecond).toEqual([
    [1, { ok: true, value: 'slow' }],
    [2, { ok: true, value: 'app.start' }],
  ]);
  expect(calls).toEqual([
    ['slow', { a: 'ü' }],
    ['app.start', {}],
  ]);
});

test.each<[what: string, way: () => Way, status: number]>([
  ['nothing wrong', () => ({}), 101],
  ['no origin', () => ({ origin: '' }), 403],
  ['the origin of another site', () => ({ origin: 'https://evil.example' }), 403],
  ['the origin of another port', () => ({ origin: 'http://127.0.0.1:1' }), 403],
  ['no origin of its own', () => ({ origin: 'null' }), 403],
  ['a name of another site that leads here', () => ({ headers: { host: 'evil.example' } }), 403],
  ['another path', () => ({ path: '/' }), 404],
  ['a path with a query', () => ({ path: `${SOCKET_PATH}?x` }), 404],
  ['no protocol', () => ({ protocols: [] }), 401],
  ['no secret', () => ({ protocols: [SOCKET_PROTOCOL] }), 401],
  ['the secret in a header', () => ({ protocols: [SOCKET_PROTOCOL], headers: { [SECRET_HEADER]: host.secret } }), 401],
  ['a wrong secret', () => ({ protocols: [SOCKET_PROTOCOL, 'x'.repeat(43)] }), 401],
  ['the secret alone', () => ({ protocols: [host.secret] }), 401],
  ['both the other way round', () => ({ protocols: [host.secret, SOCKET_PROTOCOL] }), 401],
])('a request with %s is answered accordingly', async (_what, way, status) => {
  expect(await statusOf(way())).toBe(status);
  expect(calls).toEqual([]);
});

test.each([
  ['no JSON', '{', 1007],
  ['no list', '{"0":1,"1":"app.start","2":{}}', 1008],
  ['too short a list', '[1,"app.start"]', 1008],
  ['a number that is none', '["1","app.start",{}]', 1008],
  ['a name that is none', '[1,null,{}]', 1008],
  ['more than a megabyte', ' '.repeat(MOST_BYTES + 1), 1009],
])('what is %s ends the socket, and no call is made', async (_what, text, code) => {
  const socket = await opened();
  const closed = closing(socket);
  socket.send(text);
  expect(await closed).toBe(code);
  expect(calls).toEqual([]);
  expect(await statusOf({})).toBe(101);
});

test('a fault of the handlers and the end of the host end the sockets, so that nobody waits for ever', async () => {
  const faulty = await opened();
  const cut = closing(faulty);
  faulty.send('[1,"fault",{}]');
  expect(await cut).toBe(1006);
  const open = await opened();
  const closed = closing(open);
  await host.close();
  expect(await closed).toBe(1006);
});

test('what breaks off, or is no frame of a socket, does it no harm', async () => {
  const socket = await opened();
  socket.send('[1,"slow",{}]');
  await expect.poll(() => calls.length).toBe(1);
  socket.terminate();
  release();
  const { port } = new URL(host.origin);
  await new Promise<void>((resolve) => {
    const raw = connect(Number(port), '127.0.0.1', () => {
      raw.write(
        `GET ${SOCKET_PATH} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: ${host.origin}\r\nUpgrade: websocket\r\n` +
          `Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==\r\n` +
          `Sec-WebSocket-Protocol: ${SOCKET_PROTOCOL}, ${host.secret}\r\n\r\nno frame`,
      );
    });
    raw
      .on('error', () => undefined)
      .on('close', () => resolve())
      .resume();
  });
  expect(await statusOf({})).toBe(101);
});
