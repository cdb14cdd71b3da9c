import { sql, type Kysely } from 'kysely';
import type { CardOffer } from '@karavan/shared-api/contract/organizations';
import { presentPercent } from '../../../platform/money/present-percent.ts';
import { organizationsAdmitting } from '../../organizations/followers/index.ts';
import {
  selectOrganizations,
  type OrganizationsTables,
} from '../../organizations/organizations/index.ts';
import type { DiscountsTables } from './discounts.tables.ts';
import { selectBestCard } from './select-best-card.ts';

/** Tells for some organizations the card that gives the most; only cards that the viewer may see and that count now. */
export function createFindDiscounts(db: Kysely<DiscountsTables & OrganizationsTables>) {
  return async (ids: readonly number[], viewer: number | null) => {
    const rows = await db
      .selectFrom(selectOrganizations().as('organization'))
      .select('organization.id')
      .select((eb) => selectBestCard(eb.ref('organization.id')).as('card'))
      .where('organization.id', 'in', [0, ...ids])
      .where(
        sql<boolean>`(not organization.is_gated or organization.id in ${organizationsAdmitting(viewer)})`,
      )
      .execute();
    return new Map<number, CardOffer>(
      rows.flatMap(({ id, card }) =>
        card ? [[id, { kind: card.kind, percent: presentPercent(card.basis_points) }]] : [],
      ),
    );
  };
}
