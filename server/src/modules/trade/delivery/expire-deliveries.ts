import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../../database-tables.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { defineTask } from '../../../platform/jobs/define-task.ts';
import { eachInTurn } from '../../../platform/jobs/each-in-turn.ts';
import type { DeliveryTables } from './delivery.tables.ts';
import { isOverdue, takeBackDelivery } from './take-back-delivery.ts';

/** Deliveries of one run; what is left is taken by the next. */
const BATCH = 200;

export const expireDeliveriesTask = defineTask('expire-deliveries', z.object({}));

/**
 * Takes back what couriers have had for longer than anybody needs: one who has vanished must not keep an
 * order for ever.
 * @throws AggregateError of all that failed; the others are done
 */
export async function expireDeliveries(
  db: Kysely<DeliveryTables>,
  transact: Transact<Tables>,
  hours: number,
): Promise<void> {
  const overdue = await db
    .selectFrom('delivery')
    .select('order_id')
    .where('status', '=', 'delivery_status_taken_for_delivery')
    .where(isOverdue(hours))
    .orderBy('taken_at')
    .limit(BATCH)
    .execute();
  await eachInTurn(overdue, async ({ order_id: orderId }) => {
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
