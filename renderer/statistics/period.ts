import type { Filter } from '../../shared/api/contract.ts';
import { daysBefore } from './calendar.ts';

export const PERIODS = ['all', 'year', 'month', 'week', 'day'] as const;
export type Period = (typeof PERIODS)[number];

/** How many days a period is long. */
const DAYS = { month: 30, week: 7, day: 1 } as const;

/** The first local date of a period that ends `today`: of the year so far, or of so many days. */
function startOf(period: Exclude<Period, 'all'>, today: string): string {
  if (period === 'year') return `${today.slice(0, 4)}-01-01`;
  return daysBefore(today, DAYS[period] - 1);
}

/**
 * The first and last local dates of a period (YYYY-MM-DD) that ends `today`; none of all time. The last is tomorrow, which
 * whoever has travelled west has already been in. What is dated later was dated by a clock that went wrong.
 */
export const datesOf = (period: Period, today: string): Pick<Filter, 'from' | 'to'> =>
  period === 'all' ? {} : { from: startOf(period, today), to: daysBefore(today, -1) };
