import type { Kysely } from 'kysely';
import type { Obstacle } from '@karavan/shared-api/contract/departures';
import type { LossFinder } from '../../identity/accounts/index.ts';
import type { CashbackTables } from './cashback.tables.ts';

/** Cashback that was taken back after it had been spent. */
export async function findCashbackDebts(
  db: Kysely<CashbackTables>,
  personId: number,
): Promise<Obstacle[]> {
  const debts = await db
    .selectFrom('cashback_account')
    .select('organization_id')
    .where('client_id', '=', personId)
    .where('debt', '>', 0)
    .orderBy('organization_id')
    .execute();
  const [first] = debts;
  if (!first) return [];
  return [
    { reason: 'debts', count: debts.length, path: `/organizations/${first.organization_id}` },
  ];
}

/** Cashback that nobody spends any more. */
export const CASHBACK_LOSSES: LossFinder<CashbackTables> = {
  kind: 'cashback',
  select: (db, personId) =>
    db
      .selectFrom('cashback_account')
      .select(['currency', 'balance'])
      .where('client_id', '=', personId)
      .where('balance', '>', 0),
};
