import type { History } from '../../shared/api/contract.ts';

/** How many attempts ended on a date, and how many of them were won. */
export type Played = History['days'][number];

/** A day of the calendar: its week from 0, its weekday from 0 (Monday), what ended on it, and its shade. */
export interface Day extends Played {
  readonly week: number;
  readonly weekday: number;
  /** 0 none, then 1 to 4 in quarters of the busiest day. */
  readonly shade: number;
}

/** Weeks in the calendar: half a year. */
export const WEEKS = 26;
/** Room for the names of the weekdays beside it, px. */
export const WEEKS_LEFT = 24;
const DAY = 86_400_000;

// Dates are calendar dates without a zone, so they are counted in UTC.
const time = (on: string): number => Date.parse(`${on}T00:00:00Z`);
const date = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const weekdayOf = (ms: number): number => (new Date(ms).getUTCDay() + 6) % 7;

/** From one week to the next, px, where the calendar may be so wide. */
export const stepOf = (width: number): number => Math.min(20, (width - WEEKS_LEFT) / WEEKS);

/** The Monday the calendar begins with: half a year of whole weeks, the last of which holds `today` (YYYY-MM-DD). */
export function calendarStart(today: string): string {
  const now = time(today);
  return date(now - (weekdayOf(now) + (WEEKS - 1) * 7) * DAY);
}

/** The date (YYYY-MM-DD) so many days before another. */
export const daysBefore = (on: string, days: number): string => date(time(on) - days * DAY);

/** Every day from the calendar's start to `today`. `played`: the dates something ended on. */
export function calendar(today: string, played: readonly Played[]): Day[] {
  const days = new Map(played.map((day) => [day.on, day]));
  const first = time(calendarStart(today));
  const length = Math.round((time(today) - first) / DAY) + 1;
  const dates = Array.from({ length }, (_, i) => date(first + i * DAY));
  const most = Math.max(1, ...dates.map((on) => days.get(on)?.played ?? 0));
  return dates.map((on, i) => {
    const day = days.get(on) ?? { on, played: 0, won: 0 };
    return { ...day, week: Math.floor(i / 7), weekday: i % 7, shade: Math.ceil((4 * day.played) / most) };
  });
}

/** A week of the calendar: its Monday, its place from 0, and what ended in it. */
export interface Week extends Played {
  readonly week: number;
}

/** The weeks of the calendar. */
export function weeksOf(days: readonly Day[]): Week[] {
  const mondays = days.filter(({ weekday }) => weekday === 0);
  return mondays.map(({ on, week }) => ({
    on,
    week,
    played: days.reduce((sum, day) => sum + (day.week === week ? day.played : 0), 0),
    won: days.reduce((sum, day) => sum + (day.week === week ? day.won : 0), 0),
  }));
}

/** The weeks that get a month's name: where a month begins, at least three weeks apart. */
export function monthsOf(days: readonly Day[]): { on: string; week: number }[] {
  const named: { on: string; week: number }[] = [];
  for (const { on, week, weekday } of days) {
    const last = named.at(-1);
    if (weekday !== 0 || last?.on.slice(0, 7) === on.slice(0, 7)) continue;
    if (last && week - last.week < 3) named.pop();
    named.push({ on, week });
  }
  return named;
}
