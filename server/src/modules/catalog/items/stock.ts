import { sql, type Transaction } from 'kysely';
import type { ItemsTables } from './items.tables.ts';

/** Pieces of sizes, each size once. */
export type StockPieces = readonly { readonly sizeId: number; readonly quantity: number }[];

type StockTransaction = Transaction<Pick<ItemsTables, 'item_size'>>;

/**
 * Promises pieces to somebody. One conditional update under the table's check, with the rows locked in
 * the order of their ids, so that buyers of the same things never wait for each other in a circle.
 * @returns false, with nothing held, when there is not enough of one of them
 */
export async function holdStock(trx: StockTransaction, pieces: StockPieces): Promise<boolean> {
  const { ids, quantities } = columnsOf(pieces);
  const { rows } = await sql<{ id: number }>`
    with locked as (
      select id, stock - held as available from item_size
      where id = any(${ids}::bigint[]) order by id for update
    ), wanted as (
      select * from unnest(${ids}::bigint[], ${quantities}::integer[]) as w(id, quantity)
    )
    update item_size as size
    set held = size.held + wanted.quantity
    from wanted join locked using (id)
    where size.id = wanted.id and not exists (
      select from wanted left join locked using (id)
      where coalesce(locked.available, 0) < wanted.quantity)
    returning size.id`.execute(trx);
  return rows.length > 0;
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

/** For each piece, adds to what is held and what is there; rows locked as by all others. */
async function moveStock(
  trx: StockTransaction,
  pieces: StockPieces,
  { held, stock }: { readonly held: -1 | 0; readonly stock: -1 | 0 | 1 },
): Promise<void> {
  if (pieces.length === 0) return;
  const { ids, quantities } = columnsOf(pieces);
  await sql`
    with moved as (
      select id, sum(quantity)::integer as quantity
      from unnest(${ids}::bigint[], ${quantities}::integer[]) as m(id, quantity)
      group by id
    ), locked as (
      select id from item_size where id = any(${ids}::bigint[]) order by id for update
    )
    update item_size as size
    set held = size.held + ${held}::integer * moved.quantity,
        stock = size.stock + ${stock}::integer * moved.quantity
    from moved join locked using (id)
    where size.id = moved.id`.execute(trx);
}

function columnsOf(pieces: StockPieces) {
  return {
    ids: pieces.map(({ sizeId }) => sizeId),
    quantities: pieces.map(({ quantity }) => quantity),
  };
}
