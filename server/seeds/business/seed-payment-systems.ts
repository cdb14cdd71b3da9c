import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../src/database-tables.ts';
import { decideAccount } from '../../src/modules/trade/payments/accounts/hold-account.ts';
import { settleTest } from '../../src/modules/trade/payments/accounts/settle-test.ts';
import { addAccount } from '../../src/modules/trade/payments/accounts/store-account.ts';
import { startTest } from '../../src/modules/trade/payments/accounts/test-account.ts';
import { refundTest } from '../../src/modules/trade/payments/accounts/refund-test.ts';
import {
  createSandboxProvider,
  loadSandboxKeyring,
} from '../../src/modules/trade/payments/sandbox-provider.ts';
import { act } from '../act.ts';
import type { SeededPeople } from '../people/seed-people.ts';

/** Closed, so that no shop of the demo loses its payments: the platform holds them. */
const HELD = 'Жел Прокат';

/** The test of the account that is being proven waits for so long; a real one does for minutes. */
const YEAR_MINUTES = 525_600;

/**
 * What the demo's owner takes money with, by the product's own operations: one that does, in the place of the
 * platform's; one that is being proven, and one whose test was declined.
 */
export async function seedPaymentSystems(
  trx: Transaction<Tables>,
  { accounts: { owner, operator } }: SeededPeople,
): Promise<void> {
  const db: Kysely<Tables> = trx;
  const keyring = await loadSandboxKeyring(db);
  const provider = await createSandboxProvider(db);
  const { organization_id: organizationId } = await trx
    .selectFrom('organization_member')
    .innerJoin('organization', 'organization.id', 'organization_member.organization_id')
    .select('organization_member.organization_id')
    .where('organization_member.user_id', '=', owner)
    .where('organization_member.is_owner', '=', true)
    .where('organization.takes_online_payment', '=', true)
    .orderBy('organization_member.organization_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const begin = async (label: string, merchantId: string) => {
    const secret = `sk_demo_${merchantId}_2026`;
    const accountId = await act(trx, (unit) =>
      addAccount(unit, keyring, { organizationId, actorId: owner, label, merchantId, secret }),
    );
    const wanted = await act(trx, (unit) =>
      startTest(unit, { organizationId, accountId, actorId: owner, minutes: YEAR_MINUTES }),
    );
    await provider.open(wanted);
    return wanted;
  };
  const settle = async (
    wanted: Awaited<ReturnType<typeof begin>>,
    outcome: 'paid' | 'declined',
  ) => {
    const { reference, amount, currency } = wanted;
    await trx
      .updateTable('sandbox_payment')
      .set({ state: outcome })
      .where('reference', '=', reference)
      .execute();
    const report = { reference, amount, currency, event: outcome, outcome };
    await act(trx, (unit) => settleTest(unit, report));
    if (outcome === 'paid') await refundTest(db, provider, reference);
  };
  await settle(await begin('Счёт для сайта', 'shop-4711'), 'declined');
  await settle(await begin('Основной счёт', 'shop-1025'), 'paid');
  await begin('Запасной счёт', 'shop-2090');

  const held = await trx
    .selectFrom('payment_account')
    .innerJoin('organization', 'organization.id', 'payment_account.organization_id')
    .select('payment_account.id')
    .where('organization.title', '=', HELD)
    .where('payment_account.state', '=', 'active')
    .executeTakeFirstOrThrow();
  await act(trx, (unit) =>
    decideAccount(unit, {
      accountId: held.id,
      actorId: operator,
      decision: 'suspend',
      reason: 'Клиенты сообщают, что не получили оплаченное.',
    }),
  );
}
