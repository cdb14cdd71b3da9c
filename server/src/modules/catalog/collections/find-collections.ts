import { sql, type Kysely } from 'kysely';
import type { CollectionCard } from '@karavan/shared-api/contract/collections';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { presentImage, type PictureRow } from '../../../platform/files/present-image.ts';
import { selectPicture } from '../../../platform/files/select-picture.ts';
import type { Texts } from '../../../platform/texts/texts.ts';
import { joinOrganizationCard } from '../../organizations/organizations/index.ts';
import type { Viewer } from '../../organizations/followers/index.ts';
import { isVisibleTo, selectFirstPicture, type ItemCardTables } from '../items/index.ts';
import { FITS_RULE, isShownTo } from './collection-contents.ts';
import type { CollectionsTables } from './collections.tables.ts';

export type CollectionReader = Pick<Kysely<CollectionsTables & ItemCardTables>, 'selectFrom'>;

/** The first item of a collection that somebody sees; null where there is none. */
const firstItem = (viewer: Viewer) => sql<number | null>`case when collection.is_automatic then (
    select item.id from item where ${FITS_RULE} and ${isVisibleTo(viewer)}
    order by item.pinned desc, item.created_at desc, item.id desc limit 1)
  else (
    select item.id from collection_item join item on item.id = collection_item.item_id
    where collection_item.collection_id = collection.id and ${isVisibleTo(viewer)}
    order by collection_item.position limit 1) end`;

/** Collections with their pictures, of which one of the first item stands in for a missing one. */
export const selectCollections = (db: CollectionReader, viewer: Viewer) =>
  joinOrganizationCard(db.selectFrom('collection'), 'collection.organization_id')
    .crossJoinLateral(
      sql<{ item_id: number | null }>`(select ${firstItem(viewer)} as item_id)`.as('first'),
    )
    .select(['collection.id', 'collection.title', 'collection.titles'])
    .select(['collection.is_published', 'collection.is_automatic'])
    .select((eb) => [
      selectPicture(eb.ref('collection.file_id')).as('own_image'),
      selectFirstPicture(eb.ref('first.item_id')).as('first_image'),
    ]);

interface CollectionRow {
  readonly id: number;
  readonly title: string;
  readonly titles: Partial<Texts>;
  readonly own_image: PictureRow | null;
  readonly first_image: PictureRow | null;
}

export function presentCollection(row: CollectionRow, locale: Locale): CollectionCard {
  const image = row.own_image ?? row.first_image;
  return {
    id: row.id,
    title: row.titles[locale] ?? row.title,
    image: image && presentImage(image),
  };
}

/** The collections of an organization in which somebody sees something, in its order. */
export const findShopCollections = (db: CollectionReader, organizationId: number, viewer: Viewer) =>
  selectCollections(db, viewer)
    .where('collection.organization_id', '=', organizationId)
    .where(isShownTo(viewer))
    .where('first.item_id', 'is not', null)
    .orderBy('collection.position')
    .execute();

/** A collection that somebody sees, empty or not. */
export const findShownCollection = (db: CollectionReader, id: number, viewer: Viewer) =>
  selectCollections(db, viewer)
    .where('collection.id', '=', id)
    .where(isShownTo(viewer))
    .executeTakeFirst();

/** The ids of all collections of an organization, shown or not. */
export async function findOwnCollections(
  db: Pick<Kysely<CollectionsTables>, 'selectFrom'>,
  organizationId: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('collection')
    .select('id')
    .where('organization_id', '=', organizationId)
    .execute();
  return rows.map(({ id }) => id);
}

/** How a collection of an organization is called, shown or not; undefined where it has none of this id. */
export async function findCollectionTitle(
  db: Pick<Kysely<CollectionsTables>, 'selectFrom'>,
  organizationId: number,
  id: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('collection')
    .select('title')
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  return row?.title;
}
