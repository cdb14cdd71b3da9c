import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min';

export type { CountryCode };

/** A partly typed phone number: the country before the field, and the text in it. */
export interface PhoneEntry {
  readonly country: CountryCode;
  /** Grouped as usual in the country; begins with a plus while the country is unknown. */
  readonly text: string;
}

/** The countries that have phone numbers, with their calling codes. */
export function dialCountries(): readonly { code: CountryCode; callingCode: string }[] {
  return getCountries().map((code) => ({ code, callingCode: getCountryCallingCode(code) }));
}

export function callingCodeOf(country: CountryCode): string {
  return getCountryCallingCode(country);
}

/** Narrows one of our country codes to a country that has phone numbers, or null. */
export function dialCountryOf(code: string): CountryCode | null {
  return getCountries().find((country) => country === code) ?? null;
}

/**
 * Parses the text of the field. A full number, typed or pasted with its plus, selects its country
 * as soon as the digits identify it.
 */
export function readPhone(text: string, country: CountryCode): PhoneEntry {
  const digits = text.replaceAll(/\D/g, '');
  if (!text.trimStart().startsWith('+')) return { country, text: grouped(digits, country) };
  const international = new AsYouType();
  international.input(`+${digits}`);
  const found = international.getCountry();
  if (!found) return { country, text: `+${digits}` };
  const national = digits.slice(getCountryCallingCode(found).length);
  return { country: found, text: grouped(national, found) };
}

/** The number as typed so far, a plus and digits; in the server's format once it is valid. */
export function numberOf({ country, text }: PhoneEntry): string {
  const digits = text.replaceAll(/\D/g, '');
  if (digits === '') return text.startsWith('+') ? '+' : '';
  const whole = parsePhoneNumberFromString(text, country);
  if (whole?.isPossible()) return whole.number;
  return text.startsWith('+') ? `+${digits}` : `+${getCountryCallingCode(country)}${digits}`;
}

/** Parses a number for the field; `usual` is its country as long as the digits allow it. */
export function phoneEntryOf(number: string, usual: CountryCode): PhoneEntry {
  const prefix = `+${getCountryCallingCode(usual)}`;
  if (number === '') return { country: usual, text: '' };
  if (number.startsWith(prefix)) return readPhone(number.slice(prefix.length), usual);
  return readPhone(number, usual);
}

/** Whether a number is valid. */
export function isPossibleNumber(number: string): boolean {
  return parsePhoneNumberFromString(number)?.isPossible() ?? false;
}

/** Formats `+996700000001` for reading: `+996 700 000 001`. */
export function readableNumber(international: string): string {
  return parsePhoneNumberFromString(international)?.formatInternational() ?? international;
}

/** Where the caret belongs after regrouping: behind the same number of digits as before. */
export function caretAfter(text: string, digitsBefore: number): number {
  let position = 0;
  for (let seen = 0; position < text.length && seen < digitsBefore; position += 1) {
    if (/\d/.test(text[position]!)) seen += 1;
  }
  return position;
}

function grouped(national: string, country: CountryCode): string {
  const prefix = `+${getCountryCallingCode(country)}`;
  return new AsYouType()
    .input(prefix + national)
    .slice(prefix.length)
    .trim();
}
