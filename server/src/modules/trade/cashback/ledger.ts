import { expressionBuilder, sql, type Expression, type Kysely, type Transaction } from 'kysely';
import type { CashbackKind } from '@karavan/shared-api/contract/enumerations';
import { lifeStateNow, type OrganizationsTables } from '../../organizations/organizations/index.ts';
import type { CashbackTables } from './cashback.tables.ts';
import { expireAccounts } from './expire-cashback.ts';

/** An order as its cashback sees it. Sums are minor units. */
export interface CashbackOrder {
  readonly id: number;
  readonly organization_id: number;
  readonly client_id: number;
  readonly currency: string;
  readonly cashback_spent: number;
  readonly cashback_earned: number;
}

/** What a client can spend at an organization now, in minor units. */
export async function findCashbackBalance(
  db: Pick<Kysely<CashbackTables>, 'selectFrom'>,
  organizationId: number,
  clientId: number,
): Promise<number> {
  const account = await selectCashbackBalance(db, organizationId, clientId).executeTakeFirst();
  return account?.balance ?? 0;
}

/** The balance to stand in a larger query; null where nothing has been booked yet. */
export function selectCashbackBalance(
  db: Pick<Kysely<CashbackTables>, 'selectFrom'>,
  organizationId: number | Expression<number>,
  clientId: number | Expression<number>,
) {
  return db
    .selectFrom('cashback_account')
    .select('balance')
    .where('cashback_account.organization_id', '=', organizationId)
    .where('cashback_account.client_id', '=', clientId);
}

/** A client's account at an organization, to stand in a larger query. Sums are minor units. */
export function selectCashbackAccount(
  db: Pick<Kysely<CashbackTables>, 'selectFrom'>,
  organizationId: number | Expression<number>,
  clientId: number,
) {
  return selectCashbackBalance(db, organizationId, clientId).select('debt');
}

/** When a client's cashback at an organization was last touched, as a selection. */
export function selectLastEntry(
  db: Pick<Kysely<CashbackTables>, 'selectFrom'>,
  organizationId: Expression<number>,
  clientId: number,
) {
  return db
    .selectFrom('cashback_entry')
    .select('cashback_entry.created_at')
    .where('cashback_entry.organization_id', '=', organizationId)
    .where('cashback_entry.client_id', '=', clientId)
    .orderBy('cashback_entry.id', 'desc')
    .limit(1);
}

/** Where a client has ever had cashback, as a selection of organizations. */
export const accountsOf = (clientId: number) =>
  expressionBuilder<CashbackTables>()
    .selectFrom('cashback_account')
    .select('organization_id')
    .where('client_id', '=', clientId);

/**
 * Sets aside what an order is paid with.
 * @returns false when there is not so much: the order must not be placed
 */
export async function holdCashback(
  trx: Transaction<CashbackTables>,
  order: CashbackOrder,
): Promise<boolean> {
  if (order.cashback_spent === 0) return true;
  const { balance } = await openAccount(trx, order);
  if (balance < order.cashback_spent) return false;
  await book(trx, order, 'spend_hold', -order.cashback_spent);
  return true;
}

/** The order will not be: what was set aside can be spent again. */
export async function releaseCashback(
  trx: Transaction<CashbackTables>,
  order: CashbackOrder,
): Promise<void> {
  if (order.cashback_spent === 0) return;
  await openAccount(trx, order);
  await credit(trx, order, 'spend_release', order.cashback_spent);
}

/** The goods have changed hands: what was set aside is spent, and the purchase earns. */
export async function settleCashback(
  trx: Transaction<CashbackTables>,
  order: CashbackOrder,
): Promise<void> {
  if (order.cashback_spent === 0 && order.cashback_earned === 0) return;
  await openAccount(trx, order);
  if (order.cashback_spent > 0) await book(trx, order, 'spend_commit', 0);
  if (order.cashback_earned > 0) await credit(trx, order, 'earn', order.cashback_earned);
}

/**
 * The purchase is refunded: what was spent comes back, what was earned goes. What has been spent of
 * that already stays as a debt, never as a balance below zero. Of an organization that is closed nothing
 * stays: it is booked, and expires at once.
 */
export async function undoCashback(
  trx: Transaction<CashbackTables & OrganizationsTables>,
  order: CashbackOrder,
): Promise<void> {
  if (order.cashback_spent === 0 && order.cashback_earned === 0) return;
  // Before the account: a closing organization closes before this refund, or sees what it has brought.
  const isClosed = (await lifeStateNow(trx, order.organization_id)) === 'deactivated';
  await openAccount(trx, order);
  if (order.cashback_spent > 0) await credit(trx, order, 'restore', order.cashback_spent);
  if (order.cashback_earned > 0) {
    const { balance } = await openAccount(trx, order);
    const taken = Math.min(balance, order.cashback_earned);
    await book(trx, order, 'reverse', -taken, { debt: order.cashback_earned - taken });
  }
  // Nobody can spend it there any more, nor repay anything.
  if (isClosed) await expireAccounts(trx, order.organization_id, { of: order });
}

type Credit = 'earn' | 'spend_release' | 'restore';

/** An order gives cashback back once at most: when it is rejected, or when its sale is refunded. */
const REPAID_BY = {
  earn: 'repay',
  spend_release: 'repay_returned',
  restore: 'repay_returned',
} as const satisfies Readonly<Record<Credit, CashbackKind>>;

/** Cashback comes in: it repays what is owed, and only what is left can be spent. */
async function credit(
  trx: Transaction<CashbackTables>,
  order: CashbackOrder,
  kind: Credit,
  amount: number,
): Promise<void> {
  const { debt } = await openAccount(trx, order);
  const repaid = Math.min(debt, amount);
  const repayment = { kind: REPAID_BY[kind], amount: -repaid };
  await book(trx, order, kind, amount, repaid > 0 ? { repayment } : {});
}

/** Locks the account until the transaction ends; the first booking opens it. */
export async function openAccount(
  trx: Transaction<CashbackTables>,
  {
    organization_id,
    client_id,
    currency,
  }: Pick<CashbackOrder, 'organization_id' | 'client_id' | 'currency'>,
): Promise<{ balance: number; debt: number }> {
  return trx
    .insertInto('cashback_account')
    .values({ organization_id, client_id, currency })
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'client_id']).doUpdateSet({ currency }),
    )
    .returning(['balance', 'debt'])
    .executeTakeFirstOrThrow();
}

/**
 * Writes an entry and what it does to the account, in one step with the debt: the table allows no
 * moment with something to spend and a debt. What has been booked before is not booked again.
 */
async function book(
  trx: Transaction<CashbackTables>,
  { id: order_id, organization_id, client_id }: CashbackOrder,
  kind: CashbackKind,
  amount: number,
  {
    debt = 0,
    repayment,
  }: { debt?: number; repayment?: { kind: CashbackKind; amount: number } } = {},
): Promise<void> {
  const entryOf = (values: { kind: CashbackKind; amount: number }) =>
    trx.insertInto('cashback_entry').values({ organization_id, client_id, order_id, ...values });
  const entry = await entryOf({ kind, amount })
    .onConflict((conflict) => conflict.columns(['order_id', 'kind']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!entry) return;
  if (repayment) await entryOf(repayment).execute();
  await trx
    .updateTable('cashback_account')
    .set({
      balance: sql`balance + ${amount + (repayment?.amount ?? 0)}`,
      debt: sql`debt + ${debt + (repayment?.amount ?? 0)}`,
    })
    .where('organization_id', '=', organization_id)
    .where('client_id', '=', client_id)
    .execute();
}
