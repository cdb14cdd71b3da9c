import { sql, type Kysely, type Selectable } from 'kysely';
import { selectOrganizationCards } from '../organizations/index.ts';
import type { PartnershipListTables } from './partners.queries.ts';
import type { PartnersTables } from './partners.tables.ts';

/** Those who ask an organization to become partners, the latest first, and how many they are. */
export async function findPartnershipRequests(
  db: Pick<Kysely<PartnershipListTables>, 'selectFrom'>,
  organizationId: number,
  limit: number,
) {
  const rows = await selectOrganizationCards(db)
    .innerJoin(
      sql<Selectable<PartnersTables['partnership']>>`partnership`.as('partnership'),
      (join) => join.onRef('partnership.requester_id', '=', 'organization.id'),
    )
    .select(['partnership.id', sql<number>`count(*) over ()`.as('count')])
    .where('partnership.recipient_id', '=', organizationId)
    .where('partnership.status', '=', 'requested')
    .orderBy('partnership.id', 'desc')
    .limit(limit)
    .execute();
  return { count: rows[0]?.count ?? 0, rows };
}
