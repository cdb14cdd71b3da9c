import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import { defineTask } from '../../../platform/jobs/define-task.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { PaymentsTables } from './payments.tables.ts';

/** Gives back what came by one payment attempt; added when an operator has decided so. */
export const refundAttemptTask = defineTask('refund-attempt', z.object({ reference: z.string() }));

/** Repeated after a crash it gives nothing twice: the provider knows our reference. */
export async function refundAttempt(
  db: Kysely<PaymentsTables>,
  provider: PaymentProvider,
  reference: string,
): Promise<void> {
  await provider.refund(reference);
  await db
    .updateTable('payment')
    .set({ refunded_at: sql<Date>`now()` })
    .where('reference', '=', reference)
    .execute();
}
