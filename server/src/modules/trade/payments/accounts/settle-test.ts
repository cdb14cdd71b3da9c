import { sql, type Transaction } from 'kysely';
import type { PaymentReport } from '@karavan/shared-api/contract/payments';
import type { TestFailure } from '@karavan/shared-api/contract/payment-system-states';
import { addJob } from '../../../../platform/jobs/jobs.ts';
import {
  lockAccounts,
  moveAccount,
  putInUse,
  type AccountRow,
  type AccountTables,
  type AccountUnit,
} from './move-account.ts';
import { refundTestTask } from './refund-test.ts';

const NOW = sql<Date>`now()`;

/** Whose test payment it is; undefined for a reference of none. */
export async function findTest(
  db: Pick<Transaction<AccountTables>, 'selectFrom'>,
  reference: string,
): Promise<{ readonly accountId: number; readonly organizationId: number } | undefined> {
  return db
    .selectFrom('payment_test')
    .innerJoin('payment_account', 'payment_account.id', 'payment_test.account_id')
    .select([
      'payment_account.id as accountId',
      'payment_account.organization_id as organizationId',
    ])
    .where('payment_test.reference', '=', reference)
    .executeTakeFirst();
}

/**
 * Books what the provider reports of a test payment. One that is paid proves its account, which takes money
 * from then on. Money goes back, however late it comes and whatever has become of the test.
 */
export async function settleTest(unit: AccountUnit, report: PaymentReport): Promise<void> {
  const { trx } = unit;
  const found = await findTest(trx, report.reference);
  if (!found) return;
  const { account, test, all } = await lockTest(trx, { ...found, reference: report.reference });
  const isPaid = report.outcome === 'paid';
  const isRight = report.amount === test.amount && report.currency === test.currency;
  if (isPaid && test.received_at === null) {
    await trx
      .updateTable('payment_test')
      .set({ received_at: NOW })
      .where('id', '=', test.id)
      .execute();
    await addJob(trx, refundTestTask, { reference: report.reference });
  }
  if (test.state !== 'open') return;
  if (isPaid && isRight && account) {
    await trx
      .updateTable('payment_test')
      .set({ state: 'paid', settled_at: NOW })
      .where('id', '=', test.id)
      .execute();
    await putInUse(unit, { account, all }, { action: 'confirm', actorId: null });
    return;
  }
  await endTest(unit, account, isRight ? 'declined' : 'wrong_sum');
}

/** What has come to nothing without a word of the provider: an open test ends, any other stays as it is. */
export async function failTest(
  unit: AccountUnit,
  reference: string,
  failure: TestFailure,
): Promise<void> {
  const found = await findTest(unit.trx, reference);
  if (!found) return;
  const { account, test } = await lockTest(unit.trx, { ...found, reference });
  if (test.state === 'open') await endTest(unit, account, failure);
}

/** Ends the open tests of accounts that are locked. */
export async function failOpenTests(
  unit: AccountUnit,
  all: readonly AccountRow[],
  failure: TestFailure,
): Promise<void> {
  for (const account of all) {
    if (account.state === 'confirmation') await endTest(unit, account, failure);
  }
}

/** The account is a draft again; a removed one has no open test. */
async function endTest(
  unit: AccountUnit,
  account: AccountRow | undefined,
  failure: TestFailure,
): Promise<void> {
  if (!account) return;
  await closeTest(unit.trx, account.id, failure);
  await moveAccount(unit, account, { action: 'fail', actorId: null });
}

/** Leaves the account as it is, for whoever moves it otherwise. */
export async function closeTest(
  trx: Transaction<AccountTables>,
  accountId: number,
  failure: TestFailure,
): Promise<void> {
  await trx
    .updateTable('payment_test')
    .set({ state: 'failed', failure, settled_at: NOW })
    .where('account_id', '=', accountId)
    .where('state', '=', 'open')
    .execute();
}

interface Found {
  readonly accountId: number;
  readonly organizationId: number;
  readonly reference: string;
}

/** The organization, its accounts, then the test. The account is undefined once it was removed. */
async function lockTest(
  trx: Transaction<AccountTables>,
  { organizationId, accountId, reference }: Found,
) {
  const all = await lockAccounts(trx, organizationId);
  const test = await trx
    .selectFrom('payment_test')
    .select(['id', 'state', 'amount', 'currency', 'received_at'])
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { all, account: all.find(({ id }) => id === accountId), test };
}
