import type { Transaction } from 'kysely';
import type { Tables } from '../../../database-tables.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import type { MembershipAction } from '../../organizations/staff/index.ts';
import { owesCash } from './delivery.queries.ts';
import type { DeliveryTables } from './delivery.tables.ts';
import { takeBackDelivery } from './take-back-delivery.ts';

interface Courier {
  /** The service that they work for. */
  readonly organizationId: number;
  readonly userId: number;
}

/**
 * Deliveries that a courier leaves behind: those they have, and where nobody else is left, all that wait; and those
 * whose cash they owe.
 */
export async function countStranded(
  trx: Transaction<DeliveryTables>,
  { organizationId, userId, isLast }: Courier & { readonly isLast: boolean },
): Promise<{ deliveries: number; debts: number }> {
  const { deliveries } = await trx
    .selectFrom('delivery')
    .select(({ fn }) => fn.countAll<number>().as('deliveries'))
    .where('delivery_organization_id', '=', organizationId)
    .where((eb) =>
      eb.or([
        eb.and([
          eb('status', '=', 'delivery_status_taken_for_delivery'),
          eb('courier_id', '=', userId),
        ]),
        ...(isLast ? [eb('status', '=', 'delivery_status_set_for_delivery')] : []),
      ]),
    )
    .executeTakeFirstOrThrow();
  const { debts } = await trx
    .selectFrom('delivery')
    .select(({ fn }) => fn.countAll<number>().as('debts'))
    .where('delivery_organization_id', '=', organizationId)
    .where('courier_id', '=', userId)
    .where(owesCash())
    .executeTakeFirstOrThrow();
  return { deliveries, debts };
}

/**
 * Listens to who leaves: what they had on the way goes back to those who have sent it, who are told. Nobody else could
 * end it any more.
 */
export async function releaseDeliveries(
  unit: UnitOfWork<Tables>,
  { organizationId, userId, action }: Courier & { readonly action: MembershipAction | 'invite' },
): Promise<void> {
  if (action !== 'dismiss' && action !== 'quit') return;
  const taken = await unit.trx
    .selectFrom('delivery')
    .select('order_id')
    .where('delivery_organization_id', '=', organizationId)
    .where('courier_id', '=', userId)
    .where('status', '=', 'delivery_status_taken_for_delivery')
    .orderBy('order_id')
    .execute();
  for (const { order_id: orderId } of taken) {
    await takeBackDelivery(unit, { orderId, of: { departedCourierId: userId } });
  }
}
