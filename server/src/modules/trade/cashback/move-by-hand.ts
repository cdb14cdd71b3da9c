import { sql, type Transaction } from 'kysely';
import type { CashbackTables } from './cashback.tables.ts';
import { openAccount } from './ledger.ts';

interface Account {
  readonly organization_id: number;
  readonly client_id: number;
  readonly currency: string;
}

export interface MovedByHand {
  /** Of the entry. */
  readonly id: number;
  /** Minor units, after it. */
  readonly balance: number;
}

/**
 * Gives a client cashback without a sale, or takes some, the account locked. What is given repays what is owed first.
 * @param amount minor units; below zero takes
 * @returns null where there is not so much to take
 */
export async function moveByHand(
  trx: Transaction<CashbackTables>,
  account: Account,
  amount: number,
): Promise<MovedByHand | null> {
  const { balance, debt } = await openAccount(trx, account);
  if (balance + amount < 0) return null;
  const { organization_id, client_id } = account;
  const repaid = Math.min(debt, Math.max(0, amount));
  const entry = { organization_id, client_id, order_id: null };
  const [{ id }] = (await trx
    .insertInto('cashback_entry')
    .values([
      { ...entry, kind: 'manual' as const, amount },
      ...(repaid > 0 ? [{ ...entry, kind: 'repay' as const, amount: -repaid }] : []),
    ])
    .returning('id')
    .execute()) as [{ id: number }];
  const moved = await trx
    .updateTable('cashback_account')
    .set({ balance: sql`balance + ${amount - repaid}`, debt: sql`debt - ${repaid}` })
    .where('organization_id', '=', organization_id)
    .where('client_id', '=', client_id)
    .returning('balance')
    .executeTakeFirstOrThrow();
  return { id, balance: moved.balance };
}
