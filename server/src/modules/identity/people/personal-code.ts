import { createHmac } from 'node:crypto';
import { equal } from '../../../platform/auth/tokens.ts';

const WINDOW_MILLISECONDS = 60_000;

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
  const window = windowAt(now);
  return {
    code: `${userId}.${window}.${seal(key, userId, window)}`,
    expiresIn: Math.ceil(((window + 1) * WINDOW_MILLISECONDS - now) / 1000),
  };
}

/** Fresh are the codes of this minute and of the one before, for the way from screen to till. */
export function readPersonalCode(key: Buffer, text: string, now: number): CodeReading {
  const [, id, minute, given] = /^(\d{1,15})\.(\d{1,12})\.([\w-]{22})$/.exec(text) ?? [];
  if (id === undefined || minute === undefined || given === undefined) return { kind: 'no code' };
  const [userId, window] = [Number(id), Number(minute)];
  if (!equal(given, seal(key, userId, window))) return { kind: 'no code' };
  const age = windowAt(now) - window;
  return age === 0 || age === 1 ? { kind: 'fresh', userId, window } : { kind: 'expired' };
}

function windowAt(now: number): number {
  return Math.floor(now / WINDOW_MILLISECONDS);
}

/** 128 bits. */
function seal(key: Buffer, userId: number, window: number): string {
  return createHmac('sha256', key).update(`${userId}.${window}`).digest('base64url').slice(0, 22);
}
