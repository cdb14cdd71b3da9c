import type { DeliveryRates } from '@karavan/shared-api/contract/delivery-fee';

/** Terms as they stand in the form. */
export interface TypedTerms {
  readonly payer: string | null;
  readonly base_fee: string | null;
  readonly fee_per_km: string | null;
  readonly free_from: string | null;
  readonly min_order: string | null;
  readonly radius_km: number | null;
}

/** What is typed as rates outside of the zones, in hundredths whatever the currency; null until it is a price. */
export function ratesOf(typed: TypedTerms): DeliveryRates | null {
  const [baseFee, feePerKm] = [sumOf(typed.base_fee), sumOf(typed.fee_per_km)];
  if (baseFee === null || feePerKm === null) return null;
  return {
    payer: typed.payer === 'organization' ? 'organization' : 'client',
    baseFee,
    feePerKm,
    freeFrom: sumOf(typed.free_from) || null,
    minOrder: sumOf(typed.min_order) || null,
    radiusKm: typed.radius_km,
    zones: [],
    isZonesOnly: false,
  };
}

/** A typed sum in hundredths; null until it is one. */
export function sumOf(text: string | null): number | null {
  return text !== null && /^\d+(\.\d+)?$/.test(text) ? Math.round(Number(text) * 100) : null;
}
