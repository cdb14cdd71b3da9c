import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../database-tables.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { publishing } from '../../../platform/realtime/publish.ts';
import type { WakeUp } from '../../../platform/realtime/wake-up.ts';
import { notifyStaff } from '../../talk/notifications/index.ts';

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
 * @throws ApiError `not_found` where there is no such organization
 */
export function followOrganization(
  db: Kysely<Tables>,
  wakeUp: Pick<WakeUp, 'announce'>,
  { organizationId, userId }: Subscription,
): Promise<SubscriptionState> {
  return publishing(db, wakeUp, async (trx, publish) => {
    const { rows } = await sql<{ follower_count: number }>`
      with added as (
        insert into organization_follower (organization_id, user_id)
        select id, ${userId} from organization where id = ${organizationId}
        on conflict do nothing
        returning organization_id)
      update organization set follower_count = follower_count + (select count(*) from added)
      where id = ${organizationId}
      returning follower_count`.execute(trx);
    if (!rows[0]) throw new ApiError('not_found');
    await notifyStaff(
      trx,
      {
        type: 'followed_to_organization',
        eventKey: `follower:${organizationId}:${userId}`,
        organizationId,
        senderId: userId,
        extraData: {},
        permission: 'can_manage_followers_partners',
      },
      publish,
    );
    return { is_following: true, follower_count: rows[0].follower_count };
  });
}

/** @throws ApiError `not_found` where there is no such organization */
export async function unfollowOrganization(
  db: Kysely<Tables>,
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
