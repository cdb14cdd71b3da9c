import { sql, type Kysely } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { isVisibleTo, type ItemsTables } from '../../catalog/items/index.ts';
import { organizationsBlocking, type BlocksTables } from '../../organizations/blocks/index.ts';
import { takesOrders } from '../../organizations/organizations/index.ts';
import type { CartsTables } from './carts.tables.ts';

interface CartedSize {
  readonly itemId: number;
  readonly sizeId: number;
  /** 0 takes it out. */
  readonly quantity: number;
}

/**
 * Makes the client's cart hold exactly this many pieces of a size, in one statement: of two devices
 * the later one counts, and a repetition changes nothing. Taking out needs no stock.
 * @throws ApiError `not_found` for a size that is not one of the item or is not sold, `conflict`
 * when there are not that many, `blocked` where the organization does no business with the client,
 * `sells_nothing` where it closes
 */
export async function setCartedSize(
  db: Kysely<CartsTables & ItemsTables & BlocksTables>,
  clientId: number,
  { itemId, sizeId, quantity }: CartedSize,
): Promise<void> {
  if (quantity === 0) return takeOut(db, clientId, { itemId, sizeId });
  const { rows } = await sql<{
    is_sold: boolean;
    is_blocked: boolean | null;
    is_closing: boolean | null;
    is_set: boolean;
  }>`
    with size as (
      select organization_id, price, stock - held as available,
        organization_id in ${organizationsBlocking(clientId)} as is_blocked,
        not ${takesOrders(sql.ref('organization_id'))} as is_closing
      from item_size join item on item.id = item_size.item_id
      where item_size.id = ${sizeId} and item.id = ${itemId}
        and kind = 'product' and ${isVisibleTo(clientId)} and price is not null
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
    select exists (select from size) as is_sold, (select is_blocked from size) as is_blocked,
      (select is_closing from size) as is_closing, exists (select from line) as is_set`.execute(db);
  const { is_sold, is_blocked, is_closing, is_set } = rows[0]!;
  if (!is_sold) throw new ApiError('not_found');
  if (is_blocked) throw new ApiError('blocked');
  if (is_closing) throw new ApiError('sells_nothing');
  if (!is_set) throw new ApiError('conflict');
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
