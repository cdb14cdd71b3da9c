import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../database-tables.ts';

/** A published collection behind the others of its organization, with these items in their order. */
export async function createCollection(
  db: Kysely<Tables>,
  {
    items = [],
    ...values
  }: Partial<Insertable<Tables['collection']>> & {
    readonly organization_id: number;
    readonly items?: readonly number[];
  },
): Promise<number> {
  const { count } = await db
    .selectFrom('collection')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('organization_id', '=', values.organization_id)
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('collection')
    .values({
      position: Number(count),
      title: 'Подборка',
      file_id: null,
      is_published: true,
      is_automatic: false,
      category_id: null,
      price_from: null,
      price_to: null,
      new_days: null,
      is_discounted: false,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (items.length > 0) {
    await db
      .insertInto('collection_item')
      .values(items.map((item_id, position) => ({ collection_id: id, item_id, position })))
      .execute();
  }
  return id;
}
