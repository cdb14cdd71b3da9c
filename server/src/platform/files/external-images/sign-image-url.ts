import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { URL_MAX_LENGTH } from '@karavan/shared-api/contract/limits';
import { DAY_MS } from '../../time/durations.ts';
import type { RotatingSecret } from '../../secrets/rotating-secret.ts';

export const EXTERNAL_IMAGES = '/external-images';

/** Keys change as often; an address never lives longer than this. */
export const KEY_PERIOD_MS = 7 * DAY_MS;

/** What an address of ours for a picture of another site consists of. */
const SignedQuery = z.object({
  url: z.string().min(1).max(URL_MAX_LENGTH),
  /** Seconds since 1970. */
  expires: z.string().regex(/^\d{10}$/),
  key: z.string().regex(/^\d{1,6}$/),
  signature: z.string().regex(/^[\w-]{43}$/),
});

export interface SignedImageUrl {
  /** A path of this site. */
  readonly url: string;
  readonly expiresAt: Date;
}

/**
 * An address of ours for a picture of another site. All that are signed within a day are alike, so that
 * browsers and proxies keep them.
 */
export async function signImageUrl(
  secret: RotatingSecret,
  url: string,
  now = Date.now(),
): Promise<SignedImageUrl> {
  const { period, key } = await secret.current();
  const expires = String((Math.floor(now / DAY_MS) + 2) * (DAY_MS / 1000));
  const query = new URLSearchParams({
    url,
    expires,
    key: String(period),
    signature: sign(key, { url, expires }).toString('base64url'),
  });
  return { url: `${EXTERNAL_IMAGES}?${query}`, expiresAt: new Date(Number(expires) * 1000) };
}

export interface VerifiedImageUrl {
  readonly url: string;
  /** Seconds for which the address still counts. */
  readonly seconds: number;
}

/** What a query leads to; null unless we have signed it and it still counts. */
export async function verifyImageUrl(
  secret: RotatingSecret,
  query: unknown,
  now = Date.now(),
): Promise<VerifiedImageUrl | null> {
  const parsed = SignedQuery.safeParse(query);
  if (!parsed.success) return null;
  const { url, expires, key: period, signature } = parsed.data;
  const seconds = Number(expires) - Math.floor(now / 1000);
  const key = seconds > 0 ? await secret.find(Number(period)) : null;
  if (!key) return null;
  const isOurs = timingSafeEqual(sign(key, { url, expires }), Buffer.from(signature, 'base64url'));
  return isOurs ? { url, seconds } : null;
}

interface Signed {
  readonly url: string;
  readonly expires: string;
}

/** The parts cannot be told apart otherwise: a number has no line. */
const sign = (key: Buffer, { url, expires }: Signed) =>
  createHmac('sha256', key).update(`${expires}\n${url}`).digest();
