import { sql, type Transaction } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { lockOrganization, unfollowOrganization } from './change-subscription.ts';
import type { OrganizationsTables } from './organizations.tables.ts';

interface Answer {
  readonly organizationId: number;
  /** Null for everybody who has asked. */
  readonly userId: number | null;
}

/**
 * Accepts one who has asked or was declined, or everybody who has asked, however many: one statement. They
 * are yet to be told. Answers how many are new.
 * @throws ApiError `not_found` for somebody who has not asked
 */
export async function acceptFollowers(
  trx: Transaction<OrganizationsTables>,
  { organizationId, userId }: Answer,
): Promise<number> {
  const whom =
    userId === null
      ? sql`follower.status = 'requested'`
      : sql`follower.user_id = ${userId} and follower.status <> 'accepted'`;
  const { rows } = await sql<{ accepted: number }>`
    with locked as materialized (${lockOrganization(organizationId)}), accepted as (
      update organization_follower as follower
      set status = 'accepted', created_at = now(), is_untold = true
      from locked where follower.organization_id = locked.id and ${whom}
      returning follower.user_id)
    update organization set follower_count = follower_count + (select count(*) from accepted)
    where id = (select id from locked)
    returning (select count(*)::integer from accepted) as accepted`.execute(trx);
  const accepted = rows[0]?.accepted ?? 0;
  if (accepted === 0 && userId !== null) await requireFollower(trx, organizationId, userId);
  return accepted;
}

/**
 * Declines one who has asked; whoever follows already stays.
 * @throws ApiError `not_found` for somebody who has not asked
 */
export async function declineFollower(
  trx: Transaction<OrganizationsTables>,
  { organizationId, userId }: { readonly organizationId: number; readonly userId: number },
): Promise<void> {
  const declined = await trx
    .updateTable('organization_follower')
    .set({ status: 'declined', created_at: sql<Date>`now()` })
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .where('status', '=', 'requested')
    .returning('user_id')
    .executeTakeFirst();
  if (!declined) await requireFollower(trx, organizationId, userId);
}

/**
 * Removes a follower, or a request; whoever was declined stays so.
 * @throws ApiError `not_found` for somebody who neither follows nor has asked
 */
export async function removeFollower(
  trx: Transaction<OrganizationsTables>,
  { organizationId, userId }: { readonly organizationId: number; readonly userId: number },
): Promise<void> {
  await requireFollower(trx, organizationId, userId);
  await unfollowOrganization(trx, { organizationId, userId });
}

async function requireFollower(
  trx: Transaction<OrganizationsTables>,
  organizationId: number,
  userId: number,
): Promise<void> {
  const follower = await trx
    .selectFrom('organization_follower')
    .select('status')
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!follower) throw new ApiError('not_found');
}

/** Takes some of those who were accepted and not told so, for whoever tells them in this transaction. */
export async function takeUntold(
  trx: Transaction<OrganizationsTables>,
  organizationId: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    update organization_follower as follower set is_untold = false
    from (
      select user_id from organization_follower
      where organization_id = ${organizationId} and is_untold
      order by user_id limit ${limit} for no key update
    ) as untold
    where follower.organization_id = ${organizationId} and follower.user_id = untold.user_id
    returning follower.user_id`.execute(trx);
  return rows.map(({ user_id }) => user_id);
}
