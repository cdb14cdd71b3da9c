import { sql, type Kysely } from 'kysely';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { minorDigits } from '../../../../platform/money/minor-digits.ts';
import { OutboundError } from '../../../../platform/outbound/outbound-error.ts';
import type { Transact } from '../../../../platform/events/unit-of-work.ts';
import { selectOrganizations } from '../../../organizations/organizations/index.ts';
import type { PaymentProvider, WantedPayment } from '../payment-provider.ts';
import {
  isHeld,
  lockAccount,
  moveAccount,
  type AccountTables,
  type AccountUnit,
  type OwnAccount,
} from './move-account.ts';
import { closeTest, failOpenTests, failTest, settleTest } from './settle-test.ts';

interface TestStart extends OwnAccount {
  readonly actorId: number;
  /** How long the payment page stays open. */
  readonly minutes: number;
}

/**
 * Begins a test payment of one unit of the organization's currency; while one is open, it is answered again.
 * @throws ApiError `not_found`, `conflict` for an account that needs none, `payment_system_held`
 */
export async function startTest(
  unit: AccountUnit,
  { actorId, minutes, ...own }: TestStart,
): Promise<WantedPayment> {
  const { trx } = unit;
  const { account, all } = await lockAccount(trx, own);
  if (isHeld(all)) throw new ApiError('payment_system_held');
  const page = `/organizations/${own.organizationId}/payment?test=${account.id}`;
  const returnTo = { success: page, failure: page };
  const open = await trx
    .selectFrom('payment_test')
    .select(['reference', 'amount', 'currency', sql<boolean>`expires_at > now()`.as('is_live')])
    .where('account_id', '=', account.id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (open?.is_live) return { ...open, returnTo };
  // The job that ends it has not run yet.
  if (open) await closeTest(trx, account.id, 'expired');
  else await moveAccount(unit, account, { action: 'test', actorId });
  const { currency } = await trx
    .selectFrom(selectOrganizations().as('organization'))
    .select('organization.currency')
    .where('organization.id', '=', own.organizationId)
    .executeTakeFirstOrThrow();
  const amount = 10 ** minorDigits(currency);
  const { reference } = await trx
    .insertInto('payment_test')
    .values({
      account_id: account.id,
      amount,
      currency,
      expires_at: sql<Date>`now() + make_interval(mins => ${minutes})`,
    })
    .returning('reference')
    .executeTakeFirstOrThrow();
  return { reference, amount, currency, returnTo };
}

/** Opens the page of a test payment; null where the provider refuses merchant or secret, and the test has failed. */
export async function openTest(
  transact: Transact<AccountTables>,
  provider: PaymentProvider,
  wanted: WantedPayment,
): Promise<string | null> {
  try {
    return await provider.open(wanted);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await transact((unit) => failTest(unit, wanted.reference, 'refused'));
    return null;
  }
}

/** The owner does not go on with it. Without an open one nothing is left to do. */
export async function abandonTest(unit: AccountUnit, own: OwnAccount): Promise<void> {
  const { account } = await lockAccount(unit.trx, own);
  await failOpenTests(unit, [account], 'abandoned');
}

interface Checked {
  readonly db: Kysely<AccountTables>;
  readonly transact: Transact<AccountTables>;
  readonly provider: PaymentProvider;
}

/** Asks the provider what has become of a test payment, and books it. Answers whether it knew. */
export async function checkTest(
  { transact, provider }: Pick<Checked, 'transact' | 'provider'>,
  reference: string,
): Promise<boolean> {
  try {
    const report = await provider.read(reference);
    if (!report) return false;
    await transact((unit) => settleTest(unit, report));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await transact((unit) => failTest(unit, reference, 'refused'));
  }
  return true;
}

/** The same of the latest test of an account, if that is open. */
export async function checkLatestTest(checked: Checked, own: OwnAccount): Promise<void> {
  const open = await checked.db
    .selectFrom('payment_test')
    .innerJoin('payment_account', 'payment_account.id', 'payment_test.account_id')
    .select('payment_test.reference')
    .where('payment_account.id', '=', own.accountId)
    .where('payment_account.organization_id', '=', own.organizationId)
    .where('payment_test.state', '=', 'open')
    .executeTakeFirst();
  if (open) await checkTest(checked, open.reference);
}

/** The provider knows no such merchant, or another secret of it. */
const isRefusal = (error: unknown): boolean =>
  error instanceof OutboundError && [401, 403].includes(error.status ?? 0);
