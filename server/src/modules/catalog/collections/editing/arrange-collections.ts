import { sql, type Transaction } from 'kysely';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { CollectionsTables } from '../collections.tables.ts';
import { holdShelf } from '../shelf.ts';

/**
 * Brings collections into an order; those that are not named come behind, ids of others count for nothing.
 * Answers the order.
 */
export async function orderCollections(
  trx: Transaction<CollectionsTables>,
  organizationId: number,
  ids: readonly number[],
): Promise<number[]> {
  await holdShelf(trx, organizationId);
  await number(trx, organizationId, ids);
  const rows = await trx
    .selectFrom('collection')
    .select('id')
    .where('organization_id', '=', organizationId)
    .orderBy('position')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Deletes a collection; its items stay.
 * @throws ApiError `not_found`
 */
export async function deleteCollection(
  trx: Transaction<CollectionsTables>,
  organizationId: number,
  id: number,
): Promise<void> {
  await holdShelf(trx, organizationId);
  const gone = await trx
    .deleteFrom('collection')
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .returning('id')
    .executeTakeFirst();
  if (!gone) throw new ApiError('not_found');
  await number(trx, organizationId, []);
}

/** Counts the places of the collections through, those that are named first. */
const number = (
  trx: Transaction<CollectionsTables>,
  organizationId: number,
  ids: readonly number[],
) =>
  sql`
    update collection set position = placed.place from (
      select id, row_number() over (
        order by array_position(${ids}::bigint[], id) nulls last, position) - 1 as place
      from collection where organization_id = ${organizationId}
    ) as placed
    where collection.id = placed.id and collection.position <> placed.place`.execute(trx);
