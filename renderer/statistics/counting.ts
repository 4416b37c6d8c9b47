import type { Logged } from '../../shared/api/contract.ts';
import type { Messages } from '../../shared/text/index.ts';

const HELPS = ['hints', 'lights', 'shows'] as const;
const CORRECTIONS = ['undos', 'restarts'] as const;

/** Whether help was used: a hint, the light, or show me. */
export const isHelped = (attempt: Logged): boolean => HELPS.some((help) => attempt[help] > 0);

/** Whether it is a win without help, undo and restart. */
export const isClean = (attempt: Logged): boolean =>
  attempt.status === 'won' && !isHelped(attempt) && CORRECTIONS.every((one) => attempt[one] === 0);

type Used = Pick<Logged, (typeof HELPS)[number] | (typeof CORRECTIONS)[number]>;

/** The help and corrections that were used, in words. */
export const used = ({ statistics: words }: Messages, attempt: Used): readonly string[] =>
  [...HELPS, ...CORRECTIONS].flatMap((one) => (attempt[one] > 0 ? [words.reasons[one](attempt[one])] : []));

/** How an attempt counts and why, with the help that was used. */
export function howItCounts(t: Messages, attempt: Logged): string {
  const words = t.statistics;
  if (attempt.struck) return words.struckOut;
  const help = used(t, attempt);
  const reasons = [
    ...(attempt.source === 'random' ? [] : [words.reasons.chosen]),
    ...(attempt.repeat ? [words.reasons.repeat] : []),
    ...help,
  ];
  const counts = reasons.length === 0 ? words.fairAttempt : words.notFair(reasons);
  return help.length === 0 ? `${counts} ${words.withoutHelp}` : counts;
}
