import type { Kysely } from 'kysely';
import type { Tables } from '../../database-tables.ts';
import { createItem } from './catalog.ts';

interface StockOptions {
  readonly organizationId?: number;
  readonly stock?: number;
  /** Minor units. */
  readonly price?: number;
  readonly size?: string;
}

/** A size of a new product with pieces of it. Answers the size. */
export async function createStock(
  db: Kysely<Tables>,
  { organizationId, stock = 10, price = 10_000, size = 'M' }: StockOptions = {},
): Promise<number> {
  const item_id = await createItem(db, {
    price,
    ...(organizationId !== undefined && { organization_id: organizationId }),
  });
  const { id } = await db
    .insertInto('item_size')
    .values({ item_id, size, stock })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
