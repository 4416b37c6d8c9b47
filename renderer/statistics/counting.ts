import type { Logged } from '../../shared/api/contract.ts';
import type { Messages } from '../../shared/text/index.ts';

const HELPS = ['hints', 'lights', 'shows'] as const;
const CORRECTIONS = ['undos', 'restarts'] as const;

/** Whether help was used: a hint, the light, or show me. */
export const isHelped = (attempt: Logged): boolean => HELPS.some((help) => attempt[help] > 0);

/** Whether it is a win without help, undo and restart. */
export const isClean = (attempt: Logged): boolean =>
  attempt.status === 'won' && !isHelped(attempt) && CORRECTIONS.every((one) => attempt[one] === 0);

/** How an attempt counts and why, with the help that was used. */
export function howItCounts({ statistics: words }: Messages, attempt: Logged): string {
  if (attempt.struck) return words.struckOut;
  const used = [...HELPS, ...CORRECTIONS].filter((one) => attempt[one] > 0);
  const reasons = [
    ...(attempt.source === 'random' ? [] : [words.reasons.chosen]),
    ...(attempt.repeat ? [words.reasons.repeat] : []),
    ...used.map((one) => words.reasons[one](attempt[one])),
  ];
  const counts = reasons.length === 0 ? words.fairAttempt : words.notFair(reasons);
  return used.length === 0 ? `${counts} ${words.withoutHelp}` : counts;
}
