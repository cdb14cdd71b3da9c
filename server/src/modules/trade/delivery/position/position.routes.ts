import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/delivery-positions';
import type { Tables } from '../../../../database-tables.ts';
import { implement, type ImplementedRoute } from '../../../../platform/http/implement.ts';
import { requireActor } from '../../../../platform/http/register-routes.ts';
import { readCourierPosition, reportPosition, sharePosition } from './share-position.ts';

/** Where a courier is, for the client of the delivery and nobody else. */
export function deliveryPositionsRoutes(db: Kysely<Tables>): ImplementedRoute[] {
  return [
    implement(contract.shareDeliveryPosition, async ({ params: { id }, body, context }) => {
      const { userId: courierId } = requireActor(context.actor);
      await sharePosition(db, { id, courierId, isShared: body.is_shared });
      return { is_shared: body.is_shared };
    }),
    implement(contract.reportDeliveryPosition, async ({ params: { id }, body, context }) => {
      const { userId: courierId } = requireActor(context.actor);
      await reportPosition(db, { id, courierId, ...body });
      return undefined;
    }),
    implement(contract.getCourierPosition, async ({ params: { id }, context }) => ({
      position: await readCourierPosition(db, id, requireActor(context.actor).userId),
    })),
  ];
}
