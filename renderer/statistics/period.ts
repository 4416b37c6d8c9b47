import type { Filter } from '../../shared/api/contract.ts';
import { daysBefore } from './calendar.ts';

export const PERIODS = ['all', 'year', 'month', 'week'] as const;
export type Period = (typeof PERIODS)[number];

/** The first local date of a period that ends `today`: the year so far, 30 days or 7. */
function startOf(period: Exclude<Period, 'all'>, today: string): string {
  if (period === 'year') return `${today.slice(0, 4)}-01-01`;
  return daysBefore(today, period === 'month' ? 29 : 6);
}

/**
 * The first and last local dates of a period (YYYY-MM-DD) that ends `today`; none of all time. The last is tomorrow, which
 * whoever has travelled west has already been in. What is dated later was dated by a clock that went wrong.
 */
export const datesOf = (period: Period, today: string): Pick<Filter, 'from' | 'to'> =>
  period === 'all' ? {} : { from: startOf(period, today), to: daysBefore(today, -1) };
