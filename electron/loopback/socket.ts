import type { IncomingMessage, Server } from 'node:http';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Carrier } from '../../shared/api/contract.ts';
import { SOCKET_PROTOCOL, type Answered, type Asked } from '../../shared/api/wire.ts';
import { MOST_BYTES } from './body.ts';

/** Codes of RFC 6455, 7.4.1: what came is no JSON text, or not what is spoken here. */
const NO_TEXT = 1007;
const NO_CALL = 1008;

/**
 * Takes calls by web sockets on a server. `refusal` says by which status a request for one is turned away. What is no call,
 * and what is longer than a request may be, ends its socket. Returns what ends them all.
 */
export function takeSockets(
  server: Server,
  call: Carrier,
  refusal: (request: IncomingMessage) => number | undefined,
): () => void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_BYTES,
    perMessageDeflate: false,
    // The other one offered is the secret.
    handleProtocols: () => SOCKET_PROTOCOL,
  });
  server.on('upgrade', (request, connection, head) => {
    const status = refusal(request);
    if (status === undefined) {
      sockets.handleUpgrade(request, connection, head, (socket) => serve(socket, call));
    } else {
      connection.on('error', () => undefined);
      connection.end(`HTTP/1.1 ${status} \r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
    }
  });
  return () => {
    for (const socket of sockets.clients) socket.terminate();
  };
}

function serve(socket: WebSocket, call: Carrier): void {
  // It is closed besides.
  socket.on('error', () => undefined);
  socket.on('message', (data: Buffer) => {
    const asked = read(data.toString('utf8'));
    if (!isAsked(asked)) {
      socket.close(asked === undefined ? NO_TEXT : NO_CALL);
      return;
    }
    const [id, name, input] = asked;
    call(name, input).then(
      (answer) => socket.send(JSON.stringify([id, answer] satisfies Answered)),
      () => socket.terminate(),
    );
  });
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isAsked = (value: unknown): value is Asked =>
  Array.isArray(value) && value.length === 3 && Number.isSafeInteger(value[0]) && typeof value[1] === 'string';
