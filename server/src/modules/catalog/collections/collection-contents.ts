import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { organizationsAdmitting, type Viewer } from '../../organizations/followers/index.ts';

/*
 * What is in a collection, as conditions on the rows of `collection` and `item`. Who may see an item is a
 * matter of its own.
 */

/** Whether an item fits what an automatic collection asks for. */
export const FITS_RULE = sql<SqlBool>`(
  item.organization_id = collection.organization_id
  and (collection.category_id is null or item.category_id in (
    select below.id from category as below
    where collection.category_id in (below.id, below.parent_id)))
  and (collection.price_from is null or item.price >= collection.price_from)
  and (collection.price_to is null or item.price <= collection.price_to)
  and (collection.new_days is null or item.created_at > now() - make_interval(days => collection.new_days))
  and (not collection.is_discounted or item.old_price is not null))`;

/** Whoever may see what an organization sells, once its staff show the collection. */
export const isShownTo = (viewer: Viewer): RawBuilder<SqlBool> =>
  sql<SqlBool>`(collection.is_published and (
    not organization.is_gated or organization.id in ${organizationsAdmitting(viewer)}))`;

/** The same of the collection that a column of another table names, of one that stands beside its `organization`. */
export const seesCollection = (id: Expression<unknown>, viewer: Viewer): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from collection where collection.id = ${id} and ${isShownTo(viewer)})`;

/** The items of an automatic collection, as a condition on `item`. */
export const isInAutomatic = (collectionId: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (
    select from collection where collection.id = ${collectionId} and ${FITS_RULE})`;
