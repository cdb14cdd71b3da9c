import type { Kysely } from 'kysely';
import type { PaymentReport } from '@karavan/shared-api/contract/payments';
import { loadSecret } from '../../../platform/secrets/load-secret.ts';
import type { SecretsTables } from '../../../platform/secrets/secrets.tables.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { PaymentsTables } from './payments.tables.ts';
import { isSignedBy } from './report-signature.ts';

export const SANDBOX_PAGE = '/sandbox/pay/';

/** The key that the demo's provider signs its reports with. */
export const loadSandboxKey = (db: Kysely<SecretsTables>) => loadSecret(db, 'payment-report');

/** The demo's provider asks on a page what should happen and keeps its books in a table. */
export async function createSandboxProvider(
  db: Kysely<PaymentsTables & SecretsTables>,
): Promise<PaymentProvider> {
  const key = await loadSandboxKey(db);
  return {
    async open({ reference, amount, currency, returnTo }) {
      await db
        .insertInto('sandbox_payment')
        .values({ reference, amount, currency, return_to: returnTo })
        .onConflict((conflict) => conflict.column('reference').doNothing())
        .execute();
      return SANDBOX_PAGE + reference;
    },
    read: (reference) => readSandboxReport(db, reference),
    async refund(reference) {
      await db
        .updateTable('sandbox_payment')
        .set({ state: 'refunded' })
        .where('reference', '=', reference)
        .where('state', '=', 'paid')
        .execute();
    },
    isGenuine: (report, signature) => isSignedBy(key, report, signature),
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
