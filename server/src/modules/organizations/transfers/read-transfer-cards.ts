import { sql, type Kysely } from 'kysely';
import type { TransferCard } from '@karavan/shared-api/contract/cards';
import type { TransfersTables } from './transfers.tables.ts';

/** Offers as they stand now, by id, for the person whom they were made to. */
export async function readTransferCards(
  db: Kysely<TransfersTables>,
  ids: readonly number[],
  userId: number,
): Promise<ReadonlyMap<number, TransferCard>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('organization_transfer')
    .select(['id', 'status', 'expires_at'])
    .select(sql<boolean>`status = 'offered' and expires_at > now()`.as('can_answer'))
    .where('id', 'in', ids)
    .where('recipient_id', '=', userId)
    .execute();
  return new Map(
    rows.map(({ expires_at, ...row }) => [
      row.id,
      { ...row, expires_at: expires_at.toISOString() },
    ]),
  );
}
