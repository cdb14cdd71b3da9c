import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits, as text. The database keeps only the hash. */
export function drawToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** The value of the cookie `csrftoken`: a nonce and its seal for one session. */
export function drawCsrfToken(key: Buffer, sessionId: number): string {
  const nonce = randomBytes(16).toString('base64url');
  return `${nonce}.${seal(key, sessionId, nonce)}`;
}

export function isCsrfToken(key: Buffer, sessionId: number, token: string): boolean {
  const [nonce = '', given = ''] = token.split('.');
  return equal(given, seal(key, sessionId, nonce));
}

function seal(key: Buffer, sessionId: number, nonce: string): string {
  return createHmac('sha256', key).update(`${sessionId}:${nonce}`).digest('base64url');
}

/** Compares in a time that does not tell how much was right. */
export function equal(a: string | Buffer, b: string | Buffer): boolean {
  const left = Buffer.from(a as string);
  const right = Buffer.from(b as string);
  return left.length === right.length && timingSafeEqual(left, right);
}
