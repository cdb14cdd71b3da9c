import { sql, type Kysely, type Transaction } from 'kysely';
import type { CashbackTables } from './cashback.tables.ts';

interface Idle {
  readonly organizationId: number;
  /** Without an entry. */
  readonly days: number;
  /** Clients of one transaction. */
  readonly limit: number;
}

/**
 * What clients have at an organization and have not touched for so many days expires. The accounts are locked in the
 * order of clients, and asked again under the lock: whoever buys meanwhile keeps what they have.
 * @returns whether some may be left
 */
export async function expireIdle(
  trx: Transaction<CashbackTables>,
  { organizationId, days, limit }: Idle,
): Promise<boolean> {
  const found = await selectIdle(trx, organizationId, days)
    .orderBy('account.client_id')
    .limit(limit)
    .execute();
  if (found.length === 0) return false;
  const clientIds = found.map(({ client_id }) => client_id);
  await sql`
    select from cashback_account
    where organization_id = ${organizationId} and client_id = any(${clientIds}::bigint[])
    order by client_id for update`.execute(trx);
  const idle = await selectIdle(trx, organizationId, days)
    .where('account.client_id', 'in', clientIds)
    .execute();
  if (idle.length > 0) {
    await trx
      .insertInto('cashback_entry')
      .values(
        idle.map(({ client_id, balance }) => ({
          organization_id: organizationId,
          client_id,
          order_id: null,
          kind: 'expire' as const,
          amount: -balance,
        })),
      )
      .execute();
    await trx
      .updateTable('cashback_account')
      .set({ balance: 0 })
      .where('organization_id', '=', organizationId)
      .where(
        'client_id',
        'in',
        idle.map(({ client_id }) => client_id),
      )
      .execute();
  }
  return found.length === limit;
}

function selectIdle(
  db: Pick<Kysely<CashbackTables>, 'selectFrom'>,
  organizationId: number,
  days: number,
) {
  return db
    .selectFrom('cashback_account as account')
    .select(['account.client_id', 'account.balance'])
    .where('account.organization_id', '=', organizationId)
    .where('account.balance', '>', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('cashback_entry as entry')
            .select('entry.id')
            .whereRef('entry.organization_id', '=', 'account.organization_id')
            .whereRef('entry.client_id', '=', 'account.client_id')
            .where(sql<boolean>`entry.created_at > now() - ${days}::integer * interval '1 day'`),
        ),
      ),
    );
}
