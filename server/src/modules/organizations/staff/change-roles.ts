import type { Transaction } from 'kysely';
import { ROLES_MAX } from '@karavan/shared-api/contract/limits';
import type { RoleInput } from '@karavan/shared-api/contract/roles';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { lockStaff, type LockedStaff, type StaffActor } from './lock-staff.ts';
import { memberChanged } from './staff.events.ts';
import { requireCover } from './staff-rights.ts';
import type { StaffTables } from './staff.tables.ts';

type Changed = StaffActor & { readonly roleId: number };

/** @throws ApiError `beyond_own_rights`, `too_many_roles`, `invalid_input` for a title that is taken */
export async function createRole(
  { trx }: Pick<UnitOfWork<StaffTables>, 'trx'>,
  actor: StaffActor,
  input: RoleInput,
): Promise<number> {
  const locked = await lockStaff(trx, actor);
  requireCover(locked.actor, input.permissions);
  const { organizationId } = actor;
  const { count } = await trx
    .selectFrom('role')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow();
  if (count >= ROLES_MAX) throw new ApiError('too_many_roles');
  const created = await trx
    .insertInto('role')
    .values({ organization_id: organizationId, ...stored(input) })
    .onConflict((conflict) => conflict.columns(['organization_id', 'title']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!created) throw titleTaken();
  return created.id;
}

/**
 * Changes what everybody of a role may do, at once.
 * @throws ApiError `beyond_own_rights` for one's own role and for what the actor lacks, before or after
 */
export async function updateRole(
  { trx, emit }: UnitOfWork<StaffTables>,
  changed: Changed,
  input: RoleInput,
): Promise<void> {
  const { organizationId, roleId } = changed;
  const locked = await lockEditable(trx, changed);
  requireCover(locked.actor, input.permissions);
  const isTaken = await trx
    .selectFrom('role')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('title', '=', input.title)
    .where('id', '<>', roleId)
    .executeTakeFirst();
  if (isTaken) throw titleTaken();
  await trx.updateTable('role').set(stored(input)).where('id', '=', roleId).execute();
  const holders = await trx
    .selectFrom('organization_member')
    .select('user_id')
    .where('role_id', '=', roleId)
    .orderBy('user_id')
    .execute();
  for (const { user_id: userId } of holders) emit(memberChanged({ organizationId, userId }));
}

/** @throws ApiError `role_held` with the number of those who have it, who are invited included */
export async function deleteRole(
  { trx }: Pick<UnitOfWork<StaffTables>, 'trx'>,
  changed: Changed,
): Promise<void> {
  await lockEditable(trx, changed);
  const { count } = await trx
    .selectFrom('membership')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('role_id', '=', changed.roleId)
    .executeTakeFirstOrThrow();
  if (count > 0) throw new ApiError('role_held', { count });
  await trx.deleteFrom('role').where('id', '=', changed.roleId).execute();
}

async function lockEditable(trx: Transaction<StaffTables>, changed: Changed): Promise<LockedStaff> {
  const { roleId } = changed;
  const locked = await lockStaff(trx, changed, { roleId });
  if (locked.actor.role_id === roleId) throw new ApiError('beyond_own_rights');
  requireCover(locked.actor, locked.role(roleId).permissions);
  return locked;
}

/** Each permission once, in an order that does not depend on who has sent it. */
const stored = ({ title, permissions }: RoleInput) => ({
  title,
  permissions: [...new Set(permissions)].toSorted(),
});

const titleTaken = () =>
  new ApiError('invalid_input', { fields: { title: [{ problem: 'taken' }] } });
