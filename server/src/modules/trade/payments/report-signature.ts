import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PaymentReport } from '@karavan/shared-api/contract/payments';

/** How old a signature may be, in seconds. */
const MAX_AGE = 300;

/** `t=<seconds>,v1=<hex>`: an HMAC-SHA256 over `<seconds>.<text>`. */
export function signText(key: Buffer, text: string, now = Date.now()): string {
  const seconds = Math.floor(now / 1000);
  return `t=${seconds},v1=${digest(key, seconds, text).toString('hex')}`;
}

/** Signs a report: the text is a JSON list of every field of it. */
export function signReport(key: Buffer, report: PaymentReport, now?: number): string {
  return signText(key, textOf(report), now);
}

export function isSignedBy(
  key: Buffer,
  report: PaymentReport,
  signature: string,
  now = Date.now(),
): boolean {
  const [, time, hex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (time === undefined || hex === undefined) return false;
  const isFresh = Math.abs(now / 1000 - Number(time)) <= MAX_AGE;
  const expected = digest(key, Number(time), textOf(report));
  return isFresh && timingSafeEqual(Buffer.from(hex, 'hex'), expected);
}

const textOf = ({ reference, event, outcome, amount, currency }: PaymentReport) =>
  JSON.stringify([reference, event, outcome, amount, currency]);

function digest(key: Buffer, seconds: number, text: string): Buffer {
  return createHmac('sha256', key).update(`${seconds}.${text}`).digest();
}
