import { expressionBuilder, sql, type Expression } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { DeliveryOffersTables } from './delivery-offers.tables.ts';

/**
 * What the organization that a column refers to takes for bringing things, in minor units, for a
 * selection of any query; null where it brings nothing. The base fee is the lowest of it and the zones.
 */
export function selectDeliveryRates(organizationId: Expression<number>) {
  return jsonObjectFrom(
    expressionBuilder<DeliveryOffersTables, never>()
      .selectFrom('delivery_settings')
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('delivery_zone')
            .select(({ fn }) => fn.min<number | null>('fee').as('least_fee'))
            .whereRef('delivery_zone.organization_id', '=', 'delivery_settings.organization_id')
            .as('zones'),
        (join) => join.onTrue(),
      )
      .select(['payer', 'fee_per_km', 'free_from', 'min_order'])
      .select([
        sql<number>`coalesce(
          least(zones.least_fee, case when not is_zones_only then base_fee end), base_fee
        )`.as('base_fee'),
        sql<boolean>`zones.least_fee is not null`.as('has_zones'),
      ])
      .where('organization_id', '=', organizationId)
      .where('service_id', 'is not', null),
  );
}
