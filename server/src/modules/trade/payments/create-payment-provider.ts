import type { Kysely } from 'kysely';
import type { Providers } from '../../../platform/env/providers.ts';
import type { Outbound } from '../../../platform/outbound/outbound.ts';
import type { SecretsTables } from '../../../platform/secrets/secrets.tables.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createPaymentService } from './payment-service.ts';
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
  return providers.payments && createPaymentService(gateways, providers.payments);
}
