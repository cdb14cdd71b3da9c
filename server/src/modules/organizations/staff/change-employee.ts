import { ApiError } from '../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { requireManageable } from './employee.policy.ts';
import { lockStaff, type StaffActor } from './lock-staff.ts';
import { memberChanged, positionChanged } from './staff.events.ts';
import { requireCover } from './staff-rights.ts';
import type { StaffTables } from './staff.tables.ts';

interface Change extends StaffActor {
  readonly membershipId: number;
  readonly roleId: number | undefined;
  readonly position: string | undefined;
}

/**
 * Gives another role or position to somebody who works here or is invited.
 * @throws ApiError `conflict` for a membership that is over, `beyond_own_rights`
 */
export async function changeEmployee(
  { trx, emit }: UnitOfWork<StaffTables>,
  { membershipId, roleId, position, ...by }: Change,
): Promise<void> {
  const { organizationId, actorId } = by;
  const locked = await lockStaff(trx, by, { membershipId, roleId });
  const member = locked.memberOf(membershipId);
  if (member.status !== 'working' && member.status !== 'invited') throw new ApiError('conflict');
  requireManageable(locked, member);
  if (roleId !== undefined) requireCover(locked.actor, locked.role(roleId).permissions);
  const next = { role_id: roleId ?? member.role_id, position: position ?? member.position };
  const hasOtherRole = next.role_id !== member.role_id;
  if (!hasOtherRole && next.position === member.position) return;
  await trx.updateTable('membership').set(next).where('id', '=', membershipId).execute();
  const userId = member.user_id;
  const isInvited = member.status === 'invited';
  emit(positionChanged({ organizationId, membershipId, userId, actorId, isInvited }));
  if (hasOtherRole && !isInvited) emit(memberChanged({ organizationId, userId }));
}
