import { sql, type Expression, type Kysely, type Transaction } from 'kysely';
import type { ItemsTables } from './items.tables.ts';

/** Pieces of sizes, each size once. */
export type StockPieces = readonly { readonly sizeId: number; readonly quantity: number }[];

type StockTransaction = Transaction<Pick<ItemsTables, 'item_size'>>;

/**
 * Promises pieces to somebody, under the table's check as the last line.
 * @returns false, with nothing held, when there is not enough of one of them
 */
export async function holdStock(trx: StockTransaction, pieces: StockPieces): Promise<boolean> {
  const { ids, quantities } = columnsOf(pieces);
  await lockSizes(trx, ids);
  const { rows } = await sql<{ id: number }>`
    with wanted as (
      select * from unnest(${ids}::bigint[], ${quantities}::integer[]) as w(id, quantity)
    )
    update item_size as size
    set held = size.held + wanted.quantity
    from wanted
    where size.id = wanted.id and not exists (
      select from wanted left join item_size as present using (id)
      where coalesce(present.stock - present.held, 0) < wanted.quantity)
    returning size.id`.execute(trx);
  return rows.length > 0;
}

/** How many pieces there are of sizes, those included that are held; to stand in a larger query. */
export function selectStock(
  db: Pick<Kysely<ItemsTables>, 'selectFrom'>,
  sizeIds: Expression<readonly number[]>,
) {
  return db
    .selectFrom('item_size')
    .select(['item_size.id', 'item_size.stock'])
    .where('item_size.id', '=', sql<number>`any(${sizeIds}::bigint[])`);
}

/** What was held is for sale again. */
export function releaseStock(trx: StockTransaction, pieces: StockPieces): Promise<void> {
  return moveStock(trx, pieces, { held: -1, stock: 0 });
}

/** What was held has been sold. */
export function sellStock(trx: StockTransaction, pieces: StockPieces): Promise<void> {
  return moveStock(trx, pieces, { held: -1, stock: -1 });
}

/** What was sold has come back, and is for sale again. */
export function restock(trx: StockTransaction, pieces: StockPieces): Promise<void> {
  return moveStock(trx, pieces, { held: 0, stock: 1 });
}

/** For each piece, adds to what is held and what is there. */
async function moveStock(
  trx: StockTransaction,
  pieces: StockPieces,
  { held, stock }: { readonly held: -1 | 0; readonly stock: -1 | 0 | 1 },
): Promise<void> {
  if (pieces.length === 0) return;
  const { ids, quantities } = columnsOf(pieces);
  await lockSizes(trx, ids);
  await sql`
    with moved as (
      select id, sum(quantity)::integer as quantity
      from unnest(${ids}::bigint[], ${quantities}::integer[]) as m(id, quantity)
      group by id
    )
    update item_size as size
    set held = size.held + ${held}::integer * moved.quantity,
        stock = size.stock + ${stock}::integer * moved.quantity
    from moved
    where size.id = moved.id`.execute(trx);
}

/**
 * A statement of its own: whoever has waited here reads, in the next one, what the others have left. In
 * one statement with the update, what it compares could be older than what it has locked. The order of
 * the ids keeps those who want the same things from waiting for each other in a circle.
 */
export async function lockSizes(trx: StockTransaction, ids: readonly number[]): Promise<void> {
  await sql`
    select from item_size where id = any(${ids}::bigint[]) order by id for no key update`.execute(
    trx,
  );
}

function columnsOf(pieces: StockPieces) {
  return {
    ids: pieces.map(({ sizeId }) => sizeId),
    quantities: pieces.map(({ quantity }) => quantity),
  };
}
