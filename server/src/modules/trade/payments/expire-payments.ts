import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../../database-tables.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { defineTask } from '../../../platform/jobs/define-task.ts';
import type { Orders } from '../orders/index.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { PaymentsTables } from './payments.tables.ts';
import { settlePayment } from './settle-payment.ts';

/** Payment attempts of one run; what is left is taken by the next. */
const BATCH = 200;

export const expirePaymentsTask = defineTask('expire-payments', z.object({}));

/** Ends payment attempts whose page has closed, after asking the provider: a callback may have been lost. */
export async function expirePayments(
  db: Kysely<PaymentsTables>,
  transact: Transact<Tables>,
  orders: Orders,
  provider: PaymentProvider,
): Promise<void> {
  const overdue = await db
    .selectFrom('payment')
    .select(['reference', 'amount', 'currency'])
    .where('status', '=', 'in_progress')
    .where('expires_at', '<=', sql<Date>`now()`)
    .orderBy('expires_at')
    .limit(BATCH)
    .execute();
  for (const payment of overdue) {
    const report = (await provider.read(payment.reference)) ?? {
      ...payment,
      event: 'expired',
      outcome: 'declined' as const,
    };
    await transact((unit) => settlePayment(unit, orders, report));
  }
}
