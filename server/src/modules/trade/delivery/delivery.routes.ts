import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/delivery';
import type { Tables } from '../../../database-tables.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import { encodeCursor } from '../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../platform/paging/page-answer.ts';
import { pageWindow } from '../../../platform/paging/page-window.ts';
import type { Orders } from '../orders/index.ts';
import { confirmReturn } from './confirm-return.ts';
import { completeDelivery } from './complete-delivery.ts';
import { presentAvailable, presentOwedCash, presentOwn } from './delivery.presenter.ts';
import {
  countAvailable,
  countHistory,
  findAvailableDeliveries,
  findAvailableOfOrder,
  findHistory,
  findOwedCash,
  findOwnDelivery,
} from './delivery.queries.ts';
import { moveDelivery } from './move-delivery.ts';
import { pickUpDelivery, returnDelivery } from './move-goods.ts';
import { takeBackDelivery } from './take-back-delivery.ts';
import { sendToDelivery, settleCash } from './send-to-delivery.ts';

export function deliveryRoutes(
  db: Kysely<Tables>,
  transact: Transact<Tables>,
  orders: Orders,
): ImplementedRoute[] {
  return [
    implement(contract.listAvailableDeliveries, async ({ context }) => {
      const rows = await findAvailableDeliveries(db, requireActor(context.actor).userId);
      return { list: rows.map(presentAvailable) };
    }),
    implement(contract.getAvailableDelivery, async ({ params: { id }, context }) => {
      const row = await findAvailableOfOrder(db, id, requireActor(context.actor).userId);
      if (!row) throw new ApiError('not_found');
      return presentAvailable(row);
    }),
    implement(contract.countAvailableDeliveries, async ({ context }) => ({
      count: await countAvailable(db, requireActor(context.actor).userId),
    })),
    implement(contract.listDeliveryHistory, async ({ query: { page, limit, cursor }, context }) => {
      const { userId } = requireActor(context.actor);
      const window = pageWindow({ page, limit, cursor }, 'time');
      const [rows, count] = await Promise.all([
        findHistory(db, userId, window),
        countHistory(db, userId),
      ]);
      return pageAnswer(rows, limit, count, {
        present: (row) => presentOwn(row),
        cursorOf: ({ id, taken_at_exact: value }) => encodeCursor({ value, id }),
      });
    }),
    implement(contract.listOwedCash, async ({ context }) => {
      const rows = await findOwedCash(db, requireActor(context.actor).userId);
      return { list: rows.map(presentOwedCash) };
    }),
    implement(contract.getDelivery, async ({ params: { id }, context }) => {
      const row = await findOwnDelivery(db, id, requireActor(context.actor).userId);
      if (!row) throw new ApiError('not_found');
      return presentOwn(row);
    }),
    implement(contract.acceptDelivery, async ({ params: { id }, context }) => {
      const courierId = requireActor(context.actor).userId;
      const row = await transact((unit) =>
        moveDelivery(unit, orders, { id, courierId, action: 'take' }),
      );
      return presentOwn(row);
    }),
    implement(contract.completeDelivery, async ({ params: { id }, body, context }) => {
      const courierId = requireActor(context.actor).userId;
      return presentOwn(await completeDelivery(db, transact, orders, { id, courierId, ...body }));
    }),
    implement(contract.rejectDelivery, async ({ params: { id }, body: { reason }, context }) => {
      const courierId = requireActor(context.actor).userId;
      const row = await transact((unit) =>
        moveDelivery(unit, orders, { id, courierId, action: 'reject', reason }),
      );
      return presentOwn(row);
    }),
    implement(contract.pickUpDelivery, async ({ params: { id }, body: { parcels }, context }) => {
      const courierId = requireActor(context.actor).userId;
      return presentOwn(await transact((unit) => pickUpDelivery(unit, { id, courierId, parcels })));
    }),
    implement(contract.returnDelivery, async ({ params: { id }, context }) => {
      const courierId = requireActor(context.actor).userId;
      return presentOwn(await transact((unit) => returnDelivery(unit, { id, courierId })));
    }),
    implement(contract.sendToDelivery, async ({ params: { id, order }, context }) => {
      const { userId: actorId } = requireActor(context.actor);
      await transact(async (unit) => {
        await recordAudit(unit.trx, context, { order });
        await sendToDelivery(unit, { orderId: order, organizationId: id, actorId });
      });
      return undefined;
    }),
    implement(contract.takeBackDelivery, async ({ params: { id, order }, context }) => {
      const { userId: actorId } = requireActor(context.actor);
      await transact(async (unit) => {
        await recordAudit(unit.trx, context, { order });
        await takeBackDelivery(unit, { orderId: order, of: { organizationId: id, actorId } });
      });
      return undefined;
    }),
    implement(contract.confirmReturn, async ({ params: { id, order }, context }) => {
      const { userId: actorId } = requireActor(context.actor);
      await transact(async (unit) => {
        await recordAudit(unit.trx, context, { order });
        await confirmReturn(unit, { orderId: order, organizationId: id, actorId });
      });
      return undefined;
    }),
    implement(contract.settleDeliveryCash, async ({ params: { id, order }, context }) => {
      const { userId: actorId } = requireActor(context.actor);
      await transact(async (unit) => {
        await recordAudit(unit.trx, context, { order });
        await settleCash(unit, { orderId: order, organizationId: id, actorId });
      });
      return undefined;
    }),
  ];
}
