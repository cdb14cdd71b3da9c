import { sql, type Transaction } from 'kysely';
import type { PartnerBanner } from '@karavan/shared-api/contract/banners';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { partnershipsOf } from '../../../organizations/partners/index.ts';
import { presentBanner } from '../banners.presenter.ts';
import { selectShownBanners, type BannerReader, type BannerTables } from '../banners.queries.ts';

/** The banners that partners share with an organization and that are shown now, hidden there or not. */
export async function findPartnerBanners(
  db: BannerReader,
  organizationId: number,
  { viewer, locale }: { readonly viewer: number; readonly locale: Locale },
): Promise<PartnerBanner[]> {
  const rows = await selectShownBanners(db, viewer)
    .innerJoin(
      sql<{ banner_id: number; is_hidden: boolean }>`(
        select banner_share.banner_id, banner_share.is_hidden
        from banner_share join ${partnershipsOf(organizationId)} as mutual
          on mutual.partnership_id = banner_share.partnership_id)`.as('shared'),
      (join) => join.onRef('shared.banner_id', '=', 'banner.id'),
    )
    .select('shared.is_hidden')
    .where('banner.organization_id', '<>', organizationId)
    .orderBy('banner.id', 'desc')
    .execute();
  return rows.map((row) => ({
    ...presentBanner(row, locale, 'partner'),
    is_hidden: row.is_hidden,
  }));
}

interface SharedBanner {
  readonly organizationId: number;
  readonly id: number;
}

/**
 * Decides whether the page of an organization shows a banner of a partner.
 * @throws ApiError `not_found` for what is not shared with it
 */
export async function hidePartnerBanner(
  trx: Transaction<BannerTables>,
  { organizationId, id }: SharedBanner,
  isHidden: boolean,
): Promise<void> {
  const { rows } = await sql`
    update banner_share set is_hidden = ${isHidden}
    from ${partnershipsOf(organizationId)} as mutual
    where banner_share.partnership_id = mutual.partnership_id and banner_share.banner_id = ${id}
      and exists (
        select from banner
        where banner.id = ${id} and banner.organization_id = mutual.organization_id)
    returning banner_share.banner_id`.execute(trx);
  if (rows.length === 0) throw new ApiError('not_found');
}
