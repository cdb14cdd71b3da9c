/** Building a formatter costs more than all else about a price; there are few currencies. */
const known = new Map<string, number>();

/** Decimal digits of a currency's minor unit by ISO 4217, as the platform's own data has them. */
export function minorDigits(currency: string): number {
  let digits = known.get(currency);
  if (digits === undefined) {
    digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
      .maximumFractionDigits!;
    known.set(currency, digits);
  }
  return digits;
}
