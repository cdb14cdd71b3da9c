import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { YEAR_SECONDS } from '../time/durations.ts';
import { readSiteCookie, setSiteCookie } from '../http/site.ts';
import { drawToken, equal } from './tokens.ts';

/**
 * Remembers which browsers a person has signed in from. Wrong guesses are counted for each known
 * device apart, so that a stranger who guesses at a phone cannot lock its owner out.
 */
export interface KnownDevices {
  /** A name for the device when it was remembered for this very phone, else null. */
  identify(request: FastifyRequest, phone: string): string | null;
  /** Gives the device its cookie, for a year. */
  remember(reply: FastifyReply, phone: string): void;
}

const DEVICE_COOKIE = 'device';

/** The cookie is a nonce with its seal for one phone, so that nothing has to be stored. */
export function createKnownDevices(key: Buffer): KnownDevices {
  const seal = (phone: string, nonce: string) =>
    createHmac('sha256', key).update(`${phone} ${nonce}`).digest('base64url');

  return {
    identify(request, phone) {
      const [nonce = '', given = ''] = (readSiteCookie(request, DEVICE_COOKIE) ?? '').split('.');
      return nonce && equal(given, seal(phone, nonce)) ? nonce : null;
    },
    remember(reply, phone) {
      const nonce = drawToken();
      setSiteCookie(reply, DEVICE_COOKIE, `${nonce}.${seal(phone, nonce)}`, {
        httpOnly: true,
        sameSite: 'strict',
        maxAge: YEAR_SECONDS,
      });
    },
  };
}
