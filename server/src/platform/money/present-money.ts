import type { Money } from '@karavan/shared-api/contract/common';
import { minorDigits } from './minor-digits.ts';

/** Minor units as a decimal string in the currency's own digits: 125000 KGS is `1250.00`. */
export function presentAmount(minor: number, currency: string): string {
  const digits = minorDigits(currency);
  const sign = minor < 0 ? '-' : '';
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  const amount = digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
  return sign + amount;
}

export function presentMoney(minor: number, currency: string): Money {
  return { amount: presentAmount(minor, currency), currency };
}
