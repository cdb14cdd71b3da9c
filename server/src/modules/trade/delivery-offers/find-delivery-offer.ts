import { sql, type Expression, type Kysely } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import {
  selectOrganizations,
  takesOrders,
  type OrganizationsTables,
} from '../../organizations/organizations/index.ts';
import {
  selectChosenAddress,
  type AddressRow,
  type DeliveryAddressesTables,
} from '../delivery-addresses/index.ts';
import { deliveryFee, distanceKm, type DeliveryFee } from './delivery-fee.ts';
import type { DeliveryOffersTables } from './delivery-offers.tables.ts';

/** What an offer is read from. */
export type DeliveryOfferTables = DeliveryOffersTables &
  DeliveryAddressesTables &
  OrganizationsTables;

/** What an organization brings, where to, and for how much. Sums are minor units. */
export interface DeliveryOffer {
  /** Null until the client has told an address. */
  readonly place: AddressRow | null;
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

/** What `deliveryOfferOf` needs, to stand in a larger query, too; no row where nothing is brought. */
export function selectDelivery(
  db: Pick<Kysely<DeliveryOfferTables>, 'selectFrom'>,
  { organizationId, clientId, addressId }: Wanted<number | Expression<number | null>>,
) {
  return (
    db
      .selectFrom('delivery_settings')
      .innerJoin(selectOrganizations().as('sender'), (join) =>
        join.onRef('sender.id', '=', 'delivery_settings.organization_id'),
      )
      .select(['base_fee', 'fee_per_km', 'free_from', 'sender.latitude', 'sender.longitude'])
      .select(jsonObjectFrom(selectChosenAddress(clientId, addressId)).as('place'))
      .where('delivery_settings.organization_id', '=', sql<number>`${organizationId}`)
      // A service that closes brings nothing more.
      .where((eb) => takesOrders(eb.ref('delivery_settings.service_id')))
  );
}

/** The delivery service that brings what an organization sells; null where nobody does. */
export async function findDeliveryService(
  db: Pick<Kysely<DeliveryOffersTables>, 'selectFrom'>,
  organizationId: number,
): Promise<number | null> {
  const settings = await db
    .selectFrom('delivery_settings')
    .select('service_id')
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  return settings?.service_id ?? null;
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
