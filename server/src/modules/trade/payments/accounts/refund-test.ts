import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import { defineTask } from '../../../../platform/jobs/define-task.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import type { PaymentAccountsTables } from './payment-accounts.tables.ts';

/** Gives back what came by a test payment. */
export const refundTestTask = defineTask(
  'refund-payment-test',
  z.object({ reference: z.string() }),
);

/** Repeated after a crash it gives nothing twice: the provider knows our reference. */
export async function refundTest(
  db: Kysely<PaymentAccountsTables>,
  provider: PaymentProvider,
  reference: string,
): Promise<void> {
  await provider.refund(reference);
  await db
    .updateTable('payment_test')
    .set({ refunded_at: sql<Date>`now()` })
    .where('reference', '=', reference)
    .where('received_at', 'is not', null)
    .where('refunded_at', 'is', null)
    .execute();
}
