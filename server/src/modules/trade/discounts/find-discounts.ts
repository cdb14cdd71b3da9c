import { sql, type Kysely } from 'kysely';
import type { ListedOrganization } from '@karavan/shared-api/contract/organizations';
import { presentPercent } from '../../../platform/money/present-percent.ts';
import { organizationsAdmitting } from '../../organizations/followers/index.ts';
import {
  selectOrganizations,
  type OrganizationsTables,
} from '../../organizations/organizations/index.ts';
import type { DiscountsTables } from './discounts.tables.ts';

/** Tells for some organizations the most that their card gives; only cards that the viewer may see. */
export function createFindDiscounts(db: Kysely<DiscountsTables & OrganizationsTables>) {
  return async (ids: readonly number[], viewer: number | null) => {
    const rows = await db
      .selectFrom('discount_card')
      .innerJoin('discount_tier', 'discount_tier.organization_id', 'discount_card.organization_id')
      .innerJoin(selectOrganizations().as('organization'), (join) =>
        join.onRef('organization.id', '=', 'discount_card.organization_id'),
      )
      .select(['organization.id', 'discount_card.kind'])
      .select(sql<number>`max(basis_points)`.as('most'))
      .where('organization.id', 'in', [0, ...ids])
      .where(
        sql<boolean>`(not organization.is_gated or organization.id in ${organizationsAdmitting(viewer)})`,
      )
      .groupBy(['organization.id', 'discount_card.kind'])
      .execute();
    return new Map<number, NonNullable<ListedOrganization['discount']>>(
      rows.map(({ id, kind, most }) => [id, { kind, percent: presentPercent(most) }]),
    );
  };
}
