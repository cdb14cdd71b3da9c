import { sql } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { MEMBERSHIP_TRANSITIONS } from './membership-transitions.ts';
import { PAST_ROLE } from './past-role.ts';
import { memberChanged, membershipMoved } from './staff.events.ts';
import type { StaffTables } from './staff.tables.ts';

interface Answer {
  readonly membershipId: number;
  /** Whom it was sent to. */
  readonly userId: number;
  readonly action: 'accept' | 'decline';
}

/**
 * The person's own yes or no; a repeat answers success again. Answers the organization.
 * @throws ApiError `not_found` for an invitation of others, `conflict` once it is over or answered otherwise
 */
export async function answerInvitation(
  { trx, emit }: UnitOfWork<StaffTables>,
  { membershipId, userId, action }: Answer,
): Promise<number> {
  const invited = await trx
    .selectFrom('membership')
    .selectAll()
    .select(sql<boolean>`coalesce(expires_at <= now(), false)`.as('is_over'))
    .where('id', '=', membershipId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!invited) throw new ApiError('not_found');
  const { organization_id: organizationId, status } = invited;
  const { from, to } = MEMBERSHIP_TRANSITIONS[action];
  if (status === to && invited.invited_at !== null) return organizationId;
  if (status !== from || invited.is_over) throw new ApiError('conflict');
  await trx
    .updateTable('membership')
    .set(
      action === 'accept'
        ? { status: to, joined_at: sql<Date>`now()` }
        : { status: to, ...PAST_ROLE },
    )
    .where('id', '=', membershipId)
    .execute();
  emit(membershipMoved({ organizationId, membershipId, userId, actorId: userId, action }));
  if (action === 'accept') emit(memberChanged({ organizationId, userId }));
  return organizationId;
}
