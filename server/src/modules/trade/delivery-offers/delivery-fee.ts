/** What an organization takes for bringing things. Sums are minor units. */
export interface DeliveryRates {
  readonly baseFee: number;
  readonly feePerKm: number;
  /** Goods of this sum and more are brought for nothing; null: never. */
  readonly freeFrom: number | null;
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
  { baseFee, feePerKm, freeFrom }: DeliveryRates,
  km: number | null,
  goods: number,
): DeliveryFee {
  const courier = baseFee + feePerKm * Math.ceil(km ?? 0);
  return { courier, client: freeFrom !== null && goods >= freeFrom ? 0 : courier };
}

export interface Place {
  /** Degrees (WGS 84). */
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_RADIUS_KM = 6371;

/** Kilometres between two places as the crow flies (haversine, on a sphere). */
export function distanceKm(one: Place, other: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const latitude = radians(other.latitude - one.latitude);
  const longitude = radians(other.longitude - one.longitude);
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(one.latitude)) *
      Math.cos(radians(other.latitude)) *
      Math.sin(longitude / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}
