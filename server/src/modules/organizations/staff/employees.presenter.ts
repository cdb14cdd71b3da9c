import { uidOf } from '@karavan/shared-api/contract/id-prefixes';
import type { Employee, EmployeeDetail } from '@karavan/shared-api/contract/employees';
import { ORGANIZATION_PERMISSIONS } from '@karavan/shared-api/contract/permissions';
import { maskName, presentPersonCard } from '../../identity/people/index.ts';
import {
  KNOWN_STATUSES,
  type EmployeeDetailRow,
  type EmployeeRow,
  type findOtherTimes,
} from './employees.queries.ts';
import { covers, mayManageStaff, type Rights } from './staff-rights.ts';

/** Who looks at the staff, and what they may do. */
export type Reader = Rights & { readonly userId: number };

export function presentEmployee(row: EmployeeRow, reader: Reader): Employee {
  const card = presentPersonCard(row.person);
  const isKnown = KNOWN_STATUSES.has(row.status);
  const title = row.present_role ?? row.role_title;
  return {
    id: row.id,
    membership_id: row.id,
    status: row.status,
    is_owner: row.is_owner,
    person: {
      id: card.id,
      uid: uidOf(card.id),
      full_name: isKnown ? card.full_name : maskName(card.full_name),
      avatar: isKnown ? card.avatar : null,
    },
    role: title === null ? null : { id: row.role_id, title },
    position: row.position,
    invited_at: iso(row.invited_at),
    expires_at: row.status === 'invited' ? iso(row.expires_at) : null,
    joined_at: iso(row.joined_at),
    left_at: iso(row.left_at),
    is_me: row.user_id === reader.userId,
    can_manage: mayManage(row, reader),
  };
}

export function presentEmployeeDetail(
  row: EmployeeDetailRow,
  times: Awaited<ReturnType<typeof findOtherTimes>>,
  reader: Reader,
): EmployeeDetail {
  const isWorking = row.status === 'working';
  return {
    ...presentEmployee(row, reader),
    permissions: row.is_owner ? [...ORGANIZATION_PERMISSIONS] : (row.permissions ?? []),
    last_active_at: isWorking ? iso(row.last_active_at) : null,
    invited_by: row.invited_by_name,
    ended_by: row.ended_by === row.user_id ? null : row.ended_by_name,
    history: times.map(({ id, status, role_title, joined_at, left_at }) => ({
      membership_id: id,
      status,
      role: role_title,
      joined_at: iso(joined_at),
      left_at: iso(left_at),
    })),
  };
}

function mayManage(row: EmployeeRow, reader: Reader): boolean {
  const isLive = row.status === 'working' || row.status === 'invited';
  return isLive && isWithinReach(row, reader);
}

/** Whether a reader looks after somebody: not after themselves, the owner, or whoever may do more than they. */
export function isWithinReach(
  { is_owner, user_id, permissions }: EmployeeRow,
  reader: Reader,
): boolean {
  const isOther = !is_owner && user_id !== reader.userId;
  return isOther && mayManageStaff(reader) && covers(reader, permissions ?? []);
}

const iso = (date: Date | null) => date && date.toISOString();
