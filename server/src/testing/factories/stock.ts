import type { Kysely } from 'kysely';
import type { Tables } from '../../database-tables.ts';
import { createUser } from './accounts.ts';
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

/** A sheet of one product that has been checked. */
export async function createImport(
  db: Kysely<Tables>,
  values: { readonly organization_id: number; readonly created_by?: number },
): Promise<number> {
  const { id } = await db
    .insertInto('item_import')
    .values({
      created_by: values.created_by ?? (await createUser(db)),
      file_name: 'items.csv',
      status: 'checked',
      row_count: 1,
      fault_count: 0,
      new_items: 1,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
