import { writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CALL_PATH, SECRET_HEADER } from '../../shared/api/wire.ts';
import { temporaryFolder } from '../testing/program.ts';
import { MOST_BYTES } from './body.ts';
import { loopback, type Loopback } from './server.ts';

let host: Loopback;
let calls: unknown[];
beforeEach(async () => {
  calls = [];
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'index.html'), 'page');
  host = await loopback((name, input) => {
    calls.push([name, input]);
    return Promise.resolve({ ok: true, value: 'done' });
  }, folder);
});
afterEach(() => host.close());

interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Sends a request as it is, whatever a browser would make of it. */
function send(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body: string | Buffer = '',
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(host.origin);
    const sent = request({ hostname, port, method, path, headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const json = { 'content-type': 'application/json' };
const call = (
  headers: Record<string, string> = {},
  body: string | Buffer = '{}',
  method = 'POST',
  name = 'app.start',
) => send(method, CALL_PATH + name, { ...json, [SECRET_HEADER]: host.secret, ...headers }, body);

test('the page is served to anybody on this computer, under the strict policy', async () => {
  const reply = await send('GET', '/');
  expect(reply).toMatchObject({ status: 200, text: 'page' });
  expect(reply.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self';/);
  expect(await send('HEAD', '/index.html?x=1')).toMatchObject({ status: 200, text: '' });
});

test('a call is carried to the handlers, and answered as JSON', async () => {
  const reply = await call({ origin: host.origin, 'content-type': 'application/json; charset=utf-8' }, '{"a":"ü"}');
  expect(reply).toMatchObject({ status: 200, text: '{"ok":true,"value":"done"}' });
  expect(reply.headers).toMatchObject({ ...json, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  expect(calls).toEqual([['app.start', { a: 'ü' }]]);
});

test('it listens on 127.0.0.1 alone, and the secret is long and new for every run', async () => {
  expect(host.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  const other = await loopback(() => Promise.reject(new Error('no')), temporaryFolder());
  expect(other.secret).not.toBe(host.secret);
  expect(Buffer.from(other.secret, 'base64url')).toHaveLength(32);
  await other.close();
  const { port } = new URL(host.origin);
  const reached = await new Promise((resolve) => {
    const socket = connect(Number(port), '::1', () => resolve(true)).on('error', () => resolve(false));
    socket.unref();
  });
  expect(reached).toBe(false);
});

const port = (): string => new URL(host.origin).port;
test.each([
  ['the name localhost', () => ({ host: `localhost:${port()}` })],
  ['a name of another site that leads here', () => ({ host: `evil.example:${port()}` })],
  ['no port', () => ({ host: '127.0.0.1' })],
  ['another port', () => ({ host: '127.0.0.1:1' })],
  ['a page of another site', () => ({ origin: 'https://evil.example' })],
  ['a page of another port', () => ({ origin: 'http://127.0.0.1:1' })],
  ['a page of no origin', () => ({ origin: 'null' })],
])('under %s nothing is to be had', async (_what, headers) => {
  expect(await call(headers())).toMatchObject({ status: 403, text: '' });
  expect(await send('GET', '/', headers())).toMatchObject({ status: 403, text: '' });
  expect(calls).toEqual([]);
});

test.each([
  ['no secret', { [SECRET_HEADER]: '' }, 401],
  ['a wrong secret', { [SECRET_HEADER]: 'x'.repeat(43) }, 401],
  ['a secret of other letters', { [SECRET_HEADER]: 'ü'.repeat(43) }, 401],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['plain text', { 'content-type': 'text/plain' }, 415],
  ['no type', { 'content-type': '' }, 415],
])('a call with %s is refused', async (_what, headers, status) => {
  expect(await call(headers)).toMatchObject({ status, text: '' });
  expect(calls).toEqual([]);
});

test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s makes no call', async (method) => {
  const reply = await call({}, '', method);
  expect(reply).toMatchObject({ status: 405, text: '' });
  expect(reply.headers.allow).toBe('POST');
  expect(reply.headers['access-control-allow-origin']).toBeUndefined();
  expect(calls).toEqual([]);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('%s gets no page', async (method) => {
  const reply = await send(method, '/');
  expect(reply).toMatchObject({ status: 405, text: '' });
  expect(reply.headers.allow).toBe('GET, HEAD');
});

test.each(['', '{', 'undefined', '{"a":1}x'])('the body %j is no JSON', async (body) => {
  expect(await call({}, body)).toMatchObject({ status: 400, text: '' });
  expect(calls).toEqual([]);
});

test('a body of more than a megabyte is refused, announced or not', async () => {
  const body = Buffer.alloc(MOST_BYTES + 1, ' ');
  expect(await call({ 'content-length': String(body.length) }, body)).toMatchObject({ status: 413, text: '' });
  expect(await call({ 'transfer-encoding': 'chunked' }, body)).toMatchObject({ status: 413, text: '' });
  expect(calls).toEqual([]);
  expect(await call({}, `${' '.repeat(MOST_BYTES - 2)}{}`)).toMatchObject({ status: 200 });
});

test.each([
  '/../package.json',
  '/..%2f..%2fpackage.json',
  '/%2e%2e/package.json',
  '//etc/passwd',
  '/nothing',
  'http://evil.example/',
  '*',
])('GET %s finds nothing', async (path) => expect(await send('GET', path)).toMatchObject({ status: 404, text: '' }));

test('what is not HTTP, and what breaks off, does it no harm', async () => {
  for (const text of [
    '\x16\x03\x01\x02\x00',
    'GET / HTTP/1.1\r\n\r\n',
    `POST ${CALL_PATH}x HTTP/1.1\r\nHost: 127.0.0.1:${port()}\r\n${SECRET_HEADER}: ${host.secret}\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{`,
  ])
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port()), '127.0.0.1', () => {
        socket.write(text);
        setTimeout(() => socket.destroy(), 20);
      });
      socket.on('error', () => undefined).on('close', () => resolve());
    });
  expect(await call()).toMatchObject({ status: 200 });
  expect(calls).toEqual([['app.start', {}]]);
});

test('hundreds of idle connections keep nobody out for long', async () => {
  const sockets = Array.from({ length: 300 }, () => connect(Number(port()), '127.0.0.1').on('error', () => undefined));
  await Promise.all(
    sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve).once('close', resolve))),
  );
  for (const socket of sockets) socket.destroy();
  await expect
    .poll(() =>
      call().then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
});

test('a port that is taken is told', async () => {
  await expect(loopback(() => Promise.reject(new Error('no')), '.', Number(port()))).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});
