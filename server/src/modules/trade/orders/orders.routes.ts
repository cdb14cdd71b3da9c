import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/orders';
import type { ErrorCode } from '@karavan/shared-api/contract/errors';
import type { Tables } from '../../../database-tables.ts';
import {
  checkoutDelivery,
  checkoutOffline,
  checkoutOnlinePayment,
  checkoutSelfPickup,
} from '@karavan/shared-api/contract/carts';
import { once } from '../../../platform/idempotency/once.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { toApiError } from '../../../platform/errors/translate-error.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import {
  implement,
  type ImplementedRoute,
  type ParsedRequest,
} from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import type { ReadCart } from '../carts/index.ts';
import { changeOrderLimits, findOrderLimits } from './order-limits.ts';
import { placeOrder } from './place-order.ts';
import { repeatOrder } from './repeat-order.ts';
import { receiptCalls } from './receipt-calls.ts';
import type { Orders } from './create-orders.ts';
import type { OrderDeadlines } from './order-deadlines.ts';
import type { ReadReceipt } from './read-receipt.ts';
import type { OrderAction } from './order-transitions.ts';
import type { OrderMethod } from '@karavan/shared-api/contract/order-states';

/** What a checkout answers with the present cart, and with the status that carts have for it. */
const ABOUT_THE_CART: ReadonlySet<ErrorCode> = new Set([
  'cart_changed',
  'quote_changed',
  'delivery_closed',
  'delivery_refused',
  'too_many_open',
  'too_many_pieces',
]);

interface OrdersDependencies {
  readonly db: Kysely<Tables>;
  readonly transact: Transact<Tables>;
  readonly orders: Orders;
  readonly deadlines: OrderDeadlines;
  readonly readReceipt: ReadReceipt;
  readonly readCart: ReadCart;
}

export function ordersRoutes({
  db,
  transact,
  orders,
  deadlines,
  readReceipt,
  readCart,
}: OrdersDependencies): ImplementedRoute[] {
  type CheckoutRoute =
    | typeof checkoutSelfPickup
    | typeof checkoutOffline
    | typeof checkoutDelivery
    | typeof checkoutOnlinePayment;

  const byClient = (
    route: CheckoutRoute,
    method: OrderMethod,
    isDelivered: (body: ParsedRequest<CheckoutRoute>['body']) => boolean,
  ) =>
    implement(route, async ({ params: { id }, body, context }) => {
      const { userId } = requireActor(context.actor);
      const checkout = {
        cartId: id,
        clientId: userId,
        version: body.version,
        total: body.total,
        note: body.note,
        method,
        isDelivered: isDelivered(body),
        deadlines,
      };
      try {
        return await transact((unit) =>
          once(unit.trx, context, async () => ({
            transaction_id: await placeOrder(unit, checkout),
          })),
        );
      } catch (error) {
        // The database refuses at the commit what has been used up meanwhile.
        const known = toApiError(error);
        if (!ABOUT_THE_CART.has(known.code)) throw error;
        const cart = await readCart({ id, clientId: userId, locale: context.locale });
        const data = { ...known.details.data, cart };
        throw new ApiError(known.code, { ...known.details, data, status: 400 }, { cause: error });
      }
    });

  type Staff = Pick<ParsedRequest<contract.StaffRejection>, 'params' | 'context'>;
  async function move(
    { params: { id, order }, context }: Staff,
    action: OrderAction,
    reason?: contract.StaffReason,
  ) {
    const { userId } = requireActor(context.actor);
    await transact(async (unit) => {
      await recordAudit(unit.trx, context, { order });
      const of = { organizationId: id, actorId: userId };
      await orders.move(unit, { orderId: order, action, reason, of });
    });
    return readReceipt(order, context);
  }
  const byStaff = (route: contract.StaffMove, action: OrderAction) =>
    implement(route, (asked) => move(asked, action));
  const rejection = (route: contract.StaffRejection, action: OrderAction) =>
    implement(route, (asked) => move(asked, action, asked.body.reason));

  return [
    byClient(checkoutSelfPickup, 'self_pickup', () => false),
    byClient(checkoutOffline, 'cart_checkout', () => false),
    byClient(checkoutDelivery, 'cash_courier', () => true),
    byClient(
      checkoutOnlinePayment,
      'online_payment',
      (body) => 'is_delivered' in body && body.is_delivered,
    ),
    ...receiptCalls({ db, transact, orders, readReceipt }),
    implement(contract.cancelReceipt, async ({ params: { id }, context }) => {
      const { userId } = requireActor(context.actor);
      await transact((unit) =>
        orders.move(unit, { orderId: id, action: 'cancel', of: { clientId: userId } }),
      );
      return undefined;
    }),
    implement(contract.repeatOrder, async ({ params: { id }, context }) => {
      const { userId } = requireActor(context.actor);
      const { cartId, ...cart } = await repeatOrder(db, { orderId: id, clientId: userId });
      return { cart_id: cartId, count: cart.count, missing: [...cart.missing] };
    }),
    byStaff(contract.acceptOrder, 'accept'),
    rejection(contract.rejectOrder, 'reject'),
    byStaff(contract.handOverOrder, 'hand_over'),
    byStaff(contract.sellOrder, 'sell'),
    byStaff(contract.acceptBooking, 'accept_booking'),
    rejection(contract.rejectBooking, 'reject_booking'),
    byStaff(contract.sellTickets, 'sell_tickets'),
    implement(contract.readOrderLimits, ({ params: { id } }) => findOrderLimits(db, id)),
    implement(contract.changeOrderLimits, ({ params: { id }, body, context }) =>
      transact(async ({ trx }) => {
        await recordAudit(trx, context, body);
        return changeOrderLimits(trx, id, body);
      }),
    ),
    implement(contract.refundOrder, async ({ params: { id, order }, body, context }) => {
      await transact(async (unit) => {
        await recordAudit(unit.trx, context, { order, ...body });
        const refund = { orderId: order, organizationId: id, goodsReturn: body.goods_return };
        await orders.refund(unit, refund);
      });
      return readReceipt(order, context);
    }),
  ];
}
