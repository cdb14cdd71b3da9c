import { sql, type Kysely, type Transaction } from 'kysely';
import type { CashbackTables } from './cashback.tables.ts';

/** What clients can spend at an organization, all of them together, in minor units. */
export async function sumCashback(
  db: Pick<Kysely<CashbackTables>, 'selectFrom'>,
  organizationId: number,
): Promise<number> {
  const { owed } = await db
    .selectFrom('cashback_account')
    .select(({ fn }) => fn.sum<number | null>('balance').as('owed'))
    .where('organization_id', '=', organizationId)
    .where('balance', '>', 0)
    .executeTakeFirstOrThrow();
  return Number(owed ?? 0);
}

/** The next clients, by id, who can spend something at an organization. */
export async function findCreditors(
  db: Pick<Kysely<CashbackTables>, 'selectFrom'>,
  organizationId: number,
  { afterId, limit }: { readonly afterId: number; readonly limit: number },
): Promise<number[]> {
  const accounts = await db
    .selectFrom('cashback_account')
    .select('client_id')
    .where('organization_id', '=', organizationId)
    .where('balance', '>', 0)
    .where('client_id', '>', afterId)
    .orderBy('client_id')
    .limit(limit)
    .execute();
  return accounts.map(({ client_id }) => client_id);
}

interface Expiry {
  /** Clients of one statement. */
  readonly limit?: number;
  /** Only the account of an order's client; the entry names the order. */
  readonly of?: { readonly id: number; readonly client_id: number };
}

/**
 * What clients have at an organization that ends expires, and what they owe is forgiven. The accounts are
 * locked in the order of clients; what has expired does not expire again.
 * @returns of how many clients
 */
export async function expireAccounts(
  trx: Transaction<CashbackTables>,
  organizationId: number,
  { limit = 1, of }: Expiry,
): Promise<number> {
  const accounts = await trx
    .selectFrom('cashback_account')
    .select(['client_id', 'balance'])
    .where('organization_id', '=', organizationId)
    .where(sql<boolean>`(balance > 0 or debt > 0)`)
    .$if(of !== undefined, (query) => query.where('client_id', '=', of!.client_id))
    .orderBy('client_id')
    .limit(limit)
    .forUpdate()
    .execute();
  if (accounts.length === 0) return 0;
  const entries = accounts
    .filter(({ balance }) => balance > 0)
    .map(({ client_id, balance }) => ({
      organization_id: organizationId,
      client_id,
      order_id: of?.id ?? null,
      kind: 'expire' as const,
      amount: -balance,
    }));
  if (entries.length > 0) await trx.insertInto('cashback_entry').values(entries).execute();
  await trx
    .updateTable('cashback_account')
    .set({ balance: 0, debt: 0 })
    .where('organization_id', '=', organizationId)
    .where(
      'client_id',
      'in',
      accounts.map(({ client_id }) => client_id),
    )
    .execute();
  return accounts.length;
}
