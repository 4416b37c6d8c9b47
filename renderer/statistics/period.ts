import { daysBefore } from './calendar.ts';

export const PERIODS = ['all', 'year', 'month', 'week'] as const;
export type Period = (typeof PERIODS)[number];

/** The first local date of a period that ends `today` (YYYY-MM-DD): the year so far, 30 days or 7; none of all time. */
export function periodStart(period: Period, today: string): string | undefined {
  switch (period) {
    case 'all':
      return undefined;
    case 'year':
      return `${today.slice(0, 4)}-01-01`;
    case 'month':
      return daysBefore(today, 29);
    case 'week':
      return daysBefore(today, 6);
  }
}
