import { sql, type Kysely } from 'kysely';
import { CART_QUANTITY_MAX } from '@karavan/shared-api/contract/limits';
import type { ItemsTables } from '../../catalog/items/index.ts';
import { selectOwnLines } from './carts.queries.ts';
import type { CartsTables } from './carts.tables.ts';
import { selectSoldSizes } from './sold-sizes.ts';

interface Pieces {
  readonly size_id: number;
  readonly quantity: number;
}

interface FilledCart {
  /** Null when nothing is sold of what was wanted. */
  readonly cartId: number | null;
  /** How many pieces all carts of the client hold now. */
  readonly count: number;
  /** What the cart holds of the sizes that were wanted, and are sold. */
  readonly lines: readonly Pieces[];
}

/**
 * Makes the client's cart hold at least these pieces of one organization's sizes, as far as there
 * are any, in one statement. Done twice it changes nothing more.
 */
export async function putIntoCart(
  db: Kysely<CartsTables & ItemsTables>,
  clientId: number,
  wanted: readonly Pieces[],
): Promise<FilledCart> {
  const { rows } = await sql<{ cart_id: number | null; count: number; lines: readonly Pieces[] }>`
    with wanted as (
      select size_id, sum(quantity) as quantity
      from json_to_recordset(${JSON.stringify(wanted)}) as wanted(size_id bigint, quantity integer)
      group by size_id
    ), sold as (
      select size_id, organization_id, price,
        least(wanted.quantity, available, ${CART_QUANTITY_MAX}::integer)::integer as quantity
      from wanted join (
        ${selectSoldSizes(clientId, sql`item_size.id in (select size_id from wanted)`)}
      ) as sold using (size_id)
      where available > 0 and not is_closing
    ), had as (${selectOwnLines(db, clientId).select(['cart_line.size_id', 'cart_line.quantity'])}),
    own_cart as (
      insert into cart (client_id, organization_id)
      select distinct ${clientId}::bigint, organization_id from sold
      on conflict (client_id, organization_id) do update set version = cart.version + 1
      returning id
    ), line as (
      insert into cart_line (cart_id, size_id, quantity, seen_price)
      select own_cart.id, size_id, quantity, price from own_cart, sold order by size_id
      on conflict (cart_id, size_id) do update
      set quantity = greatest(cart_line.quantity, excluded.quantity),
        seen_price = excluded.seen_price
      returning cart_id, size_id, quantity
    )
    select (select cart_id from line limit 1) as cart_id,
      coalesce((select sum(quantity) from had where size_id not in (select size_id from line)), 0)
        + coalesce((select sum(quantity) from line), 0) as count,
      coalesce((select json_agg(json_build_object('size_id', size_id, 'quantity', quantity))
        from line), '[]') as lines`.execute(db);
  const { cart_id: cartId, count, lines } = rows[0]!;
  return { cartId, count: Number(count), lines };
}
