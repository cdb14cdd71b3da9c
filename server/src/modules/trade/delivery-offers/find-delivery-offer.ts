import { sql, type Expression, type Kysely } from 'kysely';
import {
  deliveryFee,
  deliveryRefusal,
  leastOrder,
  zoneAt,
  type DeliveryFee,
  type DeliveryRates,
  type DeliveryRefusal,
  type Destination,
} from '@karavan/shared-api/contract/delivery-fee';
import type { WorkingNow } from '@karavan/shared-api/contract/organizations';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { distanceKm } from '../../../platform/places/distance-km.ts';
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
import { deliveryHoursNow, selectDeliveryWeek } from './delivery-hours.ts';
import type { DeliveryOffersTables } from './delivery-offers.tables.ts';
import { ratesOfZone, selectZones } from './delivery-zones.ts';

/** What an offer is read from. */
export type DeliveryOfferTables = DeliveryOffersTables &
  DeliveryAddressesTables &
  OrganizationsTables;

/** What an organization brings, where to, and for how much. Sums are minor units. */
export interface DeliveryOffer {
  /** Null until the client has told an address. */
  readonly place: AddressRow | null;
  readonly rates: DeliveryRates;
  /** The name of the zone that the place is in; null outside of all. */
  readonly zone: string | null;
  /** Goods below this sum are not brought to the place; null: any are. */
  readonly leastOrder: number | null;
  /** Whether things are brought at this hour, and when that changes; null at any hour. */
  readonly hours: WorkingNow | null;
  /** Why it is not brought; null where it is. */
  refusalFor(goods: number): DeliveryRefusal | 'delivery_closed' | null;
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
      .select(['payer', 'base_fee', 'fee_per_km', 'free_from', 'min_order', 'radius_km'])
      .select(['delivery_settings.hours', 'delivery_settings.is_zones_only'])
      .select(['sender.latitude', 'sender.longitude', 'sender.time_zone'])
      .select((eb) => [
        selectDeliveryWeek(eb.ref('delivery_settings.hours'), eb.ref('sender.id')).as('week'),
        selectZones(eb.ref('sender.id')).as('zones'),
      ])
      .select(jsonObjectFrom(selectChosenAddress(clientId, addressId)).as('place'))
      .where('delivery_settings.organization_id', '=', sql<number>`${organizationId}`)
      // A service that closes brings nothing more.
      .where((eb) => takesOrders(eb.ref('delivery_settings.service_id').$notNull()))
  );
}

/**
 * The delivery service that brings what an organization sells; null where nobody does. Until the transaction ends no
 * agreement with it does.
 */
export async function findDeliveryService(
  db: Pick<Kysely<DeliveryOffersTables>, 'selectFrom'>,
  organizationId: number,
  { locks }: { readonly locks: boolean },
): Promise<number | null> {
  const settings = await db
    .selectFrom('delivery_settings')
    .select('service_id')
    .where('organization_id', '=', organizationId)
    .$if(locks, (query) => query.forShare())
    .executeTakeFirst();
  return settings?.service_id ?? null;
}

type DeliveryRow = Awaited<ReturnType<ReturnType<typeof selectDelivery>['execute']>>[number];

/** What an organization brings to a place at this moment, as a row tells it. */
export function deliveryOfferOf(row: DeliveryRow): DeliveryOffer {
  const { place } = row;
  const rates: DeliveryRates = {
    payer: row.payer,
    baseFee: row.base_fee,
    feePerKm: row.fee_per_km,
    freeFrom: row.free_from,
    minOrder: row.min_order,
    radiusKm: row.radius_km,
    zones: row.zones.map(ratesOfZone),
    isZonesOnly: row.is_zones_only,
  };
  const to = destinationOf(row);
  const hours = deliveryHoursNow(row, new Date());
  return {
    place,
    rates,
    zone: zoneAt(rates, to)?.name ?? null,
    leastOrder: leastOrder(rates, to),
    hours,
    refusalFor: (goods) =>
      deliveryRefusal(rates, to, goods) ?? (hours?.state === 'close' ? 'delivery_closed' : null),
    feeFor: (goods) => deliveryFee(rates, to, goods),
  };
}

function destinationOf({ place, ...sender }: DeliveryRow): Destination {
  if (!place || place.latitude === null || place.longitude === null) return null;
  const to = { latitude: place.latitude, longitude: place.longitude };
  return { ...to, km: distanceKm(sender, to) };
}
