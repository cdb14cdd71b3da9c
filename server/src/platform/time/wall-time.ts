import { Temporal } from 'temporal-polyfill';

/** `YYYY-MM-DDTHH:MM` as the clock of a place shows it. @returns null for a day that no calendar has */
export function parseWallTime(text: string): Temporal.PlainDateTime | null {
  try {
    return Temporal.PlainDateTime.from(text);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * When the clock of a place shows a time. One that the clock leaps over is the time after the leap, one that comes
 * twice the first.
 * @returns null for a day that no calendar has
 */
export function momentAt(wallTime: string, timeZone: string): Date | null {
  const parsed = parseWallTime(wallTime);
  return parsed && new Date(parsed.toZonedDateTime(timeZone).epochMilliseconds);
}

/** The beginning of a day there. @returns null for a day that no calendar has */
export const startOfDay = (day: string, timeZone: string): Date | null =>
  momentAt(`${day}T00:00`, timeZone);

/** What the clock of a place shows at a moment: `YYYY-MM-DDTHH:MM`. */
export function wallTimeOf(moment: Date, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });
}

/** The day of the calendar that is this many days later. */
export const addDays = (day: string, days: number): string =>
  Temporal.PlainDate.from(day).add({ days }).toString();

/** ISO 8601: Monday is 1. */
export const weekdayOf = (day: string): number => Temporal.PlainDate.from(day).dayOfWeek;
