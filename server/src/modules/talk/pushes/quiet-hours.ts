import { wallTimeOf } from '../../../platform/time/wall-time.ts';
import { MINUTE_MS, DAY_MINUTES } from '../../../platform/time/durations.ts';

/** Of a day, as `HH:MM`. */
interface QuietHours {
  readonly from: string;
  readonly until: string;
}

/** `07:30` is 450. */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  return hours * 60 + minutes;
}

/** 450 is `07:30`. */
export const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** When the quiet hours end that a moment lies in, which may go over midnight; null outside of them. */
export function endOfQuiet(now: Date, { from, until }: QuietHours, timeZone: string): Date | null {
  const clock = minutesOf(wallTimeOf(now, timeZone).slice(11, 16));
  const [begins, ends] = [minutesOf(from), minutesOf(until)];
  const sinceBegin = (clock - begins + DAY_MINUTES) % DAY_MINUTES;
  const length = (ends - begins + DAY_MINUTES) % DAY_MINUTES;
  if (sinceBegin >= length) return null;
  const minute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  return new Date(minute + (length - sinceBegin) * MINUTE_MS);
}
