import { sql, type QueryExecutorProvider } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { organizationFollowed } from './organizations.events.ts';
import { refuseBlocked, type BlocksTables } from '../blocks/index.ts';
import type { OrganizationsTables } from './organizations.tables.ts';

interface Subscription {
  readonly organizationId: number;
  readonly userId: number;
}

interface SubscriptionState {
  readonly is_following: boolean;
  readonly follower_count: number;
}

/**
 * Follows an organization. Again and again changes nothing more, and the staff hears of a person once.
 * @throws ApiError `not_found` where there is no such organization, as `refuseBlocked`
 */
export async function followOrganization(
  { trx, emit }: UnitOfWork<OrganizationsTables & BlocksTables>,
  { organizationId, userId }: Subscription,
): Promise<SubscriptionState> {
  await refuseBlocked(trx, { organizationId, personId: userId });
  const { rows } = await sql<{ follower_count: number; is_new: boolean }>`
    with added as (
      insert into organization_follower (organization_id, user_id)
      select id, ${userId} from organization where id = ${organizationId}
      on conflict do nothing
      returning organization_id)
    update organization set follower_count = follower_count + (select count(*) from added)
    where id = ${organizationId}
    returning follower_count, exists (select from added) as is_new`.execute(trx);
  if (!rows[0]) throw new ApiError('not_found');
  const { follower_count, is_new } = rows[0];
  if (is_new) emit(organizationFollowed({ organizationId, followerId: userId }));
  return { is_following: true, follower_count };
}

/** @throws ApiError `not_found` where there is no such organization */
export async function unfollowOrganization(
  db: QueryExecutorProvider,
  { organizationId, userId }: Subscription,
): Promise<SubscriptionState> {
  const { rows } = await sql<{ follower_count: number }>`
    with removed as (
      delete from organization_follower
      where organization_id = ${organizationId} and user_id = ${userId}
      returning organization_id)
    update organization set follower_count = follower_count - (select count(*) from removed)
    where id = ${organizationId}
    returning follower_count`.execute(db);
  if (!rows[0]) throw new ApiError('not_found');
  return { is_following: false, follower_count: rows[0].follower_count };
}
