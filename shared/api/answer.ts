/** Why a call was not carried out. Words are made where they are shown. */
export type Code =
  | 'unknownCall'
  | 'badInput'
  /** The attempt stands elsewhere, or another lies on the table: another window or an older page has moved. `params.ply` is where it stands. */
  | 'stale'
  | 'illegalMove'
  | 'unknownAttempt'
  /** Another player sits at the table than the page takes for it, or the attempt is another player's. */
  | 'otherPlayer'
  | 'unknownPlayer'
  /** One player has to stay. */
  | 'lastPlayer'
  /** A name cannot be had; `params.reason` is `empty`, `long` or, for players, `taken`. */
  | 'name'
  /**
   * A file cannot be read or written on; `params.reason`: `foreign` (no export of this program), `damaged` (also where
   * `params.attempt` or `params.player` is the number of the entry that is wrong), `newer`, or `gone` (given up since).
   */
  | 'transfer'
  /** The attempt has ended. */
  | 'ended'
  /** The game, revision or options are not known to this version. */
  | 'unknownRules'
  /** The database cannot be used; `params.reason` is a `DatabaseReason`, `params.language` what was spoken last, if known. */
  | 'database'
  /** There is no such backup, or it is damaged or of a later version. */
  | 'badBackup'
  | Lost
  | 'fault';

/** Why a call never came to the program. */
export type Lost =
  /** It does not answer. */
  | 'unreachable'
  /** It has been started anew since, and what lets the page in is of the run before. */
  | 'otherRun'
  /** The page was opened without what lets it in. */
  | 'noKey';

/** What a call comes to. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: Code; readonly params: Readonly<Record<string, string | number>> };

/** How calls reach the handlers: IPC, or HTTP on the loopback interface. */
export type Carrier = (name: string, input: unknown) => Promise<Answer<unknown>>;

/** What a handler throws to refuse a call. */
export class Refusal extends Error {
  readonly code: Code;
  readonly params: Readonly<Record<string, string | number>>;
  constructor(code: Code, params: Readonly<Record<string, string | number>> = {}) {
    super(code);
    this.code = code;
    this.params = params;
  }
}
