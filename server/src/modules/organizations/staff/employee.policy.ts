import { ApiError } from '../../../platform/errors/api-error.ts';
import type { LockedStaff, MembershipRow } from './lock-staff.ts';
import { requireCover } from './staff-rights.ts';

/**
 * Nobody touches the owner, themselves, or whoever may do more than they.
 * @throws ApiError `beyond_own_rights`
 */
export function requireManageable({ actor, role }: LockedStaff, member: MembershipRow): void {
  if (member.is_owner || member.id === actor.id) throw new ApiError('beyond_own_rights');
  if (member.role_id !== null) requireCover(actor, role(member.role_id).permissions);
}
