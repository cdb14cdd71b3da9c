import { isInRing, type ZonePoint } from './zone-shapes.ts';

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
  /** How far things are brought outside of the zones; null: anywhere. */
  readonly radiusKm: number | null;
  /** In the order in which they count: of those that reach a place the first. */
  readonly zones: readonly ZoneRates[];
  /** Whether nothing is brought outside of the zones, if there are any. */
  readonly isZonesOnly: boolean;
}

/** A part of the town with a fee of its own. */
export interface ZoneRates {
  readonly name: string;
  /** Around the organization, as the crow flies; null where it is a ring. */
  readonly radiusKm: number | null;
  readonly points: readonly ZonePoint[];
  readonly fee: number;
  /** Null: as everywhere. */
  readonly minOrder: number | null;
}

export interface DeliveryFee {
  /** What the service gets. */
  readonly courier: number;
  /** What the client pays of it: all or nothing, the rest is the organization's. */
  readonly client: number;
}

/** Where something is brought to; null where the place is not on the map. */
export type Destination = (ZonePoint & { /** As the crow flies. */ readonly km: number }) | null;

/** The zone whose fee counts at a place; null outside of all, and where the place is not on the map. */
export function zoneAt({ zones }: Pick<DeliveryRates, 'zones'>, to: Destination): ZoneRates | null {
  if (!to) return null;
  const reaches = ({ radiusKm, points }: ZoneRates) =>
    radiusKm === null ? isInRing(points, to) : to.km <= radiusKm;
  return zones.find(reaches) ?? null;
}

/**
 * The fee of the zone; outside of all the base fee and a rate for every started kilometre. A place that is not on the
 * map costs the base fee.
 * @param goods what the client pays for the goods
 */
export function deliveryFee(rates: DeliveryRates, to: Destination, goods: number): DeliveryFee {
  const { payer, baseFee, feePerKm, freeFrom } = rates;
  const courier = zoneAt(rates, to)?.fee ?? baseFee + feePerKm * Math.ceil(to?.km ?? 0);
  const isFree = payer === 'organization' || (freeFrom !== null && goods >= freeFrom);
  return { courier, client: isFree ? 0 : courier };
}

/** Why something is not brought to a place. */
export type DeliveryRefusal =
  | 'delivery_too_far'
  | 'delivery_outside_zones'
  | 'delivery_below_minimum';

/** Why goods are not brought there; null where they are. A place that is not on the map is near enough. */
export function deliveryRefusal(
  rates: DeliveryRates,
  to: Destination,
  goods: number,
): DeliveryRefusal | null {
  const zone = zoneAt(rates, to);
  if (to && !zone) {
    if (rates.isZonesOnly && rates.zones.length > 0) return 'delivery_outside_zones';
    if (rates.radiusKm !== null && to.km > rates.radiusKm) return 'delivery_too_far';
  }
  const least = leastOrder(rates, to);
  return least !== null && goods < least ? 'delivery_below_minimum' : null;
}

/** Goods below this sum are not brought to a place; null: any are. */
export const leastOrder = (rates: DeliveryRates, to: Destination): number | null =>
  zoneAt(rates, to)?.minOrder ?? rates.minOrder;
