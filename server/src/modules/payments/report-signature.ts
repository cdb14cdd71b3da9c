import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PaymentReport } from '@karavan/shared-api/contract/payments';

/** How old a signature may be, in seconds. */
const MAX_AGE = 300;

/** `t=<seconds>,v1=<hex>`: an HMAC-SHA256 over the time and every field of the report. */
export function signReport(key: Buffer, report: PaymentReport, now = Date.now()): string {
  const seconds = Math.floor(now / 1000);
  return `t=${seconds},v1=${digest(key, report, seconds).toString('hex')}`;
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
  return isFresh && timingSafeEqual(Buffer.from(hex, 'hex'), digest(key, report, Number(time)));
}

function digest(
  key: Buffer,
  { reference, event, outcome, amount, currency }: PaymentReport,
  seconds: number,
): Buffer {
  return createHmac('sha256', key)
    .update(JSON.stringify([seconds, reference, event, outcome, amount, currency]))
    .digest();
}
