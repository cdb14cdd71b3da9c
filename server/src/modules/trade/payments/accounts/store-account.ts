import { sql } from 'kysely';
import { PAYMENT_SYSTEMS_MAX } from '@karavan/shared-api/contract/limits';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { Keyring } from '../../../../platform/secrets/keyring.ts';
import type { UnitOfWork } from '../../../../platform/events/unit-of-work.ts';
import type { PaymentsTables } from '../payments.tables.ts';
import { sealSecret } from './find-merchant.ts';
import {
  lockAccount,
  lockAccounts,
  moveAccount,
  recordAccountStep,
  type AccountRow,
  type AccountTables,
  type OwnAccount,
} from './move-account.ts';
import { closeTest } from './settle-test.ts';

type Unit = UnitOfWork<AccountTables & PaymentsTables>;

interface NewAccount {
  readonly organizationId: number;
  readonly actorId: number;
  readonly label: string;
  readonly merchantId: string;
  readonly secret: string;
}

/**
 * Keeps an account of an organization at the provider, as a draft. The secret is stored sealed for it.
 * @throws ApiError `payment_system_known`, `too_many_payment_systems`, `not_found`
 */
export async function addAccount(
  unit: Unit,
  keyring: Keyring,
  { organizationId, actorId, label, merchantId, secret }: NewAccount,
): Promise<number> {
  const { trx } = unit;
  const all = await lockAccounts(trx, organizationId);
  refuseKnown(all, merchantId);
  if (all.length >= PAYMENT_SYSTEMS_MAX) {
    throw new ApiError('too_many_payment_systems');
  }
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('payment_account', 'id')) as id`.execute(trx);
  const { id } = rows[0]!;
  const account = { id, organization_id: organizationId };
  await trx
    .insertInto('payment_account')
    .values({
      ...account,
      provider: 'merchant',
      label,
      merchant_id: merchantId,
      ...sealSecret(keyring, id, secret),
    })
    .execute();
  await recordAccountStep(unit, account, { action: 'add', actorId });
  return id;
}

interface Change extends OwnAccount {
  readonly actorId: number;
  readonly version: number;
  readonly label: string;
  readonly merchantId: string;
  /** The stored one stays without. */
  readonly secret?: string | undefined;
}

/**
 * Changes an account that takes no money. With another merchant or secret it has to be proven again.
 * @throws ApiError `not_found`, `settings_changed` for an old version, `payment_system_known`, `conflict` while it
 * takes money, is tested or held, or for another merchant once clients have paid by it
 */
export async function changeAccount(
  unit: Unit,
  keyring: Keyring,
  { actorId, version, label, merchantId, secret, ...own }: Change,
): Promise<void> {
  const { trx } = unit;
  const { account, all } = await lockAccount(trx, own);
  if (account.provider !== 'merchant') throw new ApiError('conflict');
  if (account.version !== version) throw new ApiError('settings_changed');
  const isOther = merchantId !== account.merchant_id;
  if (isOther) {
    refuseKnown(all, merchantId);
    if (await hasPayments(unit, account.id)) throw new ApiError('conflict');
  }
  if (isOther || secret !== undefined) {
    await moveAccount(unit, account, { action: 'edit', actorId });
  }
  await trx
    .updateTable('payment_account')
    .set({
      label,
      merchant_id: merchantId,
      ...(secret !== undefined && sealSecret(keyring, account.id, secret)),
      version: sql<number>`version + 1`,
    })
    .where('id', '=', account.id)
    .execute();
}

/**
 * Removes an account. What was opened with it ends with it, so the secret stays while money may have to go back.
 * @throws ApiError `not_found`, `conflict` for the account of the platform, `payment_system_held`
 */
export async function removeAccount(
  unit: Unit,
  { actorId, ...own }: OwnAccount & { readonly actorId: number },
): Promise<void> {
  const { account } = await lockAccount(unit.trx, own);
  if (account.provider !== 'merchant') throw new ApiError('conflict');
  if (account.suspended_by === 'platform') throw new ApiError('payment_system_held');
  await closeTest(unit.trx, account.id, 'abandoned');
  await moveAccount(unit, account, { action: 'remove', actorId });
  if (await hasPayments(unit, account.id)) return;
  await unit.trx
    .updateTable('payment_account')
    .set({ secret: null, secret_key: null })
    .where('id', '=', account.id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_test').select('id').whereRef('account_id', '=', 'payment_account.id'),
        ),
      ),
    )
    .execute();
}

function refuseKnown(all: readonly AccountRow[], merchantId: string): void {
  if (all.some(({ merchant_id }) => merchant_id === merchantId)) {
    throw new ApiError('payment_system_known');
  }
}

async function hasPayments({ trx }: Unit, accountId: number): Promise<boolean> {
  const found = await trx
    .selectFrom('payment')
    .select('id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
