import { PhoneNumber } from '@karavan/shared-api/contract/accounts';

const PHONES_MAX = 5;

/** The numbers that are whole and international, each once. */
export function presentPhones(numbers: readonly string[]): string[] {
  const plain = numbers.map((number) => number.replaceAll(/[\s()./-]/g, ''));
  return [...new Set(plain)]
    .filter((number) => PhoneNumber.safeParse(number).success)
    .slice(0, PHONES_MAX);
}
