import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../../database-tables.ts';
import { CART_QUANTITY_MAX } from '@karavan/shared-api/contract/limits';
import { ApiError } from '../../platform/errors/api-error.ts';

/**
 * Puts a size into the client's cart of its organization. Never more than there is.
 * @throws ApiError `not_found` for a size that is not sold, `conflict` when there are not that many
 */
export async function addToCart(
  db: Kysely<Tables>,
  clientId: number,
  { sizeId, quantity }: { readonly sizeId: number; readonly quantity: number },
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const size = await trx
      .selectFrom('item_size')
      .innerJoin('item', 'item.id', 'item_size.item_id')
      .select(['item.organization_id', 'item.price'])
      .select(sql<number>`item_size.stock - item_size.held`.as('available'))
      .where('item_size.id', '=', sizeId)
      .where('item.is_published', '=', true)
      .where('item.price', 'is not', null)
      .executeTakeFirst();
    if (!size) throw new ApiError('not_found');
    const cartId = await touchCart(trx, clientId, size.organization_id);
    const line = await trx
      .insertInto('cart_line')
      .values({ cart_id: cartId, size_id: sizeId, quantity, seen_price: size.price! })
      .onConflict((conflict) =>
        conflict.columns(['cart_id', 'size_id']).doUpdateSet({
          quantity: sql`least(cart_line.quantity + ${quantity}, ${CART_QUANTITY_MAX})`,
          seen_price: size.price!,
        }),
      )
      .returning('quantity')
      .executeTakeFirstOrThrow();
    if (line.quantity > size.available) throw new ApiError('conflict');
    return cartId;
  });
}

/**
 * Sets quantities and takes the present prices as seen. A cart without lines is gone.
 * @throws ApiError `not_found` for a cart or line of somebody else
 */
export async function setQuantities(
  db: Kysely<Tables>,
  { cartId, clientId }: { readonly cartId: number; readonly clientId: number },
  lines: readonly { readonly size_id: number; readonly quantity: number }[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const cart = await trx
      .updateTable('cart')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', cartId)
      .where('client_id', '=', clientId)
      .returning('id')
      .executeTakeFirst();
    if (!cart) throw new ApiError('not_found');
    const ids = lines.map(({ size_id }) => size_id);
    const known = await trx
      .selectFrom('cart_line')
      .select('size_id')
      .where('cart_id', '=', cartId)
      .where('size_id', 'in', ids)
      .execute();
    if (known.length !== new Set(ids).size) throw new ApiError('not_found');
    for (const { size_id, quantity } of lines) {
      const line = { cart_id: cartId, size_id };
      if (quantity === 0) await removeLine(trx, line);
      else await setLine(trx, line, quantity);
    }
  });
}

/**
 * Where a cart is to be brought, or whether it is paid for with cashback.
 * @throws ApiError `not_found` for a cart or an address of somebody else
 */
export async function chooseForCart(
  db: Kysely<Tables>,
  { cartId, clientId }: { readonly cartId: number; readonly clientId: number },
  choice: { readonly address_id: number } | { readonly spend_cashback: boolean },
): Promise<void> {
  const cart = await db
    .updateTable('cart')
    .set(choice)
    .where('id', '=', cartId)
    .where('client_id', '=', clientId)
    .$if('address_id' in choice, (update) =>
      update.where((eb) =>
        eb.exists(
          eb
            .selectFrom('delivery_address')
            .select('delivery_address.id')
            .where('delivery_address.id', '=', (choice as { address_id: number }).address_id)
            .where('user_id', '=', clientId),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  if (!cart) throw new ApiError('not_found');
}

async function touchCart(
  trx: Transaction<Tables>,
  clientId: number,
  organizationId: number,
): Promise<number> {
  const { id } = await trx
    .insertInto('cart')
    .values({ client_id: clientId, organization_id: organizationId })
    .onConflict((conflict) =>
      conflict
        .columns(['client_id', 'organization_id'])
        .doUpdateSet({ version: sql`cart.version + 1` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface LineKey {
  readonly cart_id: number;
  readonly size_id: number;
}

function removeLine(trx: Transaction<Tables>, { cart_id, size_id }: LineKey) {
  return trx
    .deleteFrom('cart_line')
    .where('cart_id', '=', cart_id)
    .where('size_id', '=', size_id)
    .execute();
}

function setLine(trx: Transaction<Tables>, { cart_id, size_id }: LineKey, quantity: number) {
  return trx
    .updateTable('cart_line')
    .from('item_size')
    .innerJoin('item', 'item.id', 'item_size.item_id')
    .set((eb) => ({ quantity, seen_price: sql<number>`coalesce(${eb.ref('item.price')}, 0)` }))
    .whereRef('item_size.id', '=', 'cart_line.size_id')
    .where('cart_line.cart_id', '=', cart_id)
    .where('cart_line.size_id', '=', size_id)
    .execute();
}
