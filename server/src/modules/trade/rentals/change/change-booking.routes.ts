import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/rental-changes';
import type { Tables } from '../../../../database-tables.ts';
import { recordAudit } from '../../../../platform/audit/record-audit.ts';
import type { Transact } from '../../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../../platform/http/implement.ts';
import { requireActor } from '../../../../platform/http/register-routes.ts';
import type { OrderDeadlines, ReadReceipt } from '../../orders/index.ts';
import { readChoice } from './read-choice.ts';
import { changeBooking } from './change-booking.ts';
import { findChangeCase } from './find-change-case.ts';
import { findChangedOrder } from './find-changed-order.ts';
import { keepToFreeTime } from './keep-to-free-time.ts';
import { planChange, presentChange } from './plan-change.ts';

interface ChangeDependencies {
  readonly db: Kysely<Tables>;
  readonly transact: Transact<Tables>;
  readonly deadlines: OrderDeadlines;
  readonly readReceipt: ReadReceipt;
}

export function changeBookingRoutes({
  db,
  transact,
  deadlines,
  readReceipt,
}: ChangeDependencies): ImplementedRoute[] {
  const caseOf = async (orderId: number, readerId: number) =>
    findChangeCase(db, await findChangedOrder(db, orderId, readerId));
  return [
    implement(contract.getBookingChoice, async ({ params: { id }, context }) => {
      const { userId } = requireActor(context.actor);
      return readChoice(db, await caseOf(id, userId));
    }),
    implement(contract.quoteBookingChange, async ({ params: { id }, body, context }) => {
      const { userId } = requireActor(context.actor);
      const change = await caseOf(id, userId);
      const { booking, order } = change;
      const plan = await planChange(db, change, body);
      if (!plan) {
        const total = order.total - order.refunded;
        const period = { from: booking.from, to: booking.to };
        return presentChange(change, { period, total, refund: 0, giftRefund: 0, kept: 0 });
      }
      await keepToFreeTime(db, change, plan);
      return presentChange(change, plan);
    }),
    implement(contract.changeBooking, async ({ params: { id }, body, context }) => {
      const { userId } = requireActor(context.actor);
      const { total, ...request } = body;
      await transact((unit) =>
        changeBooking(unit, {
          orderId: id,
          by: { clientId: userId },
          actorId: userId,
          request,
          total,
          deadlines,
        }),
      );
      return readReceipt(id, context);
    }),
    implement(contract.changeClientBooking, async ({ params: { id, order }, body, context }) => {
      const { userId } = requireActor(context.actor);
      const { total, ...request } = body;
      await transact(async (unit) => {
        await recordAudit(unit.trx, context, { order, ...request });
        await changeBooking(unit, {
          orderId: order,
          by: { organizationId: id },
          actorId: userId,
          request,
          total,
          deadlines,
        });
      });
      return readReceipt(order, context);
    }),
  ];
}
