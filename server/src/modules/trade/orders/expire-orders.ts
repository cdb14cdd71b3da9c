import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../../database-tables.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { defineTask } from '../../../platform/jobs/define-task.ts';
import { eachInTurn } from '../../../platform/jobs/each-in-turn.ts';
import type { Orders } from './create-orders.ts';
import type { OrdersTables } from './orders.tables.ts';

/** Orders of one run; what is left is taken by the next. */
const BATCH = 500;

export const EVERY_MINUTE = '* * * * *';

export const expireOrdersTask = defineTask('expire-orders', z.object({}));

/**
 * Rejects what has waited past its deadline. Each order has a transaction of its own, so that one that
 * fails stops none of the others.
 * @throws AggregateError of all that failed; the others are done
 */
export async function expireOrders(
  db: Kysely<OrdersTables>,
  transact: Transact<Tables>,
  orders: Orders,
): Promise<void> {
  const overdue = await db
    .selectFrom('sale_order')
    .select('id')
    .where('deadline', '<=', sql<Date>`now()`)
    .orderBy('deadline')
    .limit(BATCH)
    .execute();
  await eachInTurn(overdue, async ({ id }) => {
    try {
      await transact((unit) => orders.move(unit, { orderId: id, action: 'expire', of: 'overdue' }));
    } catch (error) {
      // Somebody has dealt with it in the meantime.
      const isAnswered = error instanceof ApiError && error.code === 'not_found';
      if (!isAnswered) throw error;
    }
  });
}
