import { addDays } from '@karavan/shared-ui/days';
import { dateFormat } from '@karavan/shared-ui/intl';

/** The selectable periods, in days up to today. */
export const PERIODS = [7, 30, 365] as const;
export type Period = (typeof PERIODS)[number];

const DEFAULT_PERIOD: Period = 30;

/** Reads the period from the URL; anything unknown means thirty days. */
export function parsePeriod(text: string | null): Period {
  return PERIODS.find((days) => String(days) === text) ?? DEFAULT_PERIOD;
}

/** Whether it is a day of the calendar, `YYYY-MM-DD`. */
const isDay = (text: string) =>
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text) && addDays(text, 0) === text;

/** Days of one's own in the URL; null unless both are there and go forward. */
export function ownDays(from: string | null, to: string | null): DaySpan | null {
  if (from === null || to === null || !isDay(from) || !isDay(to)) return null;
  return from <= to ? { from, to } : null;
}

/** First and last day, both included, as `YYYY-MM-DD`. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/** The days of a period ending at a moment, in the organization's time zone. */
export function daysOf(period: Period, now: Date, timeZone: string): DaySpan {
  const to = dateFormat('sv-SE', { timeZone }).format(now);
  return { from: addDays(to, 1 - period), to };
}
