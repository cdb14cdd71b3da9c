import { sql, type Kysely, type Selectable } from 'kysely';
import type { PartnershipStatus } from '@karavan/shared-api/contract/partners';
import {
  closedOrganizations,
  selectOrganizationCards,
  type OrganizationsTables,
} from '../organizations/index.ts';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { countUpToCap } from '../../../platform/paging/count-up-to-cap.ts';
import type { PageWindow } from '../../../platform/paging/page-window.ts';
import { otherSideOf } from './partners-of.ts';
import type { PartnersTables } from './partners.tables.ts';

/** What a partnership is shown from: its row, and the card of the other side. */
export type PartnershipListTables = PartnersTables & OrganizationsTables & FilesTables;

export type PartnershipRow = Awaited<ReturnType<typeof findPartnerships>>[number];

/** Whose partnerships, and in which states. */
export interface PartnershipFilter {
  readonly organizationId: number;
  readonly statuses: readonly PartnershipStatus[];
  /** Without those that are closed. */
  readonly isPublic?: boolean;
}

/** Sorts those without a place behind all that have one. */
const NO_PLACE = 1000;
const PLACE = sql<number>`coalesce(own.place, ${sql.lit(NO_PLACE)})`;

/** Partnerships of an organization with the other side of each: in its own order, then the latest first. */
export function findPartnerships(
  db: Kysely<PartnershipListTables>,
  { organizationId, statuses, isPublic = false }: PartnershipFilter,
  { after, offset, limit }: PageWindow,
) {
  return selectPartnerships(db, organizationId)
    .where('partnership.status', 'in', statuses)
    .$if(isPublic, (query) => query.where('organization.id', 'not in', closedOrganizations()))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(${PLACE}, -partnership.id) > (${after!.value}::int, ${-after!.id})`,
      ),
    )
    .orderBy(PLACE)
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
  return selectPartnerships(db, organizationId).where('partnership.id', '=', id).executeTakeFirst();
}

export function countPartnerships(
  db: Kysely<PartnershipListTables>,
  { organizationId, statuses, isPublic = false }: PartnershipFilter,
): Promise<number> {
  return countUpToCap(
    db,
    sql`select from partnership
      where ${organizationId}::bigint in (requester_id, recipient_id)
        and status = any(${[...statuses]}::text[])
        and (not ${isPublic} or ${otherSideOf(organizationId)} not in ${closedOrganizations()})`,
  );
}

function selectPartnerships(db: Kysely<PartnershipListTables>, organizationId: number) {
  return selectOrganizationCards(db)
    .innerJoin(
      sql<Selectable<PartnersTables['partnership']>>`partnership`.as('partnership'),
      (join) => join.on('organization.id', '=', otherSideOf(organizationId)),
    )
    .leftJoin(
      sql<Selectable<PartnersTables['partnership_side']>>`partnership_side`.as('own'),
      (join) =>
        join
          .onRef('own.partnership_id', '=', 'partnership.id')
          .on('own.organization_id', '=', organizationId),
    )
    .select(['partnership.id', 'partnership.status', 'partnership.created_at'])
    .select(['own.note', 'own.category', 'own.place'])
    .select(PLACE.as('sorted_place'))
    .select(sql<boolean>`partnership.recipient_id = ${organizationId}`.as('is_recipient'))
    .where((eb) =>
      eb.or([
        eb('partnership.requester_id', '=', organizationId),
        eb('partnership.recipient_id', '=', organizationId),
      ]),
    );
}
