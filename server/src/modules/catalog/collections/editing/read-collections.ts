import { sql } from 'kysely';
import { LOCALES, type Locale } from '@karavan/shared-api/contract/locales';
import type { EditedCollection, StaffCollection } from '@karavan/shared-api/contract/collections';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { presentImage } from '../../../../platform/files/present-image.ts';
import { selectPicture } from '../../../../platform/files/select-picture.ts';
import { presentMoney } from '../../../../platform/money/present-money.ts';
import { countedUpToCap } from '../../../../platform/paging/count-up-to-cap.ts';
import { presentPicked, selectPicked } from '../../items/index.ts';
import { FITS_RULE } from '../collection-contents.ts';
import { currencyOf } from '../currency-of.ts';
import {
  presentCollection,
  selectCollections,
  type CollectionReader,
} from '../find-collections.ts';

interface Reading {
  readonly organizationId: number;
  readonly locale: Locale;
  /** Who reads. */
  readonly viewer: number;
}

const COUNT = countedUpToCap(sql`select from item
  where item.organization_id = collection.organization_id and item.is_published and case
    when collection.is_automatic then ${FITS_RULE}
    else item.id in (
      select item_id from collection_item where collection_id = collection.id) end`);

/** All collections of an organization in their order, hidden ones too. */
export async function listStaffCollections(
  db: CollectionReader,
  { organizationId, locale, viewer }: Reading,
): Promise<{ list: StaffCollection[]; currency: string }> {
  const [rows, currency] = await Promise.all([
    selectCollections(db, viewer)
      .select(COUNT.as('item_count'))
      .where('collection.organization_id', '=', organizationId)
      .orderBy('collection.position')
      .execute(),
    currencyOf(db, organizationId),
  ]);
  const list = rows.map((row) => ({
    ...presentCollection(row, locale),
    is_published: row.is_published,
    is_automatic: row.is_automatic,
    item_count: row.item_count,
  }));
  return { list, currency };
}

/**
 * A collection with everything that staff can change.
 * @throws ApiError `not_found`
 */
export async function readEditedCollection(
  db: CollectionReader,
  organizationId: number,
  id: number,
): Promise<EditedCollection> {
  const row = await db
    .selectFrom('collection')
    .selectAll()
    .select((eb) => selectPicture(eb.ref('collection.file_id')).as('image'))
    .where('collection.id', '=', id)
    .where('collection.organization_id', '=', organizationId)
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  const [items, currency] = await Promise.all([
    selectPicked(db, organizationId)
      .innerJoin(
        sql<{ item_id: number; position: number }>`(
          select item_id, position from collection_item where collection_id = ${id})`.as('placed'),
        (join) => join.onRef('placed.item_id', '=', 'item.id'),
      )
      .orderBy('placed.position')
      .execute(),
    currencyOf(db, organizationId),
  ]);
  const amount = (minor: number | null) =>
    minor === null ? null : presentMoney(minor, currency).amount;
  return {
    id: row.id,
    version: row.version,
    title: row.title,
    translations: LOCALES.flatMap((locale) => {
      const title = row.titles[locale];
      return title === undefined ? [] : [{ locale, title }];
    }),
    image: row.image && presentImage(row.image),
    is_published: row.is_published,
    rule: row.is_automatic
      ? {
          category: row.category_id,
          price_from: amount(row.price_from),
          price_to: amount(row.price_to),
          new_days: row.new_days,
          discounted: row.is_discounted,
        }
      : null,
    items: items.map(presentPicked),
  };
}
