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
