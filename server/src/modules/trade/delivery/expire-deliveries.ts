import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../../database-tables.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { defineTask } from '../../../platform/jobs/define-task.ts';
import type { JobsTables } from '../../../platform/jobs/jobs.tables.ts';
import { isPostponed, workOff } from '../../../platform/jobs/work-off.ts';
import type { DeliveryTables } from './delivery.tables.ts';
import { isOverdue, takeBackDelivery } from './take-back-delivery.ts';

/** Deliveries of one run; what is left is taken by the next. */
const BATCH = 200;

export const expireDeliveriesTask = defineTask('expire-deliveries', z.object({}));

/**
 * Takes back what couriers have had for longer than anybody needs: one who has vanished must not keep an
 * order for ever. One that fails is put off.
 * @throws AggregateError of all that failed; the others are done
 */
export async function expireDeliveries(
  db: Kysely<DeliveryTables & JobsTables>,
  transact: Transact<Tables>,
  hours: number,
  { batch = BATCH } = {},
): Promise<void> {
  const overdue = await db
    .selectFrom('delivery')
    .select(['id', 'order_id'])
    .where('status', '=', 'delivery_status_taken_for_delivery')
    .where(isOverdue(hours))
    .where(({ not, ref }) => not(isPostponed(expireDeliveriesTask, ref('delivery.id'))))
    .orderBy('taken_at')
    .limit(batch)
    .execute();
  await workOff(db, expireDeliveriesTask, overdue, async ({ order_id: orderId }) => {
    try {
      await transact((unit) =>
        takeBackDelivery(unit, { orderId, of: { overdueAfterHours: hours } }),
      );
    } catch (error) {
      // Brought or given back in the meantime.
      if (!(error instanceof ApiError && error.code === 'conflict')) throw error;
    }
  });
}
