import { expressionBuilder, type Expression } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { ZoneRates } from '@karavan/shared-api/contract/delivery-fee';
import type { ZonePoint } from '@karavan/shared-api/contract/zone-shapes';
import type { DeliveryOffersTables } from './delivery-offers.tables.ts';

interface ZoneRow {
  readonly name: string;
  readonly radius_km: number | null;
  readonly points: readonly ZonePoint[];
  readonly fee: number;
  readonly min_order: number | null;
}

/** The zones of the organization that a column refers to, in their order, for a selection of any query. */
export function selectZones(organizationId: Expression<number>) {
  return jsonArrayFrom(
    expressionBuilder<DeliveryOffersTables, never>()
      .selectFrom('delivery_zone')
      .select(['name', 'radius_km', 'points', 'fee', 'min_order'])
      .where('organization_id', '=', organizationId)
      .orderBy('position'),
  );
}

export const ratesOfZone = ({ name, radius_km, points, fee, min_order }: ZoneRow): ZoneRates => ({
  name,
  radiusKm: radius_km,
  points,
  fee,
  minOrder: min_order,
});
