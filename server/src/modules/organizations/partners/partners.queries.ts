import { sql, type Kysely, type Selectable } from 'kysely';
import { selectOrganizationCards, type OrganizationsTables } from '../organizations/index.ts';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import type { Cursor } from '../../../platform/paging/cursor.ts';
import { COUNT_CAP } from '../../../platform/paging/page-answer.ts';
import type { PartnersTables } from './partners.tables.ts';

/** What a partnership is shown from: its row, and the card of the other side. */
export type PartnershipListTables = PartnersTables & OrganizationsTables & FilesTables;

export type PartnershipRow = Awaited<ReturnType<typeof findPartnerships>>[number];

interface PartnershipWindow {
  readonly after: Cursor | undefined;
  readonly offset: number;
  readonly limit: number;
}

const STATUSES = { partners: ['accepted'], live: ['requested', 'accepted'] } as const;
type Which = keyof typeof STATUSES;

/** Partnerships of an organization with the other side of each, the latest first. */
export function findPartnerships(
  db: Kysely<PartnershipListTables>,
  organizationId: number,
  which: Which,
  { after, offset, limit }: PartnershipWindow,
) {
  return selectPartnerships(db, organizationId)
    .where('partnership.status', 'in', STATUSES[which])
    .$if(after !== undefined, (query) => query.where('partnership.id', '<', after!.id))
    .orderBy('partnership.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

export function findPartnership(
  db: Kysely<PartnershipListTables>,
  organizationId: number,
  id: number,
) {
  return selectPartnerships(db, organizationId)
    .where('partnership.id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Counted no further than the cap. */
export async function countPartnerships(
  db: Kysely<PartnershipListTables>,
  organizationId: number,
  which: Which,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from partnership
      where ${organizationId}::bigint in (requester_id, recipient_id)
        and status = any(${[...STATUSES[which]]}::text[])
      limit ${COUNT_CAP + 1}
    ) as counted`.execute(db);
  return rows[0]!.count;
}

function selectPartnerships(db: Kysely<PartnershipListTables>, organizationId: number) {
  const other = sql<number>`case when partnership.requester_id = ${organizationId}
    then partnership.recipient_id else partnership.requester_id end`;
  return selectOrganizationCards(db)
    .innerJoin(
      sql<Selectable<PartnersTables['partnership']>>`partnership`.as('partnership'),
      (join) => join.on('organization.id', '=', other),
    )
    .select(['partnership.id', 'partnership.status', 'partnership.created_at'])
    .select(sql<boolean>`partnership.recipient_id = ${organizationId}`.as('is_recipient'))
    .where((eb) =>
      eb.or([
        eb('partnership.requester_id', '=', organizationId),
        eb('partnership.recipient_id', '=', organizationId),
      ]),
    );
}
