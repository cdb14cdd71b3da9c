import {
  isFreshMinute,
  minuteAt,
  sealOf,
  secondsToNextMinute,
} from '../../../platform/auth/minute-seal.ts';
import { equal } from '../../../platform/auth/tokens.ts';

export interface DrawnCode {
  readonly code: string;
  /** Seconds until the next one. */
  readonly expiresIn: number;
}

/** A code as it was read; `window` counts minutes. */
export type CodeReading =
  | { readonly kind: 'fresh'; readonly userId: number; readonly window: number }
  | { readonly kind: 'expired' }
  | { readonly kind: 'no code' };

/**
 * The code of this minute: `<user id>.<minute>.<seal>`. It proves to a till that its owner stands
 * there, since nobody else can show it in time.
 * @param now milliseconds since 1970
 */
export function drawPersonalCode(key: Buffer, userId: number, now: number): DrawnCode {
  const window = minuteAt(now);
  return {
    code: `${userId}.${window}.${seal(key, userId, window)}`,
    expiresIn: secondsToNextMinute(now),
  };
}

export function readPersonalCode(key: Buffer, text: string, now: number): CodeReading {
  const [, id, minute, given] = /^(\d{1,15})\.(\d{1,12})\.([\w-]{22})$/.exec(text) ?? [];
  if (id === undefined || minute === undefined || given === undefined) return { kind: 'no code' };
  const [userId, window] = [Number(id), Number(minute)];
  if (!equal(given, seal(key, userId, window))) return { kind: 'no code' };
  return isFreshMinute(window, now) ? { kind: 'fresh', userId, window } : { kind: 'expired' };
}

const seal = (key: Buffer, userId: number, window: number): string =>
  sealOf(key, `${userId}.${window}`);
