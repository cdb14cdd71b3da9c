import { sql, type QueryExecutorProvider } from 'kysely';
import type { FollowStatus } from '@karavan/shared-api/contract/follow-status';
import { FOLLOW_AGAIN_DAYS } from '@karavan/shared-api/contract/limits';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { refuseBlocked, type BlocksTables } from '../blocks/index.ts';
import { followRequested, organizationFollowed } from './organizations.events.ts';
import type { OrganizationsTables } from './organizations.tables.ts';

interface Subscription {
  readonly organizationId: number;
  readonly userId: number;
}

interface SubscriptionState {
  readonly follow_status: FollowStatus;
  readonly follower_count: number;
}

/*
 * Whoever changes followers locks the organization first: its count moves with them, and its gates do not
 * open or close meanwhile.
 */
export const lockOrganization = (id: number) => sql`
  select id, is_gated from organization where id = ${id} for no key update`;

/** Nobody begins or ceases to follow it until the transaction ends, nor does another one hold it. */
export async function holdOrganization(db: QueryExecutorProvider, id: number): Promise<void> {
  await lockOrganization(id).execute(db);
}

/**
 * Follows an organization, or asks a gated one. Again and again changes nothing more, and the staff hears
 * of a person once.
 * @throws ApiError `not_found` where there is no such organization, as `refuseBlocked`
 */
export async function followOrganization(
  { trx, emit }: UnitOfWork<OrganizationsTables & BlocksTables>,
  { organizationId, userId }: Subscription,
): Promise<SubscriptionState> {
  await refuseBlocked(trx, { organizationId, personId: userId });
  const { rows } = await sql<{ follower_count: number; changed: FollowStatus | null }>`
    with locked as materialized (${lockOrganization(organizationId)}), changed as (
      insert into organization_follower as follower (organization_id, user_id, status)
      select id, ${userId}, case when is_gated then 'requested' else 'accepted' end from locked
      on conflict (organization_id, user_id) do update
      set status = excluded.status, created_at = now()
      where (follower.status <> 'accepted' and excluded.status = 'accepted')
        or (follower.status = 'declined'
          and follower.created_at < now() - make_interval(days => ${FOLLOW_AGAIN_DAYS}))
      returning status)
    update organization
    set follower_count = follower_count + (select count(*) from changed where status = 'accepted')
    where id = (select id from locked)
    returning follower_count, (select status from changed) as changed`.execute(trx);
  if (!rows[0]) throw new ApiError('not_found');
  const { follower_count, changed } = rows[0];
  const news = { organizationId, followerId: userId };
  if (changed === 'accepted') emit(organizationFollowed(news));
  if (changed === 'requested') emit(followRequested(news));
  const follow_status = changed ?? (await readStatus(trx, { organizationId, userId }));
  return { follow_status, follower_count };
}

/**
 * Unfollows, or takes a request back; that somebody was declined stays known, unless it is to be forgotten.
 * @throws ApiError `not_found` where there is no such organization
 */
export async function unfollowOrganization(
  db: QueryExecutorProvider,
  {
    organizationId,
    userId,
    isForgotten = false,
  }: Subscription & { readonly isForgotten?: boolean },
): Promise<SubscriptionState> {
  const { rows } = await sql<{ follower_count: number }>`
    with locked as materialized (${lockOrganization(organizationId)}), removed as (
      delete from organization_follower as follower using locked
      where follower.organization_id = locked.id and follower.user_id = ${userId}
        and (follower.status <> 'declined' or ${isForgotten})
      returning status)
    update organization
    set follower_count = follower_count - (select count(*) from removed where status = 'accepted')
    where id = (select id from locked)
    returning follower_count`.execute(db);
  if (!rows[0]) throw new ApiError('not_found');
  return {
    follow_status: await readStatus(db, { organizationId, userId }),
    follower_count: rows[0].follower_count,
  };
}

async function readStatus(
  db: QueryExecutorProvider,
  { organizationId, userId }: Subscription,
): Promise<FollowStatus> {
  const { rows } = await sql<{ status: FollowStatus }>`
    select status from organization_follower
    where organization_id = ${organizationId} and user_id = ${userId}`.execute(db);
  return rows[0]?.status ?? 'none';
}
