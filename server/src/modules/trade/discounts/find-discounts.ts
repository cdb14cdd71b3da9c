import { sql, type Kysely } from 'kysely';
import type { ListedOrganization } from '@karavan/shared-api/contract/organizations';
import { presentPercent } from '../../../platform/money/present-percent.ts';
import { organizationsAdmitting } from '../../organizations/followers/index.ts';
import {
  selectOrganizations,
  type OrganizationsTables,
} from '../../organizations/organizations/index.ts';
import type { DiscountsTables } from './discounts.tables.ts';

/** Tells for some organizations the card that gives the most; only cards that the viewer may see and that count now. */
export function createFindDiscounts(db: Kysely<DiscountsTables & OrganizationsTables>) {
  return async (ids: readonly number[], viewer: number | null) => {
    const rows = await db
      .selectFrom('discount_card')
      .innerJoin('discount_tier', (join) =>
        join
          .onRef('discount_tier.organization_id', '=', 'discount_card.organization_id')
          .onRef('discount_tier.kind', '=', 'discount_card.kind'),
      )
      .innerJoin(selectOrganizations().as('organization'), (join) =>
        join.onRef('organization.id', '=', 'discount_card.organization_id'),
      )
      .distinctOn('organization.id')
      .select(['organization.id', 'discount_card.kind', 'basis_points'])
      .where('is_paused', '=', false)
      .where('organization.id', 'in', [0, ...ids])
      .where(
        sql<boolean>`(not organization.is_gated or organization.id in ${organizationsAdmitting(viewer)})`,
      )
      .orderBy('organization.id')
      .orderBy('basis_points', 'desc')
      .orderBy('discount_card.kind')
      .execute();
    return new Map<number, NonNullable<ListedOrganization['discount']>>(
      rows.map(({ id, kind, basis_points: most }) => [id, { kind, percent: presentPercent(most) }]),
    );
  };
}
