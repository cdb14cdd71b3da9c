import { OutboundError } from '../../../platform/outbound/outbound-error.ts';
import { DAY_MS } from '../../../platform/time/durations.ts';
import type { Found, Geocoder } from './geocoder.ts';

/** After a failure it is left in peace, and nobody waits for it. */
const PAUSE_MS = 30_000;
const KEPT_MS = DAY_MS;
const KEPT_MAX = 2000;
/** About ten kilometres: who is that near means the same. */
const NEAR_DIGITS = 1;
/** About a metre. */
const POINT_DIGITS = 5;

interface Options {
  readonly service: Geocoder;
  readonly own: Geocoder;
  /** Counts a request of the service; false when there were too many already. */
  readonly mayAsk: () => Promise<boolean>;
  readonly now?: () => number;
}

/**
 * A service outside with our own tables behind it: they answer when the service fails, finds nothing or
 * has been asked too often. What it has answered is kept for a day.
 */
export function withFallback({ service, own, mayAsk, now = Date.now }: Options): Geocoder {
  const kept = new Map<string, { readonly until: number; readonly found: Promise<unknown> }>();
  let pausedUntil = 0;

  async function ask<T>(key: string, call: () => Promise<Found<T>>): Promise<Found<T> | null> {
    const known = kept.get(key);
    if (known && known.until > now()) return known.found as Promise<Found<T> | null>;
    if (pausedUntil > now()) return null;
    const found = askNow(call).catch((error: unknown) => {
      if (!(error instanceof OutboundError)) throw error;
      pausedUntil = now() + PAUSE_MS;
      return null;
    });
    keep(key, found);
    try {
      const answer = await found;
      if (answer === null) kept.delete(key);
      return answer;
    } catch (error) {
      kept.delete(key);
      throw error;
    }
  }

  const askNow = async <T>(call: () => Promise<Found<T>>) => ((await mayAsk()) ? call() : null);

  function keep(key: string, found: Promise<unknown>): void {
    kept.delete(key);
    if (kept.size >= KEPT_MAX) kept.delete(kept.keys().next().value!);
    kept.set(key, { until: now() + KEPT_MS, found });
  }

  return {
    async search(search) {
      const { typed, locale, near } = search;
      const around = near
        ? [near.latitude, near.longitude].map((degrees) => degrees.toFixed(NEAR_DIGITS))
        : [];
      const key = JSON.stringify(['search', typed.toLowerCase(), locale, ...around]);
      const found = await ask(key, () => service.search(search));
      return found && found.result.length > 0 ? found : own.search(search);
    },
    async reverse(at, locale) {
      const point = [at.latitude, at.longitude].map((degrees) => degrees.toFixed(POINT_DIGITS));
      const key = JSON.stringify(['reverse', locale, ...point]);
      const found = await ask(key, () => service.reverse(at, locale));
      return found?.result ? found : own.reverse(at, locale);
    },
  };
}
