import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Transact } from '../../../../platform/events/unit-of-work.ts';
import { defineTask } from '../../../../platform/jobs/define-task.ts';
import type { JobsTables } from '../../../../platform/jobs/jobs.tables.ts';
import { isPostponed, workOff } from '../../../../platform/jobs/work-off.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import type { AccountTables } from './move-account.ts';
import { failTest } from './settle-test.ts';
import { checkTest } from './test-account.ts';

/** Tests of one run; what is left is taken by the next. */
const BATCH = 200;

export const expireTestsTask = defineTask('expire-payment-tests', z.object({}));

/**
 * Ends test payments whose page has closed, after asking the provider. One that fails is put off.
 * @throws AggregateError of all that failed; the others are done
 */
export async function expireTests(
  db: Kysely<AccountTables & JobsTables>,
  transact: Transact<AccountTables>,
  provider: PaymentProvider,
): Promise<void> {
  const overdue = await db
    .selectFrom('payment_test')
    .select(['id', 'reference'])
    .where('state', '=', 'open')
    .where('expires_at', '<=', sql<Date>`now()`)
    .where(({ not, ref }) => not(isPostponed(expireTestsTask, ref('payment_test.id'))))
    .orderBy('expires_at')
    .limit(BATCH)
    .execute();
  await workOff(db, expireTestsTask, overdue, async ({ reference }) => {
    const isKnown = await checkTest({ transact, provider }, reference);
    if (!isKnown) await transact((unit) => failTest(unit, reference, 'expired'));
  });
}
