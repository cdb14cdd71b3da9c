import { minorDigits } from './minor-digits.ts';

/**
 * A decimal string as minor units: `1250.5` KGS is 125050.
 * @returns null when it is no such number, or finer than the currency's smallest unit
 */
export function parseMoney(amount: string, currency: string): number | null {
  const digits = minorDigits(currency);
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
  const isTooFine = fraction.slice(digits).replaceAll('0', '') !== '';
  if (whole === undefined || isTooFine) return null;
  const minor = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  return Number.isSafeInteger(minor) ? minor : null;
}
