/** The selectable periods, in days up to today. */
export const PERIODS = [7, 30, 365] as const;
export type Period = (typeof PERIODS)[number];

const DEFAULT_PERIOD: Period = 30;
const DAY = 86_400_000;

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
  const to = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
  return { from: dayOf(new Date(Date.parse(to) - (period - 1) * DAY)), to };
}

/** Every day from the first to the last, both included. */
export function eachDay({ from, to }: DaySpan): string[] {
  const days: string[] = [];
  for (let time = Date.parse(from); time <= Date.parse(to); time += DAY) {
    days.push(dayOf(new Date(time)));
  }
  return days;
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
