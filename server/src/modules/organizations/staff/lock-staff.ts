import type { Selectable, Transaction } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { mayManageStaff, type Rights } from './staff-rights.ts';
import type { StaffTables } from './staff.tables.ts';

export type MembershipRow = Selectable<StaffTables['membership']>;
export type RoleRow = Selectable<StaffTables['role']>;

/** Who acts, and where. */
export interface StaffActor {
  readonly organizationId: number;
  readonly actorId: number;
}

export interface LockedStaff {
  readonly actor: MembershipRow & Rights;
  memberOf(membershipId: number): MembershipRow;
  /** @throws ApiError `not_found` */
  role(id: number): RoleRow;
}

interface Wanted {
  readonly membershipId?: number;
  readonly roleId?: number | undefined;
  /** All who work there, where it matters who is left. */
  readonly everybody?: boolean;
}

/**
 * Locks whoever acts, whom it is about and the roles of both, memberships by id, then roles by id: nobody's rights
 * change until the commit, and what has changed before is seen here.
 * @throws ApiError `not_found` where the actor no longer works there or a membership is none of theirs, `forbidden`
 * where they may no longer look after the staff
 */
export async function lockStaff(
  trx: Transaction<StaffTables>,
  { organizationId, actorId }: StaffActor,
  { membershipId, roleId, everybody = false }: Wanted = {},
): Promise<LockedStaff> {
  const members = await trx
    .selectFrom('membership')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where((eb) =>
      eb.or([
        eb.and([eb('user_id', '=', actorId), eb('status', '=', 'working')]),
        ...(membershipId === undefined ? [] : [eb('id', '=', membershipId)]),
        ...(everybody ? [eb('status', '=', 'working')] : []),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  const actor = members.find(({ user_id, status }) => user_id === actorId && status === 'working');
  const target = members.find(({ id }) => id === membershipId);
  if (!actor || (membershipId !== undefined && !target)) throw new ApiError('not_found');
  const roles = await lockRoles(trx, organizationId, [actor.role_id, target?.role_id, roleId]);
  const rights: Rights = {
    isOwner: actor.is_owner,
    permissions: roles.find(({ id }) => id === actor.role_id)?.permissions ?? [],
  };
  if (!mayManageStaff(rights)) throw new ApiError('forbidden');
  return {
    actor: { ...actor, ...rights },
    memberOf: (id) => members.find((member) => member.id === id)!,
    role(id) {
      const role = roles.find((one) => one.id === id);
      if (!role) throw new ApiError('not_found');
      return role;
    },
  };
}

async function lockRoles(
  trx: Transaction<StaffTables>,
  organizationId: number,
  ids: readonly (number | null | undefined)[],
): Promise<readonly RoleRow[]> {
  const wanted = ids.filter((id) => typeof id === 'number');
  if (wanted.length === 0) return [];
  return trx
    .selectFrom('role')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('id', 'in', wanted)
    .orderBy('id')
    .forUpdate()
    .execute();
}
