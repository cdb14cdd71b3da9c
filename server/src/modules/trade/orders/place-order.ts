import { sql, type Insertable, type Transaction } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { holdStock } from '../../catalog/items/index.ts';
import { lockingPerson, type PeopleTables } from '../../identity/people/index.ts';
import type { BlocksTables } from '../../organizations/blocks/index.ts';
import {
  findPricedCart,
  lockingCart,
  priceFoundCart,
  removeCart,
  type PricedCartTables,
} from '../carts/index.ts';
import type { DeliveryOffer } from '../delivery-offers/index.ts';
import { giftPartsOf, sumOf } from '../gifts/index.ts';
import { keepToTotal } from '../discounts/index.ts';
import { limitOpenOrders } from './limit-open-orders.ts';
import { openOrder } from './open-order.ts';
import { answerDeadline, type OrderDeadlines } from './order-deadlines.ts';
import type { OrdersTables } from './orders.tables.ts';
import type { OrderMethod } from '@karavan/shared-api/contract/order-states';

type CheckoutTables = BlocksTables & PricedCartTables & OrdersTables & PeopleTables;

interface Checkout {
  readonly cartId: number;
  readonly clientId: number;
  /** The cart as the client has seen it. */
  readonly version: number;
  readonly method: OrderMethod;
  /** As the client has seen it, a decimal string. */
  readonly total: string | undefined;
  /** What the client asks of the seller. */
  readonly note: string;
  /** Whether it is brought to the client's address. */
  readonly isDelivered: boolean;
  readonly deadlines: OrderDeadlines;
}

/**
 * cart -> in_progress. The cart's row is locked, so that of two presses the second finds it empty;
 * prices, discounts, names and the address are frozen, stock, cashback and gift cards are held.
 * @throws ApiError `not_found` without a cart, `cart_changed` when it is not as the client has seen
 * it, `quote_changed` when it costs something else, as `limitOpenOrders`, `conflict` for a way that the
 * organization does not offer, `delivery_refused` where it does not bring that there, `delivery_closed` at an hour at
 * which it brings nothing
 */
export async function placeOrder(
  unit: UnitOfWork<CheckoutTables>,
  checkout: Checkout,
): Promise<number> {
  const { trx } = unit;
  const { clientId, method, version, total } = checkout;
  await lockPersonAndCart(trx, checkout);
  const [cart] = await findPricedCart(trx, { id: checkout.cartId, clientId });
  if (!cart) throw new ApiError('not_found');
  if (method === 'online_payment' && !cart.takes_online_payment) throw new ApiError('conflict');
  const { organization_id: organizationId, lines: rows } = cart;
  if (rows.length === 0) throw new ApiError('not_found');
  const { card, offer, priced, isChanged } = priceFoundCart(cart);
  if (isChanged || cart.version !== version) throw new ApiError('cart_changed');
  const place = checkout.isDelivered ? placeOf(offer, priced.payable) : {};
  const due = priced.payable + Number(place.delivery_fee ?? 0);
  const gifts = giftPartsOf(cart, due);
  keepToTotal(total, { payable: due - sumOf(gifts), currency: cart.currency });
  const wanted = rows.map(({ size_id, quantity }) => ({ sizeId: size_id, quantity }));
  await limitOpenOrders(trx, { clientId, organizationId, pieces: wanted });
  await removeCart(trx, checkout.cartId);
  // From here on, others who want the same sizes wait for the end of this.
  if (!(await holdStock(trx, wanted))) throw new ApiError('cart_changed');
  const opened = await openOrder(unit, {
    order: {
      organization_id: organizationId,
      client_id: clientId,
      currency: cart.currency,
      method,
      note: checkout.note,
      ...place,
      deadline: answerDeadline(method, checkout.deadlines),
    },
    lines: priced.lines.map(({ row, price, listPrice, discount }) => ({
      item_id: row.item_id,
      size_id: row.size_id,
      size: row.size,
      name: row.name,
      quantity: row.quantity,
      price,
      list_price: listPrice,
      discount,
    })),
    goods: priced.goods,
    price: priced,
    card,
    promotion: priced.counting,
    gifts,
  });
  if (!opened) throw new ApiError('quote_changed');
  return opened.id;
}

/** In this order, which is that of all locks. */
async function lockPersonAndCart(
  trx: Transaction<CheckoutTables>,
  checkout: Pick<Checkout, 'cartId' | 'clientId'>,
): Promise<void> {
  const { rows } = await sql<{ person: true | null; cart: true | null }>`
    select ${lockingPerson(checkout.clientId)} as person, ${lockingCart(checkout)} as cart`.execute(
    trx,
  );
  if (!rows[0]!.person) throw new ApiError('not_signed_in');
  if (!rows[0]!.cart) throw new ApiError('not_found');
}

/** The address and the fee of an order that is brought, as they are now. */
function placeOf(
  offer: DeliveryOffer | null,
  payable: number,
): Partial<Insertable<OrdersTables['sale_order']>> {
  if (!offer?.place) throw new ApiError('conflict');
  const refusal = offer.refusalFor(payable);
  if (refusal === 'delivery_closed') throw new ApiError(refusal);
  if (refusal) {
    throw new ApiError('delivery_refused', { fields: { address_id: [{ problem: refusal }] } });
  }
  const { city, district, address, phone, comment, latitude, longitude } = offer.place;
  const fee = offer.feeFor(payable);
  return {
    city,
    district,
    address,
    phone,
    comment,
    latitude,
    longitude,
    delivery_fee: fee.client,
    courier_fee: fee.courier,
  };
}
