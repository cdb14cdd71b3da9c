import type { Kysely } from 'kysely';
import type { Keyring } from '../../../platform/secrets/keyring.ts';
import { findMerchant } from './accounts/find-merchant.ts';
import type { Merchant, MerchantProvider, PaymentProvider } from './payment-provider.ts';
import type { PaymentsTables } from './payments.tables.ts';

/** Sends each call to the account that took the money, or is to take it. */
export function providerOfAccounts(
  db: Kysely<PaymentsTables>,
  keyring: Keyring | null,
  provider: MerchantProvider,
): PaymentProvider {
  async function merchantOf(reference: string): Promise<Merchant | null> {
    const merchant = await findMerchant(db, keyring, reference);
    if (merchant === undefined) throw new Error(`No payment is called ${reference}`);
    return merchant;
  }
  return {
    keyring,
    open: async (payment) => provider.open(await merchantOf(payment.reference), payment),
    read: async (reference) => provider.read(await merchantOf(reference), reference),
    refund: async (reference, amount) =>
      provider.refund(await merchantOf(reference), reference, amount),
    async isGenuine(report, signature) {
      // Who signs for a payment that is not ours is told so, if it is the platform's own provider.
      const merchant = (await findMerchant(db, keyring, report.reference)) ?? null;
      return provider.isGenuine(merchant, report, signature);
    },
  };
}
