import { sql, type Kysely } from 'kysely';
import type { PaymentReport } from '@karavan/shared-api/contract/payments';
import { loadSecret } from '../../../platform/secrets/load-secret.ts';
import type { SecretsTables } from '../../../platform/secrets/secrets.tables.ts';
import { createKeyring, type Keyring } from '../../../platform/secrets/keyring.ts';
import { OutboundError } from '../../../platform/outbound/outbound-error.ts';
import { findMerchant } from './accounts/find-merchant.ts';
import type { MerchantProvider, PaymentProvider } from './payment-provider.ts';
import { providerOfAccounts } from './provider-of-accounts.ts';
import type { PaymentsTables } from './payments.tables.ts';
import { isSignedBy, signReport } from './report-signature.ts';

export const SANDBOX_PAGE = '/sandbox/pay/';

/** The key that the demo's provider signs its reports with. */
export const loadSandboxKey = (db: Kysely<SecretsTables>) => loadSecret(db, 'payment-report');

/** Secrets that begin so are wrong ones to the demo's provider, which knows no merchants. */
const WRONG_SECRET = 'wrong';

/** The demo's keys lie in the database that they protect; in production the environment holds them. */
export async function loadSandboxKeyring(db: Kysely<SecretsTables>): Promise<Keyring> {
  return createKeyring([{ id: 'demo', key: await loadSecret(db, 'payment-account') }]);
}

/** The demo's provider asks on a page what should happen and keeps its books in a table. */
export async function createSandboxProvider(
  db: Kysely<PaymentsTables & SecretsTables>,
): Promise<PaymentProvider> {
  const key = await loadSandboxKey(db);
  return providerOfAccounts(db, await loadSandboxKeyring(db), sandbox(db, key));
}

/** Signs what the sandbox page reports, as the merchant's provider would. */
export async function createSandboxSigner(
  db: Kysely<PaymentsTables & SecretsTables>,
): Promise<(report: PaymentReport) => Promise<string>> {
  const [key, keyring] = await Promise.all([loadSandboxKey(db), loadSandboxKeyring(db)]);
  return async (report) => {
    const merchant = await findMerchant(db, keyring, report.reference);
    return signReport(merchant?.key ?? key, report);
  };
}

function sandbox(db: Kysely<PaymentsTables>, key: Buffer): MerchantProvider {
  return {
    async open(merchant, { reference, amount, currency, returnTo }) {
      if (merchant?.key.toString().startsWith(WRONG_SECRET)) {
        throw new OutboundError('status', { status: 401 });
      }
      await db
        .insertInto('sandbox_payment')
        .values({
          reference,
          amount,
          currency,
          return_to: returnTo.success,
          failure_to: returnTo.failure,
        })
        .onConflict((conflict) => conflict.column('reference').doNothing())
        .execute();
      return SANDBOX_PAGE + reference;
    },
    read: (_merchant, reference) => readSandboxReport(db, reference),
    async refund(_merchant, reference, amount) {
      await db
        .updateTable('sandbox_payment')
        .set({
          state: 'refunded',
          refunded: sql<number>`greatest(refunded, ${amount ?? sql`amount`})`,
        })
        .where('reference', '=', reference)
        .where('state', 'in', ['paid', 'refunded'])
        .execute();
    },
    isGenuine: (merchant, report, signature) => isSignedBy(merchant?.key ?? key, report, signature),
  };
}

/** Null while the page still waits for an answer. */
export async function readSandboxReport(
  db: Kysely<PaymentsTables>,
  reference: string,
): Promise<PaymentReport | null> {
  const payment = await db
    .selectFrom('sandbox_payment')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!payment || payment.state === 'open') return null;
  const { amount, currency, event_id: event, state } = payment;
  return {
    reference,
    event,
    amount,
    currency,
    outcome: state === 'declined' ? 'declined' : 'paid',
  };
}
