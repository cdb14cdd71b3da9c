import { sql, type Expression, type Kysely, type Selectable } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Tables } from '../../../database-tables.ts';
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

interface Wanted<Id> {
  readonly organizationId: Id;
  readonly clientId: Id;
  /** The address chosen; null: the client's default. */
  readonly addressId: Id | null;
}

/** Null where the organization brings nothing. */
export async function findDeliveryOffer(
  db: Kysely<Tables>,
  wanted: Wanted<number>,
): Promise<DeliveryOffer | null> {
  const row = await selectDelivery(db, wanted).executeTakeFirst();
  return row ? deliveryOfferOf(row) : null;
}

/** What `deliveryOfferOf` needs, to stand in a larger query, too; no row where nothing is brought. */
export function selectDelivery(
  db: Kysely<Tables>,
  { organizationId, clientId, addressId }: Wanted<number | Expression<number | null>>,
) {
  return db
    .selectFrom('delivery_settings')
    .innerJoin('organization as sender', 'sender.id', 'delivery_settings.organization_id')
    .select(['base_fee', 'fee_per_km', 'free_from', 'sender.latitude', 'sender.longitude'])
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom('delivery_address as place')
          .selectAll('place')
          .where('place.user_id', '=', sql<number>`${clientId}`)
          .where(
            sql<boolean>`case when ${addressId}::bigint is null then place.is_default else place.id = ${addressId} end`,
          ),
      ).as('place'),
    )
    .where('delivery_settings.organization_id', '=', sql<number>`${organizationId}`);
}

type DeliveryRow = Awaited<ReturnType<ReturnType<typeof selectDelivery>['execute']>>[number];

export function deliveryOfferOf(row: DeliveryRow): DeliveryOffer {
  const { place } = row;
  const rates = { baseFee: row.base_fee, feePerKm: row.fee_per_km, freeFrom: row.free_from };
  const km =
    place && place.latitude !== null && place.longitude !== null
      ? distanceKm(row, { latitude: place.latitude, longitude: place.longitude })
      : null;
  return {
    place,
    freeFrom: rates.freeFrom,
    feeFor: (goods) => deliveryFee(rates, km, goods),
  };
}
