import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/receipt-calls';
import {
  acceptBooking,
  acceptOrder,
  sellOrder,
  type StaffMove,
} from '@karavan/shared-api/contract/orders';
import type { Tables } from '../../../database-tables.ts';
import { auditOwn } from '../../../platform/audit/audit-own.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import type { Orders } from './create-orders.ts';
import { lockOrder } from './lock-order.ts';
import { permissionsInOrder } from './order.policy.ts';
import type { ReadReceipt } from './read-receipt.ts';

interface Face {
  /** The staff route behind this call: its permission is required, and the audit log records it. */
  readonly of: StaffMove;
  readonly action: 'accept' | 'accept_booking' | 'sell';
  /** Null: by either way of paying. */
  readonly isOnline: boolean | null;
}

interface ReceiptCalls {
  readonly db: Kysely<Tables>;
  readonly transact: Transact<Tables>;
  readonly orders: Orders;
  readonly readReceipt: ReadReceipt;
}

/** Calls of the specification that name an order, and no organization. */
export function receiptCalls({
  db,
  transact,
  orders,
  readReceipt,
}: ReceiptCalls): ImplementedRoute[] {
  const accepts = (route: contract.ReceiptAcceptance, { of, action, isOnline }: Face) =>
    implement(route, async ({ body, context }) => {
      const { userId } = requireActor(context.actor);
      const { transaction_id: orderId, utc_offset_minutes } = body;
      const order = await db
        .selectFrom('sale_order')
        .select(['organization_id', 'method'])
        .select(permissionsInOrder(userId).as('permissions'))
        .where('id', '=', orderId)
        .executeTakeFirst();
      const needed = of.permission.organization;
      if (!order?.permissions?.includes(needed)) throw new ApiError('not_found');
      if (isOnline !== null && isOnline !== (order.method === 'online_payment')) {
        throw new ApiError('conflict');
      }
      const organizationId = order.organization_id;
      await transact(async (unit) => {
        const subject = { order: orderId, utc_offset_minutes };
        await auditOwn(unit.trx, context, { organizationId, route: of }, subject);
        await orders.move(unit, { orderId, action, of: { organizationId, actorId: userId } });
      });
      return readReceipt(orderId, context);
    });

  return [
    accepts(contract.acceptReceipt, { of: acceptOrder, action: 'accept', isOnline: false }),
    accepts(contract.acceptOnlineReceipt, { of: acceptOrder, action: 'accept', isOnline: true }),
    accepts(contract.acceptBookingReceipt, {
      of: acceptBooking,
      action: 'accept_booking',
      isOnline: null,
    }),
    accepts(contract.completeOfflineTransaction, {
      of: sellOrder,
      action: 'sell',
      isOnline: false,
    }),
    implement(contract.getTransaction, ({ params: { id }, context }) => readReceipt(id, context)),
    implement(contract.getBookingTransaction, async ({ params: { id }, context }) => {
      const receipt = await readReceipt(id, context);
      if (receipt.kind !== 'rent') throw new ApiError('not_found');
      return receipt;
    }),
    implement(contract.cancelBookingReceipt, async ({ params: { id }, context }) => {
      const { userId: clientId } = requireActor(context.actor);
      await transact(async (unit) => {
        const order = await lockOrder(unit.trx, id, { clientId });
        if (order.kind !== 'rent') throw new ApiError('not_found');
        await orders.move(unit, { orderId: id, action: 'cancel', of: { clientId } });
      });
      return undefined;
    }),
  ];
}
