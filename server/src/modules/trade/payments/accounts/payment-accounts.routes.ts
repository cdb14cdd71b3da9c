import type { Kysely } from 'kysely';
import { PAYMENT_SYSTEMS_MAX } from '@karavan/shared-api/contract/limits';
import * as contract from '@karavan/shared-api/contract/payment-systems';
import type { Tables } from '../../../../database-tables.ts';
import { recordAudit } from '../../../../platform/audit/record-audit.ts';
import type { Env } from '../../../../platform/env/env.ts';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { Transact, UnitOfWork } from '../../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../../platform/http/implement.ts';
import { requireActor } from '../../../../platform/http/register-routes.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import type { Keyring } from '../../../../platform/secrets/keyring.ts';
import { createOwnProof } from '../../../identity/accounts/index.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { isHeld, type OwnAccount } from './move-account.ts';
import { presentAccount } from './payment-accounts.presenter.ts';
import { findAccounts } from './payment-accounts.queries.ts';
import { addAccount, changeAccount, removeAccount } from './store-account.ts';
import { activateAccount, suspendAccount } from './switch-account.ts';
import { abandonTest, checkLatestTest, openTest, startTest } from './test-account.ts';

interface AccountsDependencies {
  readonly db: Kysely<Tables>;
  readonly transact: Transact<Tables>;
  readonly env: Env;
  /** Null where nobody takes money online. */
  readonly provider: PaymentProvider | null;
}

/** What owners do about the accounts that they take money with. */
export function ownedPaymentAccountsRoutes({
  db,
  transact,
  env,
  provider,
}: AccountsDependencies): ImplementedRoute[] {
  const ownProof = createOwnProof(db, env);
  const minutes = env.PAYMENT_MINUTES;

  function requireProvider(): PaymentProvider {
    if (!provider) throw new ApiError('unavailable');
    return provider;
  }

  function requireKeyring(): Keyring {
    const { keyring } = requireProvider();
    if (!keyring) throw new ApiError('unavailable');
    return keyring;
  }

  async function readAll(organizationId: number): Promise<contract.PaymentSystems> {
    const rows = await findAccounts(db, organizationId);
    const isOrganizationHeld = isHeld(rows);
    return {
      list: rows.map((row) => presentAccount(row, isOrganizationHeld)),
      takes_online_payment: rows.some(({ state }) => state === 'active'),
      can_add: provider?.keyring != null && rows.length < PAYMENT_SYSTEMS_MAX,
    };
  }

  async function readOne({ organizationId, accountId }: OwnAccount) {
    const { list } = await readAll(organizationId);
    const found = list.find(({ id }) => id === accountId);
    if (!found) throw new ApiError('not_found');
    return found;
  }

  /** One act of the owner, told in the log by the account's id alone. */
  async function act(
    { id: organizationId, account: accountId }: { readonly id: number; readonly account: number },
    context: RequestContext,
    work: (unit: UnitOfWork<Tables>, own: OwnAccount & { actorId: number }) => Promise<unknown>,
  ): Promise<OwnAccount> {
    const { userId: actorId } = requireActor(context.actor);
    const own = { organizationId, accountId };
    await transact(async (unit) => {
      await work(unit, { ...own, actorId });
      await recordAudit(unit.trx, context, { payment_system: accountId });
    });
    return own;
  }

  return [
    implement(contract.listPaymentSystems, ({ params: { id } }) => readAll(id)),
    implement(contract.addPaymentSystem, async ({ params: { id }, body, context }) => {
      const actor = requireActor(context.actor);
      const keyring = requireKeyring();
      const { label, merchant_id: merchantId, secret, ...proof } = body;
      await ownProof.check(actor, context.address, proof);
      const accountId = await transact(async (unit) => {
        const added = { organizationId: id, actorId: actor.userId, label, merchantId, secret };
        const account = await addAccount(unit, keyring, added);
        // Last: what was refused has not used it up.
        await ownProof.redeem(unit.trx, actor, proof);
        await recordAudit(unit.trx, context, { payment_system: account });
        return account;
      });
      return readOne({ organizationId: id, accountId });
    }),
    implement(contract.updatePaymentSystem, async ({ params, body, context }) => {
      const actor = requireActor(context.actor);
      const keyring = requireKeyring();
      const { label, merchant_id: merchantId, secret, version, ...proof } = body;
      await readOne({ organizationId: params.id, accountId: params.account });
      await ownProof.check(actor, context.address, proof);
      const own = await act(params, context, async (unit, by) => {
        await changeAccount(unit, keyring, { ...by, label, merchantId, secret, version });
        await ownProof.redeem(unit.trx, actor, proof);
      });
      return readOne(own);
    }),
    implement(contract.removePaymentSystem, async ({ params, context }) => {
      await act(params, context, removeAccount);
      return undefined;
    }),
    implement(contract.confirmPaymentSystem, async ({ params, context }) => {
      const bank = requireProvider();
      const { userId: actorId } = requireActor(context.actor);
      const own = { organizationId: params.id, accountId: params.account };
      const wanted = await transact(async (unit) => {
        const started = await startTest(unit, { ...own, actorId, minutes });
        await recordAudit(unit.trx, context, { payment_system: own.accountId });
        return started;
      });
      const payment_url = await openTest(transact, bank, wanted);
      return { payment_url, system: await readOne(own) };
    }),
    implement(contract.checkPaymentSystem, async ({ params, context }) => {
      const bank = requireProvider();
      const own = { organizationId: params.id, accountId: params.account };
      await readOne(own);
      await checkLatestTest({ db, transact, provider: bank }, own);
      await act(params, context, () => Promise.resolve());
      return readOne(own);
    }),
    implement(contract.abandonPaymentSystemTest, async ({ params, context }) =>
      readOne(await act(params, context, abandonTest)),
    ),
    implement(contract.activatePaymentSystem, async ({ params, context }) =>
      readOne(await act(params, context, activateAccount)),
    ),
    implement(contract.suspendPaymentSystem, async ({ params, context }) =>
      readOne(await act(params, context, suspendAccount)),
    ),
  ];
}
