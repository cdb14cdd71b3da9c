import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../database-tables.ts';
import { applyCard, type AppliedCard } from './discount.ts';
import type { DiscountKind } from './discounts.tables.ts';

export interface ClientCard extends AppliedCard {
  readonly kind: DiscountKind;
}

/** The card of an organization as it applies to a client now; null where there is none. */
export async function findCard(
  db: Kysely<Tables>,
  organizationId: number,
  clientId: number,
): Promise<ClientCard | null> {
  const rows = await db
    .selectFrom('discount_card')
    .innerJoin('discount_tier', 'discount_tier.organization_id', 'discount_card.organization_id')
    .where('discount_card.organization_id', '=', organizationId)
    .select(['kind', 'basis_points', 'spend_limit'])
    .select((eb) =>
      eb
        .selectFrom('sale_order')
        .where('sale_order.organization_id', '=', organizationId)
        .where('client_id', '=', clientId)
        .where('payment_status', '=', 'accepted')
        .where('fulfilled_at', 'is not', null)
        .select(
          sql<number>`coalesce(sum(goods - discount - cashback_spent), 0)::bigint`.as('spent'),
        )
        .as('spent'),
    )
    .execute();
  const [first] = rows;
  if (!first) return null;
  const tiers = rows.map((row) => ({ basisPoints: row.basis_points, spendLimit: row.spend_limit }));
  return { kind: first.kind, ...applyCard(tiers, first.spent ?? 0) };
}
