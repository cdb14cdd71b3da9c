import { MINUTE_MS } from '../../../platform/time/durations.ts';

const HOUR_MS = 60 * MINUTE_MS;

/** How long nobody tries after each failure, in milliseconds; after the last one it is given up, in the third day. */
const WAITS_MS = [
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  10 * HOUR_MS,
  12 * HOUR_MS,
  12 * HOUR_MS,
] as const;

/** A tenth more or less, so that what has failed together is not tried together. */
const SPREAD = 0.1;

/**
 * When something is tried again.
 * @param failures 1 after the first one
 * @param chance from 0 to 1
 * @returns milliseconds from now; null when it is given up
 */
export function nextTry(failures: number, chance: number): number | null {
  const wait = WAITS_MS[failures - 1];
  return wait === undefined ? null : Math.round(wait * (1 + SPREAD * (2 * chance - 1)));
}
