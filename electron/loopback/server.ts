import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Carrier } from '../../shared/api/contract.ts';
import { CALL_PATH, SECRET_HEADER, SOCKET_PATH, SOCKET_PROTOCOL } from '../../shared/api/wire.ts';
import { HEADERS, pageFile } from '../files.ts';
import { readBody } from './body.ts';
import { takeSockets } from './socket.ts';

/** Connections at once, and ms for a request to arrive: one page needs few and is near. */
const MOST_CONNECTIONS = 64;
const ARRIVAL_MS = 10_000;
/** ms a connection is kept between two calls: longer than a player thinks, so that a move need not connect first. */
const KEPT_MS = 600_000;

interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

/** A running loopback host. */
export interface Loopback {
  readonly origin: string;
  /** What a page has to know to make calls: new for every run. */
  readonly secret: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves the page of a folder, and calls by POST and by web socket, on 127.0.0.1 only; port 0 takes a free one. Rejects when the port
 * cannot be had. Requests under another Host or from another Origin are refused, so that no other site reaches it under
 * a name of its own; calls need the secret besides.
 */
export async function loopback(call: Carrier, folder: string, port = 0): Promise<Loopback> {
  const secret = randomBytes(32).toString('base64url');
  const server = createServer({
    headersTimeout: ARRIVAL_MS,
    requestTimeout: ARRIVAL_MS,
    keepAliveTimeout: KEPT_MS,
    connectionsCheckingInterval: 1000,
  });
  server.maxConnections = MOST_CONNECTIONS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const origin = `http://${host}`;

  async function reply(request: IncomingMessage): Promise<Reply> {
    const from = request.headers.origin;
    if (request.headers.host !== host || (from !== undefined && from !== origin)) return { status: 403 };
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    if (path.startsWith(CALL_PATH)) return carry(request, path.slice(CALL_PATH.length));
    if (request.method !== 'GET' && request.method !== 'HEAD') return { status: 405, headers: { allow: 'GET, HEAD' } };
    const file = await pageFile(folder, path);
    return file ? { status: 200, ...file } : { status: 404 };
  }

  async function carry(request: IncomingMessage, name: string): Promise<Reply> {
    if (request.method !== 'POST') return { status: 405, headers: { allow: 'POST' } };
    if (!isSecret(request.headers[SECRET_HEADER], secret)) return { status: 401 };
    if (request.headers['content-type']?.split(';', 1)[0] !== 'application/json') return { status: 415 };
    const text = await readBody(request);
    if (text === undefined) return { status: 413 };
    let input: unknown;
    try {
      input = JSON.parse(text);
    } catch {
      return { status: 400 };
    }
    const body = Buffer.from(JSON.stringify(await call(name, input)));
    return { status: 200, headers: { 'content-type': 'application/json', 'cache-control': 'no-store' }, body };
  }

  server.on('request', (request, response) => {
    reply(request).then(
      ({ status, headers = {}, body = Buffer.alloc(0) }) => {
        response.writeHead(status, { ...HEADERS, ...headers, 'content-length': body.length });
        response.end(request.method === 'HEAD' ? undefined : body);
      },
      // The connection broke off before all had arrived.
      () => response.destroy(),
    );
  });

  const endSockets = takeSockets(server, call, (request) => {
    // A page always tells its origin here.
    if (request.headers.host !== host || request.headers.origin !== origin) return 403;
    if (request.url !== SOCKET_PATH) return 404;
    const [protocol, given] = request.headers['sec-websocket-protocol']?.split(/, */) ?? [];
    return protocol === SOCKET_PROTOCOL && isSecret(given, secret) ? undefined : 401;
  });
  return {
    origin,
    secret,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
        endSockets();
      }),
  };
}

function isSecret(given: string | string[] | undefined, secret: string): boolean {
  const bytes = Buffer.from(typeof given === 'string' ? given : '');
  return bytes.length === secret.length && timingSafeEqual(bytes, Buffer.from(secret));
}
