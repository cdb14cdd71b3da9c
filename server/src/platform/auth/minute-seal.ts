import { createHmac } from 'node:crypto';
import { MINUTE_MS } from '../time/durations.ts';

/** Minutes since 1970, of a moment in milliseconds. */
export const minuteAt = (now: number): number => Math.floor(now / MINUTE_MS);

/** Seconds until the next minute begins; at least 1. */
export const secondsToNextMinute = (now: number): number =>
  Math.ceil(((minuteAt(now) + 1) * MINUTE_MS - now) / 1000);

/** Fresh are codes of this minute and of the one before, for the way from screen to reader. */
export function isFreshMinute(minute: number, now: number): boolean {
  const age = minuteAt(now) - minute;
  return age === 0 || age === 1;
}

/** 128 bits that only the holder of the key can make for a text. */
export const sealOf = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url').slice(0, 22);
