import { expressionBuilder, type Expression } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { DeliveryOffersTables } from './delivery-offers.tables.ts';

/**
 * What the organization that a column refers to takes for bringing things, in minor units, for a
 * selection of any query; null where it brings nothing.
 */
export function selectDeliveryRates(organizationId: Expression<number>) {
  return jsonObjectFrom(
    expressionBuilder<DeliveryOffersTables, never>()
      .selectFrom('delivery_settings')
      .select(['payer', 'base_fee', 'fee_per_km', 'free_from', 'min_order'])
      .where('organization_id', '=', organizationId)
      .where('service_id', 'is not', null),
  );
}
