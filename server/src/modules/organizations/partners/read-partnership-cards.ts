import { sql, type Kysely } from 'kysely';
import type { PartnershipCard } from '@karavan/shared-api/contract/cards';
import { organizationsWhere } from '../staff/index.ts';
import type { PartnersTables } from './partners.tables.ts';

/** Partnerships as they stand now, by id, for a person who answers for one of their sides. */
export async function readPartnershipCards(
  db: Kysely<PartnersTables>,
  ids: readonly number[],
  userId: number,
): Promise<ReadonlyMap<number, PartnershipCard>> {
  if (ids.length === 0) return new Map();
  const own = organizationsWhere(userId, 'can_manage_followers_partners');
  const rows = await db
    .selectFrom('partnership')
    .select(['id', 'status'])
    .select(
      sql<boolean>`partnership.status = 'requested' and partnership.recipient_id in (${own})`.as(
        'can_answer',
      ),
    )
    .where('id', 'in', ids)
    .where((eb) => eb.or([eb('requester_id', 'in', own), eb('recipient_id', 'in', own)]))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
