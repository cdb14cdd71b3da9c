/** Calendar days are texts, `YYYY-MM-DD`, that compare as days do; a month is `YYYY-MM`. No zone is involved. */
const DAY = 86_400_000;

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

export function monthOf(day: string): string {
  return day.slice(0, 7);
}

export function addDays(day: string, count: number): string {
  return dayOf(new Date(dateOf(day).getTime() + count * DAY));
}

/** The same day of another month, or its last where that is shorter. */
export function addMonths(day: string, count: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const lastDate = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return dayOf(new Date(Date.UTC(year, month - 1 + count, Math.min(date, lastDate))));
}

/** How many days after the other one a day is. */
export function daysBetween(from: string, to: string): number {
  return (dateOf(to).getTime() - dateOf(from).getTime()) / DAY;
}

/** 1 is Monday, as in ISO 8601. */
export function weekdayOf(day: string): number {
  return dateOf(day).getUTCDay() || 7;
}

/** The weeks that a month touches, each of seven days. */
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

/** On which day a week begins where a language is spoken; Monday where nobody knows. */
export function firstWeekdayOf(locale: string): number {
  const known = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?(): WeekInfo;
    readonly weekInfo?: WeekInfo;
  };
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1;
}

/** A day written for people. */
export function formatDay(
  day: string,
  locale: string,
  options: Omit<Intl.DateTimeFormatOptions, 'timeZone'>,
): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(dateOf(day));
}
