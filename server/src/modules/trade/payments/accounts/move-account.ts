import { sql, type Selectable, type Transaction } from 'kysely';
import type { AccountAction } from '@karavan/shared-api/contract/payment-system-states';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../../platform/events/unit-of-work.ts';
import {
  lockStanding,
  type OrganizationsTables,
} from '../../../organizations/organizations/index.ts';
import { nextStanding, type AccountMove, type AccountStanding } from './account-transitions.ts';
import { paymentAccountMoved } from './payment-accounts.events.ts';
import type { PaymentAccountsTables } from './payment-accounts.tables.ts';

export type AccountTables = PaymentAccountsTables & OrganizationsTables;
export type AccountUnit = UnitOfWork<AccountTables>;

export type AccountRow = Omit<
  Selectable<PaymentAccountsTables['payment_account']>,
  'secret' | 'secret_key'
>;

/** All but the secret. */
export const ACCOUNT_COLUMNS = [
  'payment_account.id',
  'payment_account.organization_id',
  'payment_account.provider',
  'payment_account.label',
  'payment_account.merchant_id',
  'payment_account.secret_last4',
  'payment_account.state',
  'payment_account.suspended_by',
  'payment_account.reason',
  'payment_account.is_confirmed',
  'payment_account.version',
  'payment_account.created_at',
  'payment_account.changed_at',
] as const;

export const standingOf = (
  row: Pick<AccountRow, 'state' | 'suspended_by' | 'is_confirmed'>,
): AccountStanding => ({
  state: row.state,
  suspendedBy: row.suspended_by,
  isConfirmed: row.is_confirmed,
});

export interface OwnAccount {
  readonly organizationId: number;
  readonly accountId: number;
}

/**
 * Locks the organization, where all that changes its accounts waits, and then all of them, for which payments
 * that open wait.
 * @throws ApiError `not_found` where there is no organization
 */
export async function lockAccounts(
  trx: Transaction<AccountTables>,
  organizationId: number,
): Promise<AccountRow[]> {
  if (!(await lockStanding(trx, organizationId))) throw new ApiError('not_found');
  return trx
    .selectFrom('payment_account')
    .select(ACCOUNT_COLUMNS)
    .where('organization_id', '=', organizationId)
    .where('state', '<>', 'removed')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** @throws ApiError `not_found` for one that is not there, or somebody else's */
export async function lockAccount(
  trx: Transaction<AccountTables>,
  { organizationId, accountId }: OwnAccount,
): Promise<{ readonly account: AccountRow; readonly all: readonly AccountRow[] }> {
  const all = await lockAccounts(trx, organizationId);
  const account = all.find(({ id }) => id === accountId);
  if (!account) throw new ApiError('not_found');
  return { account, all };
}

/** Whether the platform keeps the organization from taking money. */
export const isHeld = (accounts: readonly Pick<AccountRow, 'suspended_by'>[]): boolean =>
  accounts.some(({ suspended_by }) => suspended_by === 'platform');

interface Move {
  readonly action: AccountMove;
  readonly actorId: number | null;
  readonly reason?: string;
}

/**
 * Makes one row of the table of transitions of an account that is locked.
 * @throws ApiError `conflict` where it cannot be made
 */
export async function moveAccount(
  unit: AccountUnit,
  account: AccountRow,
  { action, actorId, reason = '' }: Move,
): Promise<void> {
  const next = nextStanding(standingOf(account), action);
  if (!next) throw new ApiError('conflict');
  await storeStanding(unit.trx, account.id, next, reason);
  await recordAccountStep(unit, account, { action, actorId, reason });
}

export async function storeStanding(
  trx: Transaction<PaymentAccountsTables>,
  id: number,
  { state, suspendedBy, isConfirmed }: AccountStanding,
  reason = '',
): Promise<void> {
  await trx
    .updateTable('payment_account')
    .set({
      state,
      suspended_by: suspendedBy,
      is_confirmed: isConfirmed,
      reason: suspendedBy === 'platform' ? reason : '',
      version: sql<number>`version + 1`,
      changed_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute();
}

/** Writes down what has happened, which is never changed, and tells of it. */
export async function recordAccountStep(
  { trx, emit }: AccountUnit,
  { id, organization_id }: Pick<AccountRow, 'id' | 'organization_id'>,
  { action, actorId, reason = '' }: Omit<Move, 'action'> & { readonly action: AccountAction },
): Promise<void> {
  const { id: stepId } = await trx
    .insertInto('payment_account_step')
    .values({ account_id: id, action, actor_id: actorId, reason })
    .returning('id')
    .executeTakeFirstOrThrow();
  emit(paymentAccountMoved({ organizationId: organization_id, accountId: id, stepId, action }));
}

/** Takes money by this account from now on; another one that did is suspended. */
export async function putInUse(
  unit: AccountUnit,
  { account, all }: { readonly account: AccountRow; readonly all: readonly AccountRow[] },
  move: Move,
): Promise<void> {
  const other = all.find(({ id, state }) => state === 'active' && id !== account.id);
  if (other) await moveAccount(unit, other, { action: 'replace', actorId: move.actorId });
  await moveAccount(unit, account, move);
}
