import { sql } from 'kysely';
import { INVITATION_DAYS } from '@karavan/shared-api/contract/limits';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { lockStaff, type StaffActor } from './lock-staff.ts';
import { PAST_ROLE } from './past-role.ts';
import { membershipMoved } from './staff.events.ts';
import { requireCover } from './staff-rights.ts';
import type { StaffTables } from './staff.tables.ts';

interface Invitation extends StaffActor {
  readonly personId: number;
  readonly roleId: number;
  readonly position: string;
}

/**
 * Asks a person to work here; nothing comes of it unless they accept. Of invitations that cross one is there.
 * @throws ApiError `beyond_own_rights`, `already_employed`, `already_invited`
 */
export async function inviteEmployee(
  { trx, emit }: UnitOfWork<StaffTables>,
  { personId, roleId, position, ...by }: Invitation,
): Promise<number> {
  const { organizationId, actorId } = by;
  const locked = await lockStaff(trx, by, { roleId });
  requireCover(locked.actor, locked.role(roleId).permissions);
  const isOfPerson = { organization_id: organizationId, user_id: personId };
  // The job that ends them may not have run yet.
  const expired = await trx
    .updateTable('membership')
    .set({ status: 'expired', ...PAST_ROLE })
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', personId)
    .where('status', '=', 'invited')
    .where('expires_at', '<=', sql<Date>`now()`)
    .returning('id')
    .executeTakeFirst();
  const about = { organizationId, userId: personId };
  if (expired) {
    const { id: membershipId } = expired;
    emit(membershipMoved({ ...about, membershipId, actorId: null, action: 'expire' }));
  }
  const invited = await trx
    .insertInto('membership')
    .values({
      ...isOfPerson,
      role_id: roleId,
      position,
      status: 'invited',
      invited_by: actorId,
      invited_at: sql<Date>`now()`,
      expires_at: sql<Date>`now() + make_interval(days => ${INVITATION_DAYS})`,
      joined_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!invited) {
    const present = await trx
      .selectFrom('organization_member')
      .select('id')
      .where('organization_id', '=', organizationId)
      .where('user_id', '=', personId)
      .executeTakeFirst();
    throw new ApiError(present ? 'already_employed' : 'already_invited');
  }
  emit(membershipMoved({ ...about, membershipId: invited.id, actorId, action: 'invite' }));
  return invited.id;
}
