/** The periods to choose from, in days up to today. */
export const PERIODS = [7, 30, 365] as const;
export type Period = (typeof PERIODS)[number];

const DEFAULT_PERIOD: Period = 30;
const DAY = 86_400_000;

/** The period an address asks for; anything unknown is thirty days. */
export function parsePeriod(text: string | null): Period {
  return PERIODS.find((days) => String(days) === text) ?? DEFAULT_PERIOD;
}

/** First and last day, both included, as `YYYY-MM-DD`. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/** The days of a period that ends at a moment, by the device's calendar. */
export function daysOf(period: Period, now: Date): DaySpan {
  return { from: dayOf(new Date(now.getTime() - (period - 1) * DAY)), to: dayOf(now) };
}

/** Every day from the first to the last, both included. */
export function eachDay({ from, to }: DaySpan): string[] {
  const days: string[] = [];
  for (let time = Date.parse(from); time <= Date.parse(to); time += DAY) {
    days.push(new Date(time).toISOString().slice(0, 10));
  }
  return days;
}

function dayOf(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
