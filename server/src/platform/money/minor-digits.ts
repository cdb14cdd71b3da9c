/** Decimal digits of a currency's minor unit by ISO 4217, as the platform's own data has them. */
export function minorDigits(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits!;
}
