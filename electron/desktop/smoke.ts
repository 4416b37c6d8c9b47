import type { Answer, Carrier, Input, Output } from '../../shared/api/contract.ts';
import type { Command } from '../../shared/api/commands.ts';

/** The switch: opens the window on an empty data folder, deals, sees that it was stored, and ends with 0. */
export const SMOKE = '--smoke';
/** Ms for all of it, on a slow machine. */
const WITHIN_MS = 90_000;

interface Program {
  /** Hands a command of the menus to the page. */
  readonly run: (command: Command) => void;
  readonly call: Carrier;
  readonly isVisible: () => boolean;
  /** Ends the program: with 0 when all went well, and what to say. */
  readonly end: (code: number, what: string) => void;
}

/** Tries the program out as a player would. Returns what has to hear every answered call of the page. */
export function smoke({ run, call, isVisible, end }: Program) {
  let dealt = false;
  const late = setTimeout(() => end(1, dealt ? 'the deal was not stored in time' : 'no table in time'), WITHIN_MS);
  const done = (fault?: string): void => {
    clearTimeout(late);
    end(fault === undefined ? 0 : 1, fault ?? 'a window opened, a row was dealt and stored');
  };

  async function check(begun: Answer<unknown>): Promise<void> {
    if (!begun.ok) {
      done(`the deal was refused: ${begun.code}`);
      return;
    }
    const stored = await call('app.start', {});
    const table = stored.ok ? (stored.value as Output<'app.start'>).table : null;
    if (table?.kind !== 'attempt') {
      done('the deal was not stored');
      return;
    }
    done(isVisible() ? undefined : 'the window cannot be seen');
  }

  return (name: string, input: unknown, answer: Answer<unknown>): void => {
    if (name === 'app.start' && !answer.ok) done(`no table: ${answer.code} ${String(answer.params['reason'])}`);
    if (name === 'desktop.tell' && answer.ok && !dealt) {
      if (!(input as Input<'desktop.tell'>).possible.includes('deal')) return;
      dealt = true;
      run('deal');
    }
    if (name === 'attempt.begin') void check(answer);
  };
}
