import { expressionBuilder, sql, type Expression } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { DiscountsTables } from './discounts.tables.ts';

/**
 * The card of the organization that a column refers to that gives the most, with its highest step in hundredths of a
 * percent, for a selection of any query; null where none counts now.
 */
export function selectBestCard(organizationId: Expression<number>) {
  return jsonObjectFrom(
    expressionBuilder<DiscountsTables, never>()
      .selectFrom('discount_card')
      .innerJoin('discount_tier', (join) =>
        join
          .onRef('discount_tier.organization_id', '=', 'discount_card.organization_id')
          .onRef('discount_tier.kind', '=', 'discount_card.kind'),
      )
      .select(['discount_card.kind', 'basis_points'])
      .where('discount_card.organization_id', '=', organizationId)
      .where('is_paused', '=', sql.lit(false))
      .orderBy('basis_points', 'desc')
      .orderBy('discount_card.kind')
      .limit(1),
  );
}
