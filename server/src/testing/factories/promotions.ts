import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../database-tables.ts';

/** A promotion under way, ten percent off everything, and the items that it is for. */
export async function createPromotion(
  db: Kysely<Tables>,
  {
    items = [],
    ...values
  }: Partial<Insertable<Tables['promotion']>> & {
    readonly organization_id: number;
    readonly items?: readonly number[];
  },
): Promise<number> {
  const { id } = await db
    .insertInto('promotion')
    .values({
      status: 'active',
      title: 'Неделя скидок',
      file_id: null,
      basis_points: values.amount == null ? 1000 : null,
      amount: null,
      category_id: null,
      has_items: items.length > 0,
      quota: null,
      per_person: null,
      code: null,
      ends_at: null,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (items.length > 0) {
    await db
      .insertInto('promotion_item')
      .values(items.map((item_id, position) => ({ promotion_id: id, item_id, position })))
      .execute();
  }
  return id;
}
