import { sql, type Kysely } from 'kysely';
import type { ItemsTables } from '../../catalog/items/index.ts';
import type { BlocksTables } from '../../organizations/blocks/index.ts';
import type { CartsTables } from './carts.tables.ts';
import { refuseUnheld, selectSoldSizes } from './sold-sizes.ts';

interface CartedSize {
  readonly itemId: number;
  readonly sizeId: number;
  /** 0 takes it out. */
  readonly quantity: number;
}

/**
 * Makes the client's cart hold exactly this many pieces of a size, in one statement: of two devices
 * the later one counts, and a repetition changes nothing. Taking out needs no stock.
 * @throws ApiError as `refuseUnheld`, and `not_found` for a size that is not one of the item
 */
export async function setCartedSize(
  db: Kysely<CartsTables & ItemsTables & BlocksTables>,
  clientId: number,
  { itemId, sizeId, quantity }: CartedSize,
): Promise<void> {
  if (quantity === 0) return takeOut(db, clientId, { itemId, sizeId });
  const { rows } = await sql<{
    is_blocked: boolean | null;
    is_closing: boolean | null;
    is_held: boolean;
  }>`
    with size as (
      ${selectSoldSizes(clientId, sql`item_size.id = ${sizeId} and item.id = ${itemId}`)}
    ), own_cart as (
      insert into cart (client_id, organization_id)
      select ${clientId}, organization_id from size
      where not is_blocked and not is_closing and available >= ${quantity}::integer
      on conflict (client_id, organization_id) do update set version = cart.version + 1
      returning id
    ), line as (
      insert into cart_line (cart_id, size_id, quantity, seen_price)
      select own_cart.id, ${sizeId}, ${quantity}, price from own_cart, size
      on conflict (cart_id, size_id) do update
      set quantity = excluded.quantity, seen_price = excluded.seen_price
      returning cart_id
    )
    select (select is_blocked from size) as is_blocked,
      (select is_closing from size) as is_closing, exists (select from line) as is_held`.execute(
    db,
  );
  refuseUnheld(rows[0]!);
}

async function takeOut(
  db: Kysely<CartsTables & ItemsTables>,
  clientId: number,
  { itemId, sizeId }: Omit<CartedSize, 'quantity'>,
): Promise<void> {
  await sql`
    with removed as (
      delete from cart_line as line
      using cart, item_size
      where cart.client_id = ${clientId} and line.cart_id = cart.id
        and line.size_id = ${sizeId} and item_size.id = line.size_id and item_size.item_id = ${itemId}
      returning cart.id
    )
    update cart set version = version + 1 where id in (select id from removed)`.execute(db);
}
