import { sql, type Kysely } from 'kysely';
import { COUNT_CAP } from '@karavan/shared-api/contract/limits';
import {
  selectPeopleNamed,
  selectPersonCard,
  type PeopleTables,
} from '../../identity/people/index.ts';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import type { Cursor } from '../../../platform/paging/cursor.ts';
import { exactTime } from '../../../platform/paging/exact-time.ts';
import type { BlocksTables } from './blocks.tables.ts';

type BlacklistTables = BlocksTables & PeopleTables & FilesTables;

interface BlacklistFilter {
  readonly organizationId: number;
  /** A part of a name or username. */
  readonly search: string | undefined;
}

interface Window {
  readonly after: Cursor | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** Those whom an organization has blocked, the latest first. */
export function findBlocked(
  db: Kysely<BlacklistTables>,
  filter: BlacklistFilter,
  { after, offset, limit }: Window,
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

/** Counted no further than the cap. */
export async function countBlocked(
  db: Kysely<BlacklistTables>,
  filter: BlacklistFilter,
): Promise<number> {
  const { count } = await db
    .selectFrom(
      selectBlocked(db, filter)
        .select('organization_block.user_id')
        .limit(COUNT_CAP + 1)
        .as('counted'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
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
