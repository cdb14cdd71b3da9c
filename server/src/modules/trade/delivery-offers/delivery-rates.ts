import { expressionBuilder, sql, type Expression } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { DeliveryOffersTables } from './delivery-offers.tables.ts';

const zones = (what: 'min(fee)' | 'count(*)') =>
  sql`(select ${sql.raw(what)} from delivery_zone
    where delivery_zone.organization_id = delivery_settings.organization_id)`;

/**
 * What the organization that a column refers to takes for bringing things, in minor units, for a
 * selection of any query; null where it brings nothing. The base fee is the lowest of it and the zones.
 */
export function selectDeliveryRates(organizationId: Expression<number>) {
  return jsonObjectFrom(
    expressionBuilder<DeliveryOffersTables, never>()
      .selectFrom('delivery_settings')
      .select(['payer', 'fee_per_km', 'free_from', 'min_order'])
      .select([
        sql<number>`coalesce(
          least(${zones('min(fee)')}, case when not is_zones_only then base_fee end), base_fee
        )`.as('base_fee'),
        sql<boolean>`${zones('count(*)')} > 0`.as('has_zones'),
      ])
      .where('organization_id', '=', organizationId)
      .where('service_id', 'is not', null),
  );
}
