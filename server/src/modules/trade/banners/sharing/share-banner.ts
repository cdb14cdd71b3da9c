import { sql, type Transaction } from 'kysely';
import type { BannerOrganization } from '@karavan/shared-api/contract/banners';
import { BANNER_PARTNERS_MAX } from '@karavan/shared-api/contract/limits';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import {
  presentOrganizationCard,
  selectOrganizationCards,
} from '../../../organizations/organizations/index.ts';
import { partnershipsOf } from '../../../organizations/partners/index.ts';
import type { BannerReader, BannerTables } from '../banners.queries.ts';
import { refuse } from '../editing/find-target.ts';

interface OwnBanner {
  readonly organizationId: number;
  readonly id: number;
}

/**
 * The partners of an organization, and which of them one of its banners is shared with.
 * @throws ApiError `not_found`
 */
export async function findBannerOrganizations(
  db: BannerReader,
  { organizationId, id }: OwnBanner,
  locale: Locale,
): Promise<BannerOrganization[]> {
  const [banner, rows] = await Promise.all([
    db
      .selectFrom('banner')
      .select('id')
      .where('id', '=', id)
      .where('organization_id', '=', organizationId)
      .executeTakeFirst(),
    selectOrganizationCards(db)
      .innerJoin(partnershipsOf(organizationId).as('mutual'), (join) =>
        join.onRef('mutual.organization_id', '=', 'organization.id'),
      )
      .leftJoin(
        sql<{ partnership_id: number; is_hidden: boolean }>`(
          select partnership_id, is_hidden from banner_share where banner_id = ${id})`.as('share'),
        (join) => join.onRef('share.partnership_id', '=', 'mutual.partnership_id'),
      )
      .select('share.is_hidden')
      .orderBy('organization.title')
      .orderBy('organization.id')
      .limit(BANNER_PARTNERS_MAX)
      .execute(),
  ]);
  if (!banner) throw new ApiError('not_found');
  return rows.map((row) => ({
    ...presentOrganizationCard(row, locale),
    is_shared: row.is_hidden !== null,
    is_hidden: row.is_hidden === true,
  }));
}

/**
 * Sets which partners a banner is shared with; where it stays, what they have decided about it stays.
 * @throws ApiError `not_found`; `invalid_input` naming the first that is no partner
 */
export async function shareBanner(
  trx: Transaction<BannerTables>,
  { organizationId, id: banner_id }: OwnBanner,
  partners: readonly number[],
): Promise<void> {
  const banner = await trx
    .selectFrom('banner')
    .select('id')
    .where('id', '=', banner_id)
    .where('organization_id', '=', organizationId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!banner) throw new ApiError('not_found');
  const mutual = await trx
    .selectFrom(partnershipsOf(organizationId).as('mutual'))
    .select(['mutual.partnership_id', 'mutual.organization_id'])
    .execute();
  const partnerships = partners.map(
    (partner, index) =>
      mutual.find(({ organization_id }) => organization_id === partner)?.partnership_id ??
      refuse(`organization_ids.${index}`, 'not_offered'),
  );
  await trx
    .deleteFrom('banner_share')
    .where('banner_id', '=', banner_id)
    .$if(partnerships.length > 0, (query) => query.where('partnership_id', 'not in', partnerships))
    .execute();
  if (partnerships.length === 0) return;
  await trx
    .insertInto('banner_share')
    .values(partnerships.map((partnership_id) => ({ banner_id, partnership_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
