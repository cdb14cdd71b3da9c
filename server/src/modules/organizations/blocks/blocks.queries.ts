import { sql, type Kysely } from 'kysely';
import {
  selectPeopleNamed,
  selectPersonCard,
  type PeopleTables,
} from '../../identity/people/index.ts';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { countUpToCap } from '../../../platform/paging/count-up-to-cap.ts';
import type { PageWindow } from '../../../platform/paging/page-window.ts';
import { exactTime } from '../../../platform/paging/exact-time.ts';
import type { BlocksTables } from './blocks.tables.ts';

type BlacklistTables = BlocksTables & PeopleTables & FilesTables;

interface BlacklistFilter {
  readonly organizationId: number;
  /** A part of a name or username. */
  readonly search: string | undefined;
}

/** Those whom an organization has blocked, the latest first. */
export function findBlocked(
  db: Kysely<BlacklistTables>,
  filter: BlacklistFilter,
  { after, offset, limit }: PageWindow,
) {
  return selectBlocked(db, filter)
    .select((eb) => [
      'organization_block.user_id',
      'organization_block.created_at',
      exactTime('organization_block.created_at').as('blocked_at'),
      selectPersonCard(eb.ref('organization_block.user_id')).$notNull().as('user'),
      selectPersonCard(eb.ref('organization_block.blocked_by')).as('blocked_by'),
    ])
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(organization_block.created_at, organization_block.user_id)
          < (${after!.value}::timestamptz, ${after!.id})`,
      ),
    )
    .orderBy('organization_block.created_at', 'desc')
    .orderBy('organization_block.user_id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

export function countBlocked(
  db: Kysely<BlacklistTables>,
  filter: BlacklistFilter,
): Promise<number> {
  return countUpToCap(db, selectBlocked(db, filter));
}

function selectBlocked(db: Kysely<BlacklistTables>, { organizationId, search }: BlacklistFilter) {
  return db
    .selectFrom('organization_block')
    .where('organization_block.organization_id', '=', organizationId)
    .$if(search !== undefined, (query) =>
      query.where('organization_block.user_id', 'in', selectPeopleNamed(search!)),
    );
}

/** The ids of all whom an organization has blocked. */
export async function findBlockedIds(
  db: Kysely<BlocksTables>,
  organizationId: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('organization_block')
    .select('user_id')
    .where('organization_id', '=', organizationId)
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}
