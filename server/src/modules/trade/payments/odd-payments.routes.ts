import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/platform';
import type { Tables } from '../../../database-tables.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import { encodeCursor } from '../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../platform/paging/page-answer.ts';
import { pageWindow } from '../../../platform/paging/page-window.ts';
import type { Orders } from '../orders/index.ts';
import { presentOddPayment } from './odd-payments.presenter.ts';
import { countOddPayments, findOddPayment, findOddPayments } from './odd-payments.queries.ts';
import { settleOddPayment } from './settle-odd-payment.ts';

/** What operators of the platform do about payments. */
export function oddPaymentsRoutes(
  db: Kysely<Tables>,
  transact: Transact<Tables>,
  orders: Orders,
): ImplementedRoute[] {
  return [
    implement(contract.listOddPayments, async ({ query: { state, page, limit, cursor } }) => {
      const isSettled = state === 'settled';
      const window = pageWindow({ page, limit, cursor }, 'id');
      const [rows, count] = await Promise.all([
        findOddPayments(db, { isSettled, ...window }),
        countOddPayments(db, isSettled),
      ]);
      return pageAnswer(rows, limit, count, {
        present: presentOddPayment,
        cursorOf: ({ id }) => encodeCursor({ value: '', id }),
      });
    }),
    implement(contract.settleOddPayment, async ({ params: { id }, body, context }) => {
      const { userId: operatorId } = requireActor(context.actor);
      await transact(async (unit) => {
        await recordAudit(unit.trx, context, { odd_payment: id, ...body });
        await settleOddPayment(unit, orders, { id, operatorId, ...body });
      });
      return presentOddPayment(await findOddPayment(db, id));
    }),
  ];
}
