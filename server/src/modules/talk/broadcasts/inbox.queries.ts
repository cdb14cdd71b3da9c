import { sql, type Kysely } from 'kysely';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { countUpToCap } from '../../../platform/paging/count-up-to-cap.ts';
import type { PageWindow } from '../../../platform/paging/page-window.ts';
import {
  joinOrganizationCard,
  selectFollowers,
  type OrganizationsTables,
} from '../../organizations/organizations/index.ts';
import type { OrdersTables } from '../../trade/orders/index.ts';
import { REACHES } from './audience.policy.ts';
import type { BroadcastsTables } from './broadcasts.tables.ts';

/*
 * What followers read is joined when they read it: no row is written for each of them. `follower` is a person who
 * follows an organization, `mark` what they have done with its broadcasts.
 */

export type InboxTables = BroadcastsTables & OrganizationsTables & OrdersTables & FilesTables;

/** Nobody needs to know of more. */
const UNREAD_MAX = 99;

const IS_UNREAD = sql<boolean>`(broadcast.id > coalesce(mark.read_id, 0))`;
const UNREAD = sql<number>`(
  select count(*) from (
    select from broadcast where ${REACHES} and ${IS_UNREAD} limit ${sql.lit(UNREAD_MAX)}
  ) as unread)`;

/** The organizations that have written to a person, the latest first. */
export function findSenders(
  db: Kysely<InboxTables>,
  userId: number,
  { after, offset, limit }: PageWindow,
) {
  return joinOrganizationCard(selectSubscriptions(db, userId), 'follower.organization_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('broadcast')
          .select(['broadcast.id', 'broadcast.text', 'broadcast.sent_at'])
          .where(REACHES)
          .orderBy('broadcast.id', 'desc')
          .limit(1)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .select(['latest.id', 'latest.text', 'latest.sent_at', UNREAD.as('unread_count')])
    .$if(after !== undefined, (query) => query.where('latest.id', '<', after!.id))
    .orderBy('latest.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

export const countSenders = (db: Kysely<InboxTables>, userId: number): Promise<number> =>
  countUpToCap(
    db,
    sql`select from ${selectFollowers()} as follower
      where follower.user_id = ${userId} and exists (select from broadcast where ${REACHES})`,
  );

/** What is unread of the organizations that a person has not muted. */
export async function countUnread(
  db: Pick<Kysely<InboxTables>, 'getExecutor'>,
  userId: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from ${selectFollowers()} as follower
      left join broadcast_mark as mark on mark.user_id = follower.user_id
        and mark.organization_id = follower.organization_id
      join broadcast on ${REACHES}
      where follower.user_id = ${userId} and mark.is_muted is not true and ${IS_UNREAD}
      limit ${UNREAD_MAX}
    ) as counted`.execute(db);
  return rows[0]!.count;
}

/** An organization that a person follows; none for who does not. */
export function findSubscription(
  db: Pick<Kysely<InboxTables>, 'selectFrom'>,
  { organizationId, userId }: { readonly organizationId: number; readonly userId: number },
) {
  return joinOrganizationCard(selectSubscriptions(db, userId), 'follower.organization_id')
    .where('follower.organization_id', '=', organizationId)
    .executeTakeFirst();
}

interface OfSubscription {
  readonly organizationId: number;
  readonly userId: number;
}

/** What one organization has written to a person, the latest first. */
export function findReceived(
  db: Kysely<InboxTables>,
  { organizationId, userId }: OfSubscription,
  { after, offset, limit }: PageWindow,
) {
  return selectSubscriptions(db, userId)
    .innerJoin('broadcast', (join) => join.on(REACHES))
    .select(['broadcast.id', 'broadcast.text', 'broadcast.sent_at', IS_UNREAD.as('is_unread')])
    .where('follower.organization_id', '=', organizationId)
    .$if(after !== undefined, (query) => query.where('broadcast.id', '<', after!.id))
    .orderBy('broadcast.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

export const countReceived = (
  db: Kysely<InboxTables>,
  { organizationId, userId }: OfSubscription,
): Promise<number> =>
  countUpToCap(
    db,
    sql`select from ${selectFollowers()} as follower join broadcast on ${REACHES}
      where follower.user_id = ${userId} and follower.organization_id = ${organizationId}`,
  );

/** The texts of those broadcasts that a person sees, by id. */
export async function readBroadcastTexts(
  db: Pick<Kysely<InboxTables>, 'selectFrom'>,
  ids: readonly number[],
  userId: number,
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('broadcast')
    .innerJoin(selectFollowers().as('follower'), (join) => join.on(REACHES))
    .select(['broadcast.id', 'broadcast.text'])
    .where('follower.user_id', '=', userId)
    .where('broadcast.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, text }) => [id, text]));
}

function selectSubscriptions(db: Pick<Kysely<InboxTables>, 'selectFrom'>, userId: number) {
  return db
    .selectFrom(selectFollowers().as('follower'))
    .leftJoin('broadcast_mark as mark', (join) =>
      join
        .onRef('mark.user_id', '=', 'follower.user_id')
        .onRef('mark.organization_id', '=', 'follower.organization_id'),
    )
    .select((eb) => eb.fn.coalesce('mark.is_muted', sql.lit(false)).as('is_muted'))
    .where('follower.user_id', '=', userId);
}
