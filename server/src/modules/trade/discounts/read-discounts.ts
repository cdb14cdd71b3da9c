import type { Kysely } from 'kysely';
import type { DiscountBook } from '@karavan/shared-api/contract/discounts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { presentAmount } from '../../../platform/money/present-money.ts';
import { presentPercent } from '../../../platform/money/present-percent.ts';
import {
  selectOrganizations,
  type OrganizationsTables,
} from '../../organizations/organizations/index.ts';
import type { DiscountsTables } from './discounts.tables.ts';
import { groupByKind } from './find-card.ts';

/**
 * The cards of an organization as its staff keep them, paused ones as well.
 * @throws ApiError `not_found`
 */
export async function readDiscounts(
  db: Pick<Kysely<DiscountsTables & OrganizationsTables>, 'selectFrom'>,
  organizationId: number,
): Promise<DiscountBook> {
  const organization = await db
    .selectFrom(selectOrganizations().where('organization.id', '=', organizationId).as('own'))
    .leftJoin('discount_book', 'discount_book.organization_id', 'own.id')
    .select(['own.currency', 'discount_book.version'])
    .executeTakeFirst();
  if (!organization) throw new ApiError('not_found');
  const { currency, version } = organization;
  const rows = await db
    .selectFrom('discount_card')
    .innerJoin('discount_tier', (join) =>
      join
        .onRef('discount_tier.organization_id', '=', 'discount_card.organization_id')
        .onRef('discount_tier.kind', '=', 'discount_card.kind'),
    )
    .select(['discount_card.kind', 'background', 'is_paused', 'never_downgrades', 'cashback_days'])
    .select(['basis_points', 'spend_limit'])
    .where('discount_card.organization_id', '=', organizationId)
    .orderBy('discount_card.kind')
    .orderBy('spend_limit')
    .execute();
  const cards = groupByKind(rows).map((ofKind) => {
    const { kind, background, is_paused, never_downgrades, cashback_days } = ofKind[0]!;
    const tiers = ofKind.map(({ basis_points, spend_limit }) => ({
      percent: presentPercent(basis_points),
      limit: presentAmount(spend_limit, currency),
    }));
    return { kind, background, is_paused, never_downgrades, cashback_days, tiers };
  });
  return { version: version ?? 0, currency, cards };
}
