import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/delivery-cash';
import type { Tables } from '../../../../database-tables.ts';
import { recordAudit } from '../../../../platform/audit/record-audit.ts';
import type { Transact } from '../../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../../platform/http/implement.ts';
import { requireActor } from '../../../../platform/http/register-routes.ts';
import { once } from '../../../../platform/idempotency/once.ts';
import { encodeCursor } from '../../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../../platform/paging/page-answer.ts';
import { pageWindow } from '../../../../platform/paging/page-window.ts';
import {
  countHandOvers,
  findHandOvers,
  presentHandOver,
  readCashAccounts,
  readHandOver,
  type HandOverFilter,
} from './cash.queries.ts';
import {
  agreeHandOver,
  confirmHandOver,
  declareHandOver,
  disputeHandOver,
  withdrawHandOver,
} from './move-hand-over.ts';

/** Cash from the door to the service. */
export function deliveryCashRoutes(
  db: Kysely<Tables>,
  transact: Transact<Tables>,
): ImplementedRoute[] {
  async function list(
    filter: HandOverFilter,
    query: { readonly page: number; readonly limit: number; readonly cursor?: string | undefined },
  ) {
    const { limit } = query;
    const window = pageWindow(query, 'id');
    const [rows, count] = await Promise.all([
      findHandOvers(db, filter, window),
      countHandOvers(db, filter),
    ]);
    return pageAnswer(rows, limit, count, {
      present: presentHandOver,
      cursorOf: ({ id }) => encodeCursor({ value: '', id }),
    });
  }

  return [
    implement(contract.listCashAccounts, async ({ context }) => ({
      list: await readCashAccounts(db, requireActor(context.actor).userId),
    })),
    implement(contract.listOwnHandOvers, ({ query, context }) =>
      list({ courierId: requireActor(context.actor).userId }, query),
    ),
    implement(contract.declareHandOver, ({ body, context }) => {
      const { userId: courierId } = requireActor(context.actor);
      const { service_id: serviceId, ...declared } = body;
      return transact((unit) =>
        once(unit.trx, context, async () =>
          readHandOver(
            unit.trx,
            await declareHandOver(unit, { courierId, serviceId, ...declared }),
          ),
        ),
      );
    }),
    implement(contract.withdrawHandOver, ({ params: { id }, context }) => {
      const { userId: courierId } = requireActor(context.actor);
      return transact(async (unit) => {
        await withdrawHandOver(unit, { id, actorId: courierId, of: { courierId } });
        return readHandOver(unit.trx, id);
      });
    }),
    implement(contract.agreeHandOver, ({ params: { id }, context }) => {
      const { userId: courierId } = requireActor(context.actor);
      return transact((unit) =>
        once(unit.trx, context, async () => {
          await agreeHandOver(unit, { id, actorId: courierId, of: { courierId } });
          return readHandOver(unit.trx, id);
        }),
      );
    }),
    implement(contract.listHandOvers, ({ params: { id }, query: { only, ...query } }) =>
      list({ serviceId: id, isOpen: only === 'open' }, query),
    ),
    implement(contract.confirmHandOver, ({ params: { id, hand_over }, context }) => {
      const { userId: actorId } = requireActor(context.actor);
      return transact((unit) =>
        once(unit.trx, context, async () => {
          await recordAudit(unit.trx, context, { hand_over });
          await confirmHandOver(unit, { id: hand_over, actorId, of: { serviceId: id } });
          return readHandOver(unit.trx, hand_over);
        }),
      );
    }),
    implement(contract.disputeHandOver, ({ params: { id, hand_over }, body, context }) => {
      const { userId: actorId } = requireActor(context.actor);
      return transact(async (unit) => {
        await recordAudit(unit.trx, context, { hand_over, counted: body.counted });
        const step = { id: hand_over, actorId, of: { serviceId: id } };
        await disputeHandOver(unit, { ...step, ...body });
        return readHandOver(unit.trx, hand_over);
      });
    }),
  ];
}
