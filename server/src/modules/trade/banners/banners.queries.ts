import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { BannerPlace } from '@karavan/shared-api/contract/banner-places';
import { selectPicture } from '../../../platform/files/select-picture.ts';
import { seesCollection, type CollectionsTables } from '../../catalog/collections/index.ts';
import { seesItem, type ItemCardTables } from '../../catalog/items/index.ts';
import type { BlocksTables } from '../../organizations/blocks/index.ts';
import type { Viewer } from '../../organizations/followers/index.ts';
import { joinOrganizationCard } from '../../organizations/organizations/index.ts';
import type { PartnersTables } from '../../organizations/partners/index.ts';
import { isPromotedTo, seesPromotion, type PromotionsTables } from '../promotions/index.ts';
import type { BannersTables } from './banners.tables.ts';

/** What banners are shown from. */
export type BannerTables = BannersTables &
  BlocksTables &
  CollectionsTables &
  ItemCardTables &
  PartnersTables &
  PromotionsTables;

export type BannerReader = Pick<Kysely<BannerTables>, 'selectFrom'>;

/** It is shown at this time, as a condition on `banner`. */
const IS_SHOWN = sql<SqlBool>`(banner.archived_at is null and banner.is_shown
  and banner.starts_at <= now() and coalesce(banner.ends_at > now(), true))`;

/** Whoever comes to what it leads to. */
const leadsSomewhere = (viewer: Viewer): RawBuilder<SqlBool> => sql<SqlBool>`(case banner.kind
  when 'item' then ${seesItem(sql`banner.item_id`, viewer)}
  when 'collection' then ${seesCollection(sql`banner.collection_id`, viewer)}
  when 'promotion' then ${seesPromotion(sql`banner.promotion_id`)}
  else true end)`;

/** Banners with their organizations and pictures. */
export const selectBanners = (db: BannerReader) =>
  joinOrganizationCard(db.selectFrom('banner'), 'banner.organization_id')
    .select(['banner.id', 'banner.text', 'banner.kind', 'banner.address'])
    .select(['banner.item_id', 'banner.collection_id', 'banner.promotion_id'])
    .select((eb) => selectPicture(eb.ref('banner.file_id')).as('image'));

export type BannerRow = Awaited<ReturnType<ReturnType<typeof selectBanners>['execute']>>[number];

/** Those of them that somebody sees now. */
export const selectShownBanners = (db: BannerReader, viewer: Viewer) =>
  selectBanners(db).where(IS_SHOWN).where(isPromotedTo(viewer)).where(leadsSomewhere(viewer));

export const isIn = (place: BannerPlace) => sql<SqlBool>`${place} = any(banner.places)`;
