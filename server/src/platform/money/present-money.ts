import type { Money } from '@karavan/shared-api/contract/common';
import { minorDigits } from './minor-digits.ts';

/** Minor units as a decimal string: 125000 KGS is `1250.00`. */
export function presentMoney(minor: number, currency: string): Money {
  const digits = minorDigits(currency);
  const sign = minor < 0 ? '-' : '';
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  const amount = digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
  return { amount: sign + amount, currency };
}
