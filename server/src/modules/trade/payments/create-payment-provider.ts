import type { Kysely } from 'kysely';
import type { Providers } from '../../../platform/env/providers.ts';
import type { Outbound } from '../../../platform/outbound/outbound.ts';
import { createKeyring } from '../../../platform/secrets/keyring.ts';
import type { SecretsTables } from '../../../platform/secrets/secrets.tables.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createPaymentService } from './payment-service.ts';
import { providerOfAccounts } from './provider-of-accounts.ts';
import type { PaymentsTables } from './payments.tables.ts';
import { createSandboxProvider } from './sandbox-provider.ts';

interface ProviderDependencies {
  readonly db: Kysely<PaymentsTables & SecretsTables>;
  /** Reaches what the environment names, our own network included. */
  readonly gateways: Outbound;
  /** Null for the demo, which has a provider of its own. */
  readonly providers: Providers | null;
}

/** Who takes money online; null where nobody does. */
export async function createPaymentProvider({
  db,
  gateways,
  providers,
}: ProviderDependencies): Promise<PaymentProvider | null> {
  if (!providers) return createSandboxProvider(db);
  const { payments } = providers;
  if (!payments) return null;
  const keyring = payments.accountKeys && createKeyring(payments.accountKeys);
  return providerOfAccounts(db, keyring, createPaymentService(gateways, payments));
}
