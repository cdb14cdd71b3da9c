import { sql, type Kysely } from 'kysely';
import { COUNT_CAP } from '@karavan/shared-api/contract/limits';
import type { FollowerStatus } from '@karavan/shared-api/contract/followers';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import type { Cursor } from '../../../platform/paging/cursor.ts';
import { exactTime } from '../../../platform/paging/exact-time.ts';
import {
  selectPeopleNamed,
  selectPersonCard,
  type PeopleTables,
} from '../../identity/people/index.ts';
import type { OrganizationsTables } from './organizations.tables.ts';

type FollowerTables = OrganizationsTables & PeopleTables & FilesTables;

interface FollowerFilter {
  readonly organizationId: number;
  readonly status: FollowerStatus;
  /** A part of a name or username. */
  readonly search?: string | undefined;
}

interface Window {
  readonly after: Cursor | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** Followers of one status, the latest first. */
export function findFollowers(
  db: Kysely<FollowerTables>,
  filter: FollowerFilter,
  { after, offset, limit }: Window,
) {
  return selectFollowers(db, filter)
    .select((eb) => [
      'follower.user_id',
      'follower.status',
      'follower.created_at',
      exactTime('follower.created_at').as('since'),
      selectPersonCard(eb.ref('follower.user_id')).$notNull().as('user'),
    ])
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(follower.created_at, follower.user_id) < (${after!.value}::timestamptz, ${after!.id})`,
      ),
    )
    .orderBy('follower.created_at', 'desc')
    .orderBy('follower.user_id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

/** Counted no further than the cap. */
export async function countFollowersOf(
  db: Kysely<FollowerTables>,
  filter: FollowerFilter,
): Promise<number> {
  const { count } = await db
    .selectFrom(
      selectFollowers(db, filter)
        .select('follower.user_id')
        .limit(COUNT_CAP + 1)
        .as('counted'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function selectFollowers(
  db: Kysely<FollowerTables>,
  { organizationId, status, search }: FollowerFilter,
) {
  return db
    .selectFrom('organization_follower as follower')
    .where('follower.organization_id', '=', organizationId)
    .where('follower.status', '=', status)
    .$if(search !== undefined, (query) =>
      query.where('follower.user_id', 'in', selectPeopleNamed(search!)),
    );
}
