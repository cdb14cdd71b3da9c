import { dateFormat } from '@karavan/shared-ui/intl';

/**
 * Calendar days are strings, `YYYY-MM-DD`, that sort like days; a month is `YYYY-MM`. No time zone
 * is involved.
 */
const DAY = 86_400_000;

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

export function monthOf(day: string): string {
  return day.slice(0, 7);
}

export function addDays(day: string, count: number): string {
  return dayOf(new Date(dateOf(day).getTime() + count * DAY));
}

/** The same day of another month, or the last day of a shorter one. */
export function addMonths(day: string, count: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const lastDate = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return dayOf(new Date(Date.UTC(year, month - 1 + count, Math.min(date, lastDate))));
}

/** How many days one day is after another. */
export function daysBetween(from: string, to: string): number {
  return (dateOf(to).getTime() - dateOf(from).getTime()) / DAY;
}

/** 1 is Monday, as in ISO 8601. */
export function weekdayOf(day: string): number {
  return dateOf(day).getUTCDay() || 7;
}

/** The weeks that overlap a month, seven days each. */
export function weeksOf(month: string, firstWeekday: number): string[][] {
  const first = `${month}-01`;
  const start = addDays(first, -((weekdayOf(first) - firstWeekday + 7) % 7));
  const weeks: string[][] = [];
  for (let week = start; week === start || monthOf(week) === month; week = addDays(week, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(week, index)));
  }
  return weeks;
}

interface WeekInfo {
  readonly firstDay: number;
}

/** The first day of the week for a language; Monday when unknown. */
export function firstWeekdayOf(locale: string): number {
  const known = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?(): WeekInfo;
    readonly weekInfo?: WeekInfo;
  };
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1;
}

/** Formats a day for reading. */
export function formatDay(
  day: string,
  locale: string,
  options: Omit<Intl.DateTimeFormatOptions, 'timeZone'>,
): string {
  return dateFormat(locale, { ...options, timeZone: 'UTC' }).format(dateOf(day));
}
