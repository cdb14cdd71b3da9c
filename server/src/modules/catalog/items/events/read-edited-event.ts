import { sql, type Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { EditedEvent } from '@karavan/shared-api/contract/events';
import { LOCALES, type Locale } from '@karavan/shared-api/contract/locales';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { presentImage } from '../../../../platform/files/present-image.ts';
import { selectVideoKey } from '../../../../platform/files/present-video.ts';
import { joinPicture } from '../../../../platform/files/select-picture.ts';
import { presentMoney } from '../../../../platform/money/present-money.ts';
import { textIn } from '../../../../platform/texts/texts.ts';
import { wallTimeOf } from '../../../../platform/time/wall-time.ts';
import { findStaffExtras } from '../extras/change-extras.ts';
import { selectPictures, type ItemCardTables } from '../item-cards.ts';
import { presentInstagramPost, presentVideo } from '../items.presenter.ts';
import type { OwnEvent } from './lock-event.ts';

/**
 * An event of an organization with everything that its staff can change.
 * @throws ApiError `not_found`
 */
export async function readEditedEvent(
  db: Pick<Kysely<ItemCardTables>, 'selectFrom'>,
  { organizationId, id, locale }: OwnEvent & { readonly locale: Locale },
): Promise<EditedEvent> {
  const row = await findEvent(db, organizationId, id);
  if (!row) throw new ApiError('not_found');
  const extras = await findStaffExtras(db, id);
  const wall = (moment: Date | string | null) =>
    moment === null ? null : wallTimeOf(new Date(moment), row.time_zone);
  return {
    id: row.id,
    version: row.version,
    title: row.name,
    description: row.description,
    translations: LOCALES.flatMap((language) => {
      const texts = row.translations[language];
      return texts ? [{ locale: language, ...texts }] : [];
    }),
    category: { id: row.category_id, title: textIn(row.titles, locale) },
    currency: row.currency,
    images: row.images.map(({ file_id, alt, ...picture }) => ({
      file_id,
      alt,
      image: presentImage(picture),
    })),
    videos: row.videos.map(({ id: videoId, ...video }) => ({
      id: videoId,
      ...presentVideo(video),
    })),
    instagram_posts: row.instagram_posts.map(presentInstagramPost),
    status: row.status,
    publish_at: row.publish_at?.toISOString() ?? null,
    time_zone: row.time_zone,
    starts: wall(row.starts_at)!,
    ends: wall(row.ends_at)!,
    place: row.place,
    sales_from: wall(row.sales_from),
    sales_until: wall(row.sales_until),
    is_sold: row.sections.some(({ taken }) => taken > 0),
    sections: row.sections.map(({ price, sales_from, sales_until, ...section }) => ({
      ...section,
      price: presentMoney(price, row.currency).amount,
      sales_from: wall(sales_from),
      sales_until: wall(sales_until),
    })),
    extras: extras.map(({ price, held, sold, ...extra }) => ({
      ...extra,
      price: presentMoney(price, row.currency).amount,
      taken: held + sold,
    })),
  };
}

function findEvent(
  db: Pick<Kysely<ItemCardTables>, 'selectFrom'>,
  organizationId: number,
  id: number,
) {
  return db
    .selectFrom('item')
    .innerJoin('event', 'event.item_id', 'item.id')
    .innerJoin('organization', 'organization.id', 'item.organization_id')
    .innerJoin('category', 'category.id', 'item.category_id')
    .select(['item.id', 'item.version', 'item.name', 'item.description', 'item.translations'])
    .select(['item.category_id', 'category.titles', 'item.status', 'item.publish_at'])
    .select('item.instagram_posts')
    .select(['organization.currency', 'organization.time_zone'])
    .select(['event.starts_at', 'event.ends_at', 'event.place'])
    .select(['event.sales_from', 'event.sales_until'])
    .select((eb) => [
      jsonArrayFrom(
        selectPictures(eb.ref('item.id')).select(['item_image.file_id', 'item_image.alt']),
      ).as('images'),
      jsonArrayFrom(
        joinPicture(eb.selectFrom('item_video'), 'item_video.poster_id')
          .select((video) => [
            'item_video.id',
            'item_video.youtube_id',
            selectVideoKey(video.ref('item_video.video_id')).as('video_key'),
          ])
          .whereRef('item_video.item_id', '=', 'item.id')
          .orderBy('item_video.position'),
      ).as('videos'),
      jsonArrayFrom(
        eb
          .selectFrom('item_size')
          .innerJoin('event_section as section', 'section.size_id', 'item_size.id')
          .select(['item_size.id', 'item_size.size as name', 'section.price', 'section.quota'])
          .select(['section.sales_from', 'section.sales_until'])
          .select(sql<number>`section.quota - item_size.stock + item_size.held`.as('taken'))
          .whereRef('item_size.item_id', '=', 'item.id')
          .orderBy('item_size.position')
          .orderBy('item_size.id'),
      ).as('sections'),
    ])
    .where('item.id', '=', id)
    .where('item.organization_id', '=', organizationId)
    .where('item.kind', '=', 'ticket')
    .executeTakeFirst();
}
