import type { Answer } from './answer.ts';

/*
 * What the two ends of a carrier have to agree on. Under Electron the page finds the function `window.tarbart` (a
 * `Carrier`) and receives the native menus' commands as messages; else it talks to the loopback host it was loaded from.
 */

/** The one IPC channel for calls: `(name, input)`, answered by an `Answer`. */
export const CALLS = 'tarbart';
/** The IPC channel on which the menus' commands, and the words `rest` and `wake`, reach the preload script. */
export const COMMAND = 'tarbart:command';
/** Nobody can be at the table: the computer sleeps or is locked, or the window cannot be seen. And: somebody can again. */
export type Rest = 'rest' | 'wake';

/** A command of the menus as the page receives it: the data of a `message` event whose source is its own window. */
export interface CommandMessage {
  readonly tarbartCommand: string;
}

/**
 * The loopback host takes a call as `POST /call/<name>` with the input as JSON (`content-type: application/json`) and the
 * run's secret in this header, and answers 200 with an `Answer`. The secret comes once, as the fragment of the URL.
 */
export const SECRET_HEADER = 'x-tarbart-secret';
export const CALL_PATH = '/call/';

/**
 * Beside that it takes calls by a web socket, for which the page need do far less than for a request: `[id, name, input]`
 * as JSON, each answered by `[id, Answer]`. The protocols offered are this one and the secret of the run.
 */
export const SOCKET_PATH = '/call';
export const SOCKET_PROTOCOL = 'tarbart';
/** A call, and its answer, of the same `id`: a number of the page's own. */
export type Asked = readonly [id: number, name: string, input: unknown];
export type Answered = readonly [id: number, answer: Answer<unknown>];
