import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../../database-tables.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { defineTask } from '../../../platform/jobs/define-task.ts';
import type { JobsTables } from '../../../platform/jobs/jobs.tables.ts';
import { isPostponed, workOff } from '../../../platform/jobs/work-off.ts';
import type { Orders } from './create-orders.ts';
import type { OrdersTables } from './orders.tables.ts';

/** Orders of one run; what is left is taken by the next. */
const BATCH = 500;

export const expireOrdersTask = defineTask('expire-orders', z.object({}));

/**
 * Rejects what has waited past its deadline. Each order has a transaction of its own; one that
 * fails is put off.
 * @throws AggregateError of all that failed; the others are done
 */
export async function expireOrders(
  db: Kysely<OrdersTables & JobsTables>,
  transact: Transact<Tables>,
  orders: Orders,
  { batch = BATCH } = {},
): Promise<void> {
  const overdue = await db
    .selectFrom('sale_order')
    .select('id')
    .where('deadline', '<=', sql<Date>`now()`)
    .where(({ not, ref }) => not(isPostponed(expireOrdersTask, ref('sale_order.id'))))
    .orderBy('deadline')
    .limit(batch)
    .execute();
  await workOff(db, expireOrdersTask, overdue, async ({ id }) => {
    try {
      await transact((unit) => orders.move(unit, { orderId: id, action: 'expire', of: 'overdue' }));
    } catch (error) {
      // Somebody has dealt with it in the meantime.
      const isAnswered = error instanceof ApiError && error.code === 'not_found';
      if (!isAnswered) throw error;
    }
  });
}
