import type { Kysely } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { membershipsOf } from './staff.policy.ts';
import type { Reader } from './employees.presenter.ts';
import type { StaffTables } from './staff.tables.ts';

/** @throws ApiError `not_found` for whoever does not work there */
export async function findReader(
  db: Kysely<StaffTables>,
  userId: number,
  organizationId: number,
): Promise<Reader & { readonly roleId: number | null }> {
  const member = await db
    .selectFrom(membershipsOf(userId).as('member'))
    .selectAll()
    .where('member.organization_id', '=', organizationId)
    .executeTakeFirst();
  if (!member) throw new ApiError('not_found');
  const { is_owner: isOwner, permissions, role_id: roleId } = member;
  return { userId, isOwner, permissions, roleId };
}
