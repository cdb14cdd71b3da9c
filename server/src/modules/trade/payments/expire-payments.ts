import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../../database-tables.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { defineTask } from '../../../platform/jobs/define-task.ts';
import type { JobsTables } from '../../../platform/jobs/jobs.tables.ts';
import { isPostponed, workOff } from '../../../platform/jobs/work-off.ts';
import type { Orders } from '../orders/index.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { PaymentsTables } from './payments.tables.ts';
import { settlePayment } from './settle-payment.ts';

/** Payment attempts of one run; what is left is taken by the next. */
const BATCH = 200;

export const expirePaymentsTask = defineTask('expire-payments', z.object({}));

/**
 * Ends payment attempts whose page has closed, after asking the provider: a callback may have been lost.
 * Each has a transaction of its own; one that fails is put off, and odd ones wait for an operator of the
 * platform.
 * @throws AggregateError of all that failed; the others are done
 */
export async function expirePayments(
  db: Kysely<PaymentsTables & JobsTables>,
  transact: Transact<Tables>,
  orders: Orders,
  provider: PaymentProvider,
  { batch = BATCH } = {},
): Promise<void> {
  const overdue = await db
    .selectFrom('payment')
    .select(['id', 'reference', 'amount', 'currency'])
    .where('status', '=', 'in_progress')
    .where('expires_at', '<=', sql<Date>`now()`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('odd_payment')
            .select('odd_payment.id')
            .whereRef('odd_payment.payment_id', '=', 'payment.id')
            .where('odd_payment.settled_at', 'is', null),
        ),
      ),
    )
    .where(({ not, ref }) => not(isPostponed(expirePaymentsTask, ref('payment.id'))))
    .orderBy('expires_at')
    .limit(batch)
    .execute();
  await workOff(db, expirePaymentsTask, overdue, async ({ reference, amount, currency }) => {
    const report = (await provider.read(reference)) ?? {
      reference,
      amount,
      currency,
      event: 'expired',
      outcome: 'declined' as const,
    };
    await transact((unit) => settlePayment(unit, orders, report));
  });
}
