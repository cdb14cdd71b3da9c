import type { Kysely } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { ItemsTables } from '../../catalog/items/index.ts';
import { organizationsBlocking, type BlocksTables } from '../../organizations/blocks/index.ts';
import { putIntoCart, type CartsTables } from '../carts/index.ts';
import type { OrdersTables } from './orders.tables.ts';

interface Repetition {
  readonly cartId: number | null;
  readonly count: number;
  /** What the cart has fewer of than were ordered. */
  readonly missing: readonly {
    readonly name: string;
    readonly size: string;
    readonly quantity: number;
  }[];
}

/**
 * Puts what is still sold of an order into the client's cart.
 * @throws ApiError `not_found` for an order of others, `conflict` for one that no cart can hold,
 *   `blocked` where the organization does no business with the client any more
 */
export async function repeatOrder(
  db: Kysely<OrdersTables & CartsTables & ItemsTables & BlocksTables>,
  { orderId, clientId }: { readonly orderId: number; readonly clientId: number },
): Promise<Repetition> {
  const order = await db
    .selectFrom('sale_order')
    .select((eb) => [
      'kind',
      eb('organization_id', 'in', organizationsBlocking(clientId)).as('is_blocked'),
    ])
    .where('id', '=', orderId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  if (!order) throw new ApiError('not_found');
  if (order.kind !== 'product') throw new ApiError('conflict');
  if (order.is_blocked) throw new ApiError('blocked');
  const lines = await db
    .selectFrom('sale_order_line')
    .select(['name', 'size', 'size_id', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  const wanted = lines.flatMap(({ size_id, quantity }) =>
    size_id === null ? [] : [{ size_id, quantity }],
  );
  const cart = await putIntoCart(db, clientId, wanted);
  const put = new Map(cart.lines.map(({ size_id, quantity }) => [size_id, quantity]));
  const missing = lines.flatMap(({ name, size, size_id, quantity }) => {
    const lacks = quantity - (size_id === null ? 0 : (put.get(size_id) ?? 0));
    return lacks > 0 ? [{ name, size, quantity: lacks }] : [];
  });
  return { cartId: cart.cartId, count: cart.count, missing };
}
