import { createHash } from 'node:crypto';
import { sql, type SqlBool } from 'kysely';
import type { z } from 'zod/mini';
import type { Banner, listBanners } from '@karavan/shared-api/contract/banners';
import { hotlinkUrl } from '@karavan/shared-api/contract/hotlink-url';
import { BANNERS_SHOWN } from '@karavan/shared-api/contract/limits';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { OutsideLink } from '@karavan/shared-api/contract/outside-link';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { HOUR_MS } from '../../../platform/time/durations.ts';
import { isUnmutedBy } from '../../catalog/feed/index.ts';
import type { Viewer } from '../../organizations/followers/index.ts';
import { presentOrganizationCard } from '../../organizations/organizations/index.ts';
import { partnershipsOf } from '../../organizations/partners/index.ts';
import { presentBanner } from './banners.presenter.ts';
import { isIn, selectShownBanners, type BannerReader, type BannerRow } from './banners.queries.ts';

interface Reader {
  readonly viewer: Viewer;
  readonly locale: Locale;
}

type Query = z.output<typeof listBanners.query>;

/** Banners that somebody sees now on one page: one statement, on the home two where turns begin anew. */
export async function findBanners(
  db: BannerReader,
  { organization, place = 'promotions', country, city }: Query,
  { viewer, locale }: Reader,
): Promise<Banner[]> {
  if (organization === undefined) {
    const rows = await findOnHome(db, { place, country, city }, viewer);
    return rows.map((row) => presentBanner(row, locale, 'advertising'));
  }
  const rows = await findOnPage(db, organization, viewer);
  return rows.map((row) =>
    presentBanner(row, locale, row.organization_id === organization ? null : 'partner'),
  );
}

/** Those of an organization in its order, then those that its partners share, the newest first. */
const findOnPage = (db: BannerReader, organizationId: number, viewer: Viewer) =>
  selectShownBanners(db, viewer)
    .leftJoin(
      sql<{ banner_id: number }>`(
        select banner_share.banner_id
        from banner_share join ${partnershipsOf(organizationId)} as mutual
          on mutual.partnership_id = banner_share.partnership_id
        where not banner_share.is_hidden)`.as('shared'),
      (join) => join.onRef('shared.banner_id', '=', 'banner.id'),
    )
    .where(
      sql<SqlBool>`(case when banner.organization_id = ${organizationId}
        then ${isIn('organization')}
        else shared.banner_id is not null and organization.is_listed end)`,
    )
    .orderBy(sql`banner.organization_id <> ${organizationId}`)
    .orderBy(sql`case when banner.organization_id = ${organizationId} then banner.position end`)
    .orderBy('banner.id', 'desc')
    .limit(BANNERS_SHOWN)
    .execute();

/** More than are shown, since of each organization one is. */
const DRAWN = 3 * BANNERS_SHOWN;

/**
 * One banner of each organization, from another place in their circle every hour, so that each has its turn
 * whatever their number.
 */
async function findOnHome(
  db: BannerReader,
  {
    place,
    country,
    city,
  }: Pick<Query, 'country' | 'city'> & { readonly place: 'promotions' | 'feed' },
  viewer: Viewer,
): Promise<BannerRow[]> {
  const start = startOf(Math.floor(Date.now() / HOUR_MS));
  const draw = (condition: '>=' | '<', limit: number) =>
    selectShownBanners(db, viewer)
      .where('organization.is_listed', '=', true)
      .where(isIn(place))
      .$if(viewer !== null, (query) =>
        query.where(isUnmutedBy(sql`banner.organization_id`, viewer!)),
      )
      .where(sql<SqlBool>`coalesce(banner.country = ${country ?? null}, banner.country is null)`)
      .where(sql<SqlBool>`coalesce(banner.city = ${city ?? null}, banner.city is null)`)
      .where('banner.lot', condition, start)
      .orderBy('banner.lot')
      .limit(limit)
      .execute();
  const rows = await draw('>=', DRAWN);
  if (rows.length < DRAWN) rows.push(...(await draw('<', DRAWN - rows.length)));
  const ofEach = new Map(rows.toReversed().map((row) => [row.organization_id, row]));
  return rows.filter((row) => ofEach.get(row.organization_id) === row).slice(0, BANNERS_SHOWN);
}

/** From 0 to 1. */
const startOf = (hour: number): number =>
  createHash('sha256').update(String(hour)).digest().readUInt32BE() / 2 ** 32;

/**
 * Where a banner leads that leaves this site.
 * @throws ApiError `not_found`, also for one that is not shown
 */
export async function findBannerLink(
  db: BannerReader,
  id: number,
  { viewer, locale }: Reader,
): Promise<OutsideLink> {
  const row = await selectShownBanners(db, viewer).where('banner.id', '=', id).executeTakeFirst();
  // Checked as when it was written.
  const url =
    row?.kind === 'link' && hotlinkUrl({ kind: 'link', contact: null, address: row.address });
  if (!row || !url) throw new ApiError('not_found');
  return { url, organization: presentOrganizationCard(row, locale) };
}
