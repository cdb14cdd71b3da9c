import { sql, type Kysely } from 'kysely';
import type { FollowerStatus } from '@karavan/shared-api/contract/followers';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { countUpToCap } from '../../../platform/paging/count-up-to-cap.ts';
import type { PageWindow } from '../../../platform/paging/page-window.ts';
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

/** Followers of one status, the latest first. */
export function findFollowers(
  db: Kysely<FollowerTables>,
  filter: FollowerFilter,
  { after, offset, limit }: PageWindow,
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

export function countFollowersOf(
  db: Kysely<FollowerTables>,
  filter: FollowerFilter,
): Promise<number> {
  return countUpToCap(db, selectFollowers(db, filter));
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
