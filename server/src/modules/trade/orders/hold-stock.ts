import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../database-tables.ts';
import type { HoldEffect } from './order-transitions.ts';

interface Wanted {
  readonly sizeId: number;
  readonly quantity: number;
}

/**
 * Promises stock to an order. One conditional update under the table's check, with the rows locked in
 * the order of their ids, so that buyers of the same things never wait for each other in a circle.
 * @returns false, with nothing held, when there is not enough of one of them
 */
export async function holdStock(
  trx: Transaction<Tables>,
  wanted: readonly Wanted[],
): Promise<boolean> {
  const ids = wanted.map(({ sizeId }) => sizeId);
  const { rows } = await sql<{ id: number }>`
    with locked as (
      select id, stock - held as available from item_size
      where id = any(${ids}::bigint[]) order by id for update
    ), wanted as (
      select * from unnest(${ids}::bigint[], ${wanted.map(({ quantity }) => quantity)}::integer[])
        as w(id, quantity)
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

/** Ends what the lines of an order hold: it goes back on sale, or out of the stock. */
export async function endStockHold(
  trx: Transaction<Tables>,
  orderId: number,
  effect: HoldEffect,
): Promise<void> {
  if (effect === 'keep') return;
  await moveStock(trx, orderId, { held: -1, stock: effect === 'sell' ? -1 : 0 });
}

/** What the lines of a sale took out of the stock is on sale again. */
export function restockLines(trx: Transaction<Tables>, orderId: number): Promise<void> {
  return moveStock(trx, orderId, { held: 0, stock: 1 });
}

/**
 * Promises the lines of an order again whose hold has ended.
 * @returns false, with nothing held, when something has been sold meanwhile
 */
export async function holdLinesAgain(trx: Transaction<Tables>, orderId: number): Promise<boolean> {
  const lines = await trx
    .selectFrom('sale_order_line')
    .select(['size_id', 'quantity'])
    .where('order_id', '=', orderId)
    .execute();
  // A size that is sold no more has lost its row.
  if (lines.some(({ size_id }) => size_id === null)) return false;
  return holdStock(
    trx,
    lines.map(({ size_id, quantity }) => ({ sizeId: size_id!, quantity })),
  );
}

/** For each piece of an order's lines, adds to what is held and what is there; rows locked as by all others. */
async function moveStock(
  trx: Transaction<Tables>,
  orderId: number,
  { held, stock }: { readonly held: -1 | 0; readonly stock: -1 | 0 | 1 },
): Promise<void> {
  await sql`
    with lines as (
      select size_id, sum(quantity)::integer as quantity
      from sale_order_line where order_id = ${orderId} and size_id is not null
      group by size_id
    ), locked as (
      select id from item_size where id in (select size_id from lines) order by id for update
    )
    update item_size as size
    set held = size.held + ${held}::integer * lines.quantity,
        stock = size.stock + ${stock}::integer * lines.quantity
    from lines join locked on locked.id = lines.size_id
    where size.id = lines.size_id`.execute(trx);
}
