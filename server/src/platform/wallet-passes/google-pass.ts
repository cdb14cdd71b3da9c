import { createHash, createSign } from 'node:crypto';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { GoogleIssuer } from '../env/wallets.ts';

const SAVE = 'https://pay.google.com/gp/v/save/';
/** The whole pass is in the address, which must not grow without end. */
const TEXT_MAX = 100;
const DIGEST_LENGTH = 12;

/** The signed address (RFC 7519) that saves passes to Google Wallet. @param payload classes and objects of its API */
export function googlePassUrl(issuer: GoogleIssuer, payload: object, now: Date): string {
  const claims = {
    iss: issuer.account,
    aud: 'google',
    typ: 'savetowallet',
    iat: Math.floor(now.getTime() / 1000),
    payload,
  };
  const signed = [{ alg: 'RS256', typ: 'JWT' }, claims].map(encode).join('.');
  const signature = createSign('RSA-SHA256').update(signed).sign(issuer.key, 'base64url');
  return `${SAVE}${signed}.${signature}`;
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A text of a pass in the language of its reader. */
export const textOf = (language: Locale, value: string) => ({
  defaultValue: { language, value: value.slice(0, TEXT_MAX) },
});

/** A short name for what has no name, which does not tell it. */
export const digest = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, DIGEST_LENGTH);
