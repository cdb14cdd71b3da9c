import type { Insertable, Transaction } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { holdStock, type ItemsTables } from '../../catalog/items/index.ts';
import { lockPerson, type PeopleTables } from '../../identity/people/index.ts';
import {
  selectOrganizations,
  type OrganizationsTables,
} from '../../organizations/organizations/index.ts';
import { findLines, lockCart, priceCart, removeCart, type CartsTables } from '../carts/index.ts';
import { findCashbackBalance, type CashbackTables } from '../cashback/index.ts';
import { findDeliveryOffer, type DeliveryOfferTables } from '../delivery-offers/index.ts';
import { findCard, keepToTotal, type ClientCardTables } from '../discounts/index.ts';
import { limitOpenOrders } from './limit-open-orders.ts';
import { openOrder } from './open-order.ts';
import { answerDeadline, type OrderDeadlines } from './order-deadlines.ts';
import type { OrdersTables } from './orders.tables.ts';
import type { OrderMethod } from '@karavan/shared-api/contract/order-states';

type CheckoutTables = CartsTables &
  CashbackTables &
  ClientCardTables &
  DeliveryOfferTables &
  FilesTables &
  ItemsTables &
  OrdersTables &
  PeopleTables;

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

type Cart = Awaited<ReturnType<typeof openCart>>;

/**
 * cart -> in_progress. The cart's row is locked, so that of two presses the second finds it empty;
 * prices, discounts, names and the address are frozen, stock and cashback are held.
 * @throws ApiError `not_found` without a cart, `cart_changed` when it is not as the client has seen
 * it, `quote_changed` when it costs something else, as `limitOpenOrders`, `conflict` for a way that the
 * organization does not offer
 */
export async function placeOrder(
  unit: UnitOfWork<CheckoutTables>,
  checkout: Checkout,
): Promise<number> {
  const { trx } = unit;
  const { clientId, method, version, total } = checkout;
  await lockPerson(trx, clientId);
  const cart = await openCart(trx, checkout);
  const { organization_id: organizationId } = cart;
  const rows = await findLines(trx, [cart.id]);
  if (rows.length === 0) throw new ApiError('not_found');
  const card = await findCard(trx, organizationId, clientId);
  const balance = cart.spend_cashback
    ? await findCashbackBalance(trx, organizationId, clientId)
    : 0;
  const priced = priceCart(rows, card, balance);
  if (priced.isChanged || cart.version !== version) throw new ApiError('cart_changed');
  const place = await placeOf(trx, cart, checkout, priced.payable);
  const payable = priced.payable + Number(place.delivery_fee ?? 0);
  keepToTotal(total, { payable, currency: cart.currency });
  const wanted = rows.map(({ size_id, quantity }) => ({ sizeId: size_id, quantity }));
  await limitOpenOrders(trx, { clientId, organizationId, pieces: wanted });
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
    lines: priced.lines.map(({ row, price, discount }) => ({
      item_id: row.item_id,
      size_id: row.size_id,
      size: row.size,
      name: row.name,
      quantity: row.quantity,
      price,
      discount,
    })),
    goods: priced.goods,
    price: priced,
    card,
  });
  if (!opened) throw new ApiError('quote_changed');
  const { id: orderId } = opened;
  await removeCart(trx, cart.id);
  return orderId;
}

/** A locked cart with what its organization says. */
async function openCart(
  trx: Transaction<CartsTables & OrganizationsTables>,
  { cartId, clientId, method }: Pick<Checkout, 'cartId' | 'clientId' | 'method'>,
) {
  const cart = await lockCart(trx, { cartId, clientId });
  const organization = await trx
    .selectFrom(selectOrganizations().as('organization'))
    .select(['currency', 'takes_online_payment'])
    .where('id', '=', cart.organization_id)
    .executeTakeFirstOrThrow();
  if (method === 'online_payment' && !organization.takes_online_payment) {
    throw new ApiError('conflict');
  }
  return { ...cart, currency: organization.currency };
}

/** The address and the fee of an order, as they are now; nothing where it is fetched. */
async function placeOf(
  trx: Transaction<DeliveryOfferTables>,
  { organization_id: organizationId, address_id: addressId }: Cart,
  { clientId, isDelivered }: Checkout,
  payable: number,
): Promise<Partial<Insertable<OrdersTables['sale_order']>>> {
  if (!isDelivered) return {};
  const offer = await findDeliveryOffer(trx, { organizationId, clientId, addressId });
  if (!offer?.place) throw new ApiError('conflict');
  const { city, district, address, phone, comment } = offer.place;
  const fee = offer.feeFor(payable);
  return {
    city,
    district,
    address,
    phone,
    comment,
    delivery_fee: fee.client,
    courier_fee: fee.courier,
  };
}
