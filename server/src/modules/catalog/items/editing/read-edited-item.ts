import { sql, type Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { EditedItem } from '@karavan/shared-api/contract/item-editing';
import { LOCALES, type Locale } from '@karavan/shared-api/contract/locales';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { presentImage } from '../../../../platform/files/present-image.ts';
import { selectVideoKey } from '../../../../platform/files/present-video.ts';
import { joinPicture } from '../../../../platform/files/select-picture.ts';
import { presentMoney } from '../../../../platform/money/present-money.ts';
import { textIn } from '../../../../platform/texts/texts.ts';
import { selectPictures, type ItemCardTables } from '../item-cards.ts';
import { presentInstagramPost, presentVideo } from '../items.presenter.ts';

interface Wanted {
  readonly organizationId: number;
  readonly id: number;
  readonly locale: Locale;
}

/**
 * A product of an organization, or what it lets, with everything that its staff can change.
 * @throws ApiError `not_found`
 */
export async function readEditedItem(
  db: Pick<Kysely<ItemCardTables>, 'selectFrom'>,
  { organizationId, id, locale }: Wanted,
  kind: 'product' | 'rent' = 'product',
): Promise<EditedItem> {
  const row = await db
    .selectFrom('item')
    .innerJoin('organization', 'organization.id', 'item.organization_id')
    .innerJoin('category', 'category.id', 'item.category_id')
    .select([
      'item.id',
      'item.version',
      'item.name',
      'item.description',
      'item.translations',
      'item.category_id',
      'category.titles',
      'item.price',
      'item.old_price',
      'organization.currency',
      'item.status',
      'item.publish_at',
      'item.instagram_posts',
    ])
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
          .select(['item_size.id', 'item_size.size', 'item_size.held'])
          .select(['item_size.sku', 'item_size.barcode'])
          .select(sql<number>`item_size.stock - item_size.held`.as('quantity'))
          .whereRef('item_size.item_id', '=', 'item.id')
          .orderBy('item_size.position')
          .orderBy('item_size.id'),
      ).as('sizes'),
    ])
    .where('item.id', '=', id)
    .where('item.organization_id', '=', organizationId)
    .where('item.kind', '=', kind)
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  const amount = (minor: number | null) =>
    minor === null ? null : presentMoney(minor, row.currency).amount;
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
    price: amount(row.price),
    old_price: amount(row.old_price),
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
    sizes: row.sizes,
    status: row.status,
    publish_at: row.publish_at?.toISOString() ?? null,
  };
}
