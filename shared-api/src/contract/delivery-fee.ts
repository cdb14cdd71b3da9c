/** What an organization takes for bringing things, and what it brings at all. Sums are minor units. */
export interface DeliveryRates {
  /** Who pays the courier. */
  readonly payer: 'client' | 'organization';
  readonly baseFee: number;
  readonly feePerKm: number;
  /** Goods of this sum and more are brought for nothing; null: never. */
  readonly freeFrom: number | null;
  /** Goods below this sum are not brought; null: any are. */
  readonly minOrder: number | null;
  /** How far things are brought; null: anywhere. */
  readonly radiusKm: number | null;
}

export interface DeliveryFee {
  /** What the service gets. */
  readonly courier: number;
  /** What the client pays of it: all or nothing, the rest is the organization's. */
  readonly client: number;
}

/**
 * Base fee and a rate for every started kilometre.
 * @param km as the crow flies; null where the place is not on the map, which costs the base fee
 * @param goods what the client pays for the goods
 */
export function deliveryFee(
  { payer, baseFee, feePerKm, freeFrom }: DeliveryRates,
  km: number | null,
  goods: number,
): DeliveryFee {
  const courier = baseFee + feePerKm * Math.ceil(km ?? 0);
  const isFree = payer === 'organization' || (freeFrom !== null && goods >= freeFrom);
  return { courier, client: isFree ? 0 : courier };
}

/** Why something is not brought. */
export type DeliveryRefusal = 'delivery_too_far' | 'delivery_below_minimum';

/** Why goods are not brought there; null where they are. A place that is not on the map is near enough. */
export function deliveryRefusal(
  { minOrder, radiusKm }: DeliveryRates,
  km: number | null,
  goods: number,
): DeliveryRefusal | null {
  if (radiusKm !== null && km !== null && km > radiusKm) return 'delivery_too_far';
  return minOrder !== null && goods < minOrder ? 'delivery_below_minimum' : null;
}
