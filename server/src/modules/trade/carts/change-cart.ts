import { sql, type Kysely, type Transaction } from 'kysely';
import { CART_QUANTITY_MAX } from '@karavan/shared-api/contract/limits';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { ItemsTables } from '../../catalog/items/index.ts';
import type { BlocksTables } from '../../organizations/blocks/index.ts';
import { addressesOf } from '../delivery-addresses/index.ts';
import { selectOwnLines } from './carts.queries.ts';
import type { CartsTables } from './carts.tables.ts';
import { refuseUnheld, selectSoldSizes } from './sold-sizes.ts';

/**
 * Puts a size into the client's cart of its organization, in one statement. Never more than there is.
 * @returns the cart, and how many pieces all carts of the client hold now
 * @throws ApiError as `refuseUnheld`
 */
export async function addToCart(
  db: Kysely<CartsTables & ItemsTables & BlocksTables>,
  clientId: number,
  { sizeId, quantity }: { readonly sizeId: number; readonly quantity: number },
): Promise<{ cartId: number; count: number }> {
  const { rows } = await sql<{
    is_blocked: boolean | null;
    is_closing: boolean | null;
    cart_id: number | null;
    count: number;
  }>`
    with size as (${selectSoldSizes(clientId, sql`item_size.id = ${sizeId}`)}),
    had as (${selectOwnLines(db, clientId).select(['cart_line.size_id', 'cart_line.quantity'])}),
    own_cart as (
      insert into cart (client_id, organization_id)
      select ${clientId}, organization_id from size
      where not is_blocked and not is_closing and available >= least(
        coalesce((select quantity from had where size_id = ${sizeId}), 0) + ${quantity}::integer,
        ${CART_QUANTITY_MAX}::integer
      )
      on conflict (client_id, organization_id) do update set version = cart.version + 1
      returning id
    ), line as (
      insert into cart_line (cart_id, size_id, quantity, seen_price)
      select own_cart.id, ${sizeId}, ${quantity}, price from own_cart, size
      on conflict (cart_id, size_id) do update
      set quantity = least(cart_line.quantity + excluded.quantity, ${CART_QUANTITY_MAX}::integer),
        seen_price = excluded.seen_price
      -- Somebody else's press may have come in between.
      where least(cart_line.quantity + excluded.quantity, ${CART_QUANTITY_MAX}::integer)
        <= (select available from size)
      returning cart_id, cart_line.quantity
    )
    select (select is_blocked from size) as is_blocked,
      (select is_closing from size) as is_closing, (select cart_id from line) as cart_id,
      coalesce((select sum(quantity) from had where size_id <> ${sizeId}), 0)
        + coalesce((select quantity from line), 0) as count`.execute(db);
  const { cart_id: cartId, count, ...outcome } = rows[0]!;
  refuseUnheld({ ...outcome, is_held: cartId !== null });
  return { cartId: cartId!, count };
}

/**
 * Sets quantities and takes the present prices as seen, in one statement: when a line is not there,
 * nothing changes. A cart without lines is gone.
 * @throws ApiError `not_found` for a cart or line of somebody else
 */
export async function setQuantities(
  db: Kysely<CartsTables>,
  { cartId, clientId }: { readonly cartId: number; readonly clientId: number },
  lines: readonly { readonly size_id: number; readonly quantity: number }[],
): Promise<void> {
  // Where one size comes twice, the later one counts.
  const wanted = new Map(lines.map(({ size_id, quantity }) => [size_id, quantity]));
  const { rows } = await sql<{ is_set: boolean }>`
    select set_cart_quantities(
      ${cartId}, ${clientId}, ${[...wanted.keys()]}::bigint[], ${[...wanted.values()]}::integer[]
    ) as is_set`.execute(db);
  if (!rows[0]!.is_set) throw new ApiError('not_found');
}

/**
 * Where a cart is to be brought, whether it is paid for with cashback or gift cards, or which code its client has typed.
 * @throws ApiError `not_found` for a cart or an address of somebody else
 */
export async function chooseForCart(
  db: Kysely<CartsTables>,
  { cartId, clientId }: { readonly cartId: number; readonly clientId: number },
  choice:
    | { readonly address_id: number }
    | { readonly spend_cashback: boolean }
    | { readonly spend_gifts: boolean }
    | { readonly promotion_code: string | null },
): Promise<void> {
  const cart = await db
    .updateTable('cart')
    .set(choice)
    .where('id', '=', cartId)
    .where('client_id', '=', clientId)
    .$if('address_id' in choice, (update) =>
      update.where((eb) =>
        eb(eb.val((choice as { address_id: number }).address_id), 'in', addressesOf(clientId)),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  if (!cart) throw new ApiError('not_found');
}

/** What was in a cart has been ordered. */
export async function removeCart(trx: Transaction<CartsTables>, id: number): Promise<void> {
  await trx.deleteFrom('cart').where('id', '=', id).execute();
}

/**
 * Locks a client's cart until the transaction ends, so that of two checkouts the second finds it gone. To stand in a
 * larger query: null for a cart of somebody else.
 */
export const lockingCart = ({ cartId, clientId }: { cartId: number; clientId: number }) =>
  sql<true | null>`(
    select true from cart where id = ${cartId} and client_id = ${clientId} for update)`;
