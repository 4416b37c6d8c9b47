import type { IncomingMessage } from 'node:http';

/** The longest body that is read: 1 MB. */
export const MOST_BYTES = 1_000_000;

/** The body of a request as text, or `undefined` once it is too long; the rest is dropped as it comes. */
export async function readBody(request: IncomingMessage): Promise<string | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) return undefined;
  const parts: Buffer[] = [];
  let length = 0;
  // Leaving the loop by `return` would destroy the connection before the answer.
  for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > MOST_BYTES) {
      request.resume();
      return undefined;
    }
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
