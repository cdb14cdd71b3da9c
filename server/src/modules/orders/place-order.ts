import type { Transaction } from 'kysely';
import type { Tables } from '../../database-tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { RealtimeEvent } from '../../platform/realtime/publish.ts';
import { findLines, priceCart } from '../carts/index.ts';
import { findCard } from '../discounts/index.ts';
import { notifyStaff } from '../notifications/index.ts';
import { holdStock } from './hold-stock.ts';
import { answerDeadline, type OrderDeadlines } from './order-deadlines.ts';
import type { OrderMethod } from './orders.tables.ts';

interface Checkout {
  readonly cartId: number;
  readonly clientId: number;
  /** The cart as the client has seen it. */
  readonly version: number;
  readonly method: OrderMethod;
  readonly deadlines: OrderDeadlines;
}

/**
 * cart -> in_progress. The cart's row is locked, so that of two presses the second finds it empty;
 * prices, discounts and names are frozen, the stock is held, and the staff is told.
 * @throws ApiError `not_found` without a cart, `cart_changed` when it is not as the client has seen it
 */
export async function placeOrder(
  trx: Transaction<Tables>,
  { cartId, clientId, version, method, deadlines }: Checkout,
  publish: (event: RealtimeEvent) => Promise<void>,
): Promise<number> {
  const cart = await trx
    .selectFrom('cart')
    .innerJoin('organization', 'organization.id', 'cart.organization_id')
    .select(['cart.organization_id', 'cart.version', 'organization.currency'])
    .where('cart.id', '=', cartId)
    .where('cart.client_id', '=', clientId)
    .forUpdate('cart')
    .executeTakeFirst();
  if (!cart) throw new ApiError('not_found');
  const rows = await findLines(trx, [cartId]);
  if (rows.length === 0) throw new ApiError('not_found');
  const card = await findCard(trx, cart.organization_id, clientId);
  const { lines, goods, discount, isChanged } = priceCart(rows, card);
  const wanted = rows.map(({ size_id, quantity }) => ({ sizeId: size_id, quantity }));
  if (isChanged || cart.version !== version || !(await holdStock(trx, wanted))) {
    throw new ApiError('cart_changed');
  }

  const { id: orderId } = await trx
    .insertInto('sale_order')
    .values({
      organization_id: cart.organization_id,
      client_id: clientId,
      method,
      currency: cart.currency,
      goods,
      discount,
      basis_points: card?.basisPoints ?? 0,
      deadline: answerDeadline(deadlines),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('sale_order_line')
    .values(
      lines.map(({ row, price, discount: part }, position) => ({
        order_id: orderId,
        position,
        item_id: row.item_id,
        size_id: row.size_id,
        size: row.size,
        name: row.name,
        quantity: row.quantity,
        price,
        discount: part,
      })),
    )
    .execute();
  await trx.deleteFrom('cart').where('id', '=', cartId).execute();
  await notifyStaff(
    trx,
    {
      organizationId: cart.organization_id,
      permission: 'can_manage_orders',
      type: 'order',
      eventKey: `order:${orderId}`,
      senderId: clientId,
      extraData: {
        transaction_id: orderId,
        final_price: (goods - discount) / 100,
        currency: cart.currency,
      },
    },
    publish,
  );
  return orderId;
}
