import { minorDigits } from '../../../platform/money/minor-digits.ts';

/** Units of each currency for one US dollar, as decimal strings. */
export type Rates = ReadonlyMap<string, string>;

const RATE_DIGITS = 8;

/**
 * Converts minor units, rounding half away from zero once, at the end. Exact until then: rates and
 * sums are whole numbers all the way.
 * @returns null when a rate is missing
 */
export function convertMinor(minor: number, from: string, to: string, rates: Rates): number | null {
  if (from === to) return minor;
  const [fromRate, toRate] = [rates.get(from), rates.get(to)];
  if (fromRate === undefined || toRate === undefined) return null;
  const numerator = BigInt(minor) * scaled(toRate) * 10n ** BigInt(minorDigits(to));
  const denominator = scaled(fromRate) * 10n ** BigInt(minorDigits(from));
  return Number(roundedQuotient(numerator, denominator));
}

function roundedQuotient(numerator: bigint, denominator: bigint): bigint {
  const sign = numerator < 0n ? -1n : 1n;
  return sign * ((2n * sign * numerator + denominator) / (2n * denominator));
}

/** A decimal string as a whole number of its smallest part. */
function scaled(rate: string): bigint {
  const [whole = '', fraction = ''] = rate.split('.');
  return BigInt(whole + fraction.padEnd(RATE_DIGITS, '0'));
}
