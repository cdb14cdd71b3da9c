import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../database-tables.ts';
import { deliveryFee, distanceKm, type DeliveryFee } from './delivery-fee.ts';

export type DeliveryPlace = Selectable<Tables['delivery_address']>;

/** What an organization brings, where to, and for how much. Sums are minor units. */
export interface DeliveryOffer {
  /** Null until the client has told an address. */
  readonly place: DeliveryPlace | null;
  readonly freeFrom: number | null;
  /** @param goods what the client pays for the goods */
  feeFor(goods: number): DeliveryFee;
}

interface Wanted {
  readonly organizationId: number;
  readonly clientId: number;
  /** The address chosen; null: the client's default. */
  readonly addressId: number | null;
}

/** Null where the organization brings nothing. */
export async function findDeliveryOffer(
  db: Kysely<Tables>,
  { organizationId, clientId, addressId }: Wanted,
): Promise<DeliveryOffer | null> {
  const settings = await db
    .selectFrom('delivery_settings')
    .innerJoin('organization', 'organization.id', 'delivery_settings.organization_id')
    .select(['base_fee', 'fee_per_km', 'free_from', 'latitude', 'longitude'])
    .where('organization.id', '=', organizationId)
    .executeTakeFirst();
  if (!settings) return null;
  const place = await db
    .selectFrom('delivery_address')
    .selectAll()
    .where('user_id', '=', clientId)
    .where((eb) => (addressId === null ? eb('is_default', '=', true) : eb('id', '=', addressId)))
    .executeTakeFirst();
  const rates = {
    baseFee: settings.base_fee,
    feePerKm: settings.fee_per_km,
    freeFrom: settings.free_from,
  };
  const km =
    place && place.latitude !== null && place.longitude !== null
      ? distanceKm(settings, { latitude: place.latitude, longitude: place.longitude })
      : null;
  return {
    place: place ?? null,
    freeFrom: rates.freeFrom,
    feeFor: (goods) => deliveryFee(rates, km, goods),
  };
}
