/**
 * Codes of goods (GTIN): EAN-13, EAN-8 and UPC-A, whose last digit follows from the others. A UPC-A is the EAN-13 that
 * begins with 0, and is kept as that: cameras read it as either.
 */

/** @returns the code as it is kept, 8 or 13 digits; null where it is none, or its check digit is wrong */
export function readBarcode(text: string): string | null {
  const digits = text.replaceAll(/[\s-]/g, '');
  if (!/^(\d{8}|\d{12,13})$/.test(digits)) return null;
  const code = digits.length === 12 ? `0${digits}` : digits;
  return checkSum(code) % 10 === 0 ? code : null;
}

/** From the right every second digit counts three times. */
function checkSum(code: string): number {
  const digits = Array.from(code, Number);
  return digits.reduce(
    (sum, digit, place) => sum + digit * ((code.length - place) % 2 === 0 ? 3 : 1),
    0,
  );
}
