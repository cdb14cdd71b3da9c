import { sql } from 'kysely';
import type { EditedBanner, StaffBanner } from '@karavan/shared-api/contract/banners';
import { ARCHIVED_BANNERS_SHOWN } from '@karavan/shared-api/contract/limits';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { presentImage } from '../../../../platform/files/present-image.ts';
import { partnershipsOf } from '../../../organizations/partners/index.ts';
import { bannerStateOf, pictureOf } from '../banners.presenter.ts';
import { selectBanners, type BannerReader } from '../banners.queries.ts';
import { findTargetTitle } from './find-target.ts';

/** Banners as staff see them. */
const selectStaffBanners = (db: BannerReader, organizationId: number) =>
  selectBanners(db)
    .select(['banner.archived_at', 'banner.is_shown', 'banner.starts_at', 'banner.ends_at'])
    .select(['banner.version', 'banner.places', 'banner.country', 'banner.city'])
    .where('banner.organization_id', '=', organizationId);

/** All banners of an organization in its order, then the latest of its archive. */
export async function findStaffBanners(
  db: BannerReader,
  organizationId: number,
): Promise<StaffBanner[]> {
  const all = selectStaffBanners(db, organizationId)
    .leftJoin(
      sql<{ banner_id: number; views: number; presses: number }>`(
        select banner_id, sum(views)::bigint as views, sum(presses)::bigint as presses
        from banner_count
        where banner_id in (select id from banner where organization_id = ${organizationId})
        group by banner_id)`.as('counted'),
      (join) => join.onRef('counted.banner_id', '=', 'banner.id'),
    )
    .select(['counted.views', 'counted.presses'])
    .select(
      sql<number>`(
        select count(*)::integer
        from banner_share join ${partnershipsOf(organizationId)} as mutual
          on mutual.partnership_id = banner_share.partnership_id
        where banner_share.banner_id = banner.id)`.as('shared_with'),
    );
  const [present, archived] = await Promise.all([
    all.where('banner.archived_at', 'is', null).orderBy('banner.position').execute(),
    all
      .where('banner.archived_at', 'is not', null)
      .orderBy('banner.archived_at', 'desc')
      .limit(ARCHIVED_BANNERS_SHOWN)
      .execute(),
  ]);
  const now = new Date();
  return [...present, ...archived].map((row) => ({
    id: row.id,
    image: presentImage(pictureOf(row)),
    text: row.text,
    state: bannerStateOf(row, now),
    places: row.places,
    shared_with: row.shared_with,
    views: row.views ?? 0,
    presses: row.presses ?? 0,
  }));
}

/**
 * A banner with everything that staff can change.
 * @throws ApiError `not_found`
 */
export async function readEditedBanner(
  db: BannerReader,
  organizationId: number,
  id: number,
): Promise<EditedBanner> {
  const row = await selectStaffBanners(db, organizationId)
    .where('banner.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  const { kind } = row;
  const target = row.item_id ?? row.collection_id ?? row.promotion_id;
  const [title, counts] = await Promise.all([
    target === null ? undefined : findTargetTitle(db, { organizationId, kind, id: target }),
    db
      .selectFrom('banner_count')
      .select(['place', 'views', 'presses'])
      .where('banner_id', '=', id)
      .orderBy('place')
      .execute(),
  ]);
  return {
    id: row.id,
    version: row.version,
    state: bannerStateOf(row, new Date()),
    image: presentImage(pictureOf(row)),
    text: row.text,
    kind,
    target_id: target,
    target_title: title ?? null,
    address: row.address,
    places: row.places,
    country: row.country,
    city: row.city,
    is_shown: row.is_shown,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at?.toISOString() ?? null,
    counts,
  };
}
