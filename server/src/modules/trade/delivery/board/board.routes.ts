import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/delivery-board';
import type { Tables } from '../../../../database-tables.ts';
import { recordAudit } from '../../../../platform/audit/record-audit.ts';
import type { Transact } from '../../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../../platform/http/implement.ts';
import { requireActor } from '../../../../platform/http/register-routes.ts';
import { assignDelivery } from './assign-delivery.ts';
import { countBoard, readBoard, readCouriers } from './read-board.ts';
import { findService, findServices, readEarnings, readEarningsByCourier } from './read-earnings.ts';

/** A delivery service at work, and what it and its couriers earn. */
export function deliveryBoardRoutes(
  db: Kysely<Tables>,
  transact: Transact<Tables>,
): ImplementedRoute[] {
  return [
    implement(contract.getDeliveryBoard, async ({ params: { id }, query }) => {
      const [counts, list, couriers] = await Promise.all([
        countBoard(db, id),
        readBoard(db, id, query),
        readCouriers(db, id),
      ]);
      return { counts, list, couriers };
    }),
    implement(contract.assignDelivery, async ({ params: { id, delivery }, body, context }) => {
      const { userId: actorId } = requireActor(context.actor);
      const { courier_id: courierId, instead_of: insteadOf } = body;
      await transact(async (unit) => {
        await recordAudit(unit.trx, context, { delivery, courier: courierId });
        await assignDelivery(unit, { id: delivery, serviceId: id, courierId, insteadOf, actorId });
      });
      return undefined;
    }),
    implement(contract.listCourierEarnings, async ({ query, context }) => {
      const { userId } = requireActor(context.actor);
      const services = await findServices(db, userId);
      const list = await Promise.all(
        services.map(async (service) => ({
          service: { id: service.id, title: service.title },
          ...(await readEarnings(db, service, query, userId)),
        })),
      );
      return { list };
    }),
    implement(contract.getServiceEarnings, async ({ params: { id }, query }) => {
      const service = await findService(db, id);
      const [earnings, couriers] = await Promise.all([
        readEarnings(db, service, query),
        readEarningsByCourier(db, service, query),
      ]);
      return { ...earnings, couriers };
    }),
  ];
}
