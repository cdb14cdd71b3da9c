import { sql, type Expression, type Kysely, type Transaction } from 'kysely';
import type { ItemsTables } from './items.tables.ts';

/** Pieces of sizes. */
export type StockPieces = readonly { readonly sizeId: number; readonly quantity: number }[];

type StockTransaction = Transaction<Pick<ItemsTables, 'item_size' | 'stock'>>;

/**
 * Promises pieces to somebody, under the table's check as the last line. Sizes that sell from one stock are promised
 * together what it has.
 * @returns false, with nothing held, when there is not enough of one of them
 */
export async function holdStock(trx: StockTransaction, pieces: StockPieces): Promise<boolean> {
  const { rows } = await sql<{ is_held: boolean }>`
    select hold_stock(${sizesOf(pieces)}::bigint[], ${quantitiesOf(pieces)}::integer[]) as is_held`.execute(
    trx,
  );
  return rows[0]!.is_held;
}

/** How many pieces there are for sizes, those included that are held; to stand in a larger query. */
export function selectStock(
  db: Pick<Kysely<ItemsTables>, 'selectFrom'>,
  sizeIds: Expression<readonly number[]>,
) {
  return (
    db
      .selectFrom('item_size')
      .select(['item_size.id', 'item_size.stock_id', 'item_size.stock'])
      // As the result of a selection, so that this is not planned anew for each number of sizes.
      .where('item_size.id', '=', sql<number>`any((select ${sizeIds}::bigint[])::bigint[])`)
  );
}

/** The sizes that sell from the same stock as the `item_size` of the query around. */
export function selectSharing(db: Pick<Kysely<ItemsTables>, 'selectFrom'>) {
  return db
    .selectFrom('item_size as sharing')
    .select('sharing.id')
    .where('sharing.stock_id', '=', sql.ref<number>('item_size.stock_id'));
}

/** The ids of those that sell from the same stock as one of these sizes, as a table; to stand in a larger query. */
export const sizesSharing = (sizeIds: readonly number[]) => sql<{ id: number }>`(
  select other.id from item_size as meant join item_size as other on other.stock_id = meant.stock_id
  where meant.id = any(${sizeIds}::bigint[]))`;

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
  await lockStock(trx, sizesOf(pieces));
  await sql`
    with ${wantedOf(pieces)}
    update stock
    set held = stock.held + ${held}::integer * wanted.quantity,
        pieces = stock.pieces + ${stock}::integer * wanted.quantity
    from wanted
    where stock.id = wanted.stock_id`.execute(trx);
}

/**
 * Locks what sizes sell from. A statement of its own: whoever has waited here reads, in the next one, what the others have
 * left. In one statement with the update, what it compares could be older than what it has locked. The order of
 * the ids keeps those who want the same things from waiting for each other in a circle.
 */
export async function lockStock(trx: StockTransaction, sizeIds: readonly number[]): Promise<void> {
  await sql`select lock_stock(${sizeIds}::bigint[])`.execute(trx);
}

/**
 * The pieces by stock. A size that is gone has none, so it is wanted of no stock. The lists stand as results of
 * selections, so that a statement is planned once, and not for each number of sizes.
 */
function wantedOf(pieces: StockPieces) {
  return sql`piece as (
    select (select stock_id from item_size where id = piece.size_id) as stock_id, quantity
    from unnest((select ${sizesOf(pieces)}::bigint[]), (select ${quantitiesOf(pieces)}::integer[]))
      as piece(size_id, quantity)
  ), wanted as (select stock_id, sum(quantity)::integer as quantity from piece group by stock_id)`;
}

const sizesOf = (pieces: StockPieces) => pieces.map(({ sizeId }) => sizeId);
const quantitiesOf = (pieces: StockPieces) => pieces.map(({ quantity }) => quantity);
