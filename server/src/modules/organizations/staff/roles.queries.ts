import { sql, type Kysely } from 'kysely';
import type { Role } from '@karavan/shared-api/contract/roles';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { covers, mayManageStaff, type Rights } from './staff-rights.ts';
import type { StaffTables } from './staff.tables.ts';

type RoleReader = Rights & { readonly roleId: number | null };

/** Those that may do most first. */
export async function listRoles(
  db: Kysely<StaffTables>,
  organizationId: number,
  reader: RoleReader,
): Promise<Role[]> {
  const rows = await selectRoles(db, organizationId)
    .orderBy(sql`cardinality(role.permissions)`, 'desc')
    .orderBy('role.title')
    .execute();
  return rows.map((row) => presentRole(row, reader));
}

/** @throws ApiError `not_found` */
export async function readRole(
  db: Kysely<StaffTables>,
  { organizationId, roleId }: { readonly organizationId: number; readonly roleId: number },
  reader: RoleReader,
): Promise<Role> {
  const row = await selectRoles(db, organizationId)
    .where('role.id', '=', roleId)
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return presentRole(row, reader);
}

const selectRoles = (db: Kysely<StaffTables>, organizationId: number) =>
  db
    .selectFrom('role')
    .select(['role.id', 'role.title', 'role.permissions'])
    .select((eb) =>
      eb
        .selectFrom('membership')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('membership.role_id', '=', eb.ref('role.id'))
        .$asScalar()
        .as('holder_count'),
    )
    .where('role.organization_id', '=', organizationId);

function presentRole(
  row: Awaited<ReturnType<ReturnType<typeof selectRoles>['executeTakeFirstOrThrow']>>,
  reader: RoleReader,
): Role {
  const { id, title, permissions } = row;
  const is_own = id === reader.roleId;
  return {
    id,
    title,
    permissions,
    holder_count: row.holder_count ?? 0,
    is_own,
    can_edit: !is_own && mayManageStaff(reader) && covers(reader, permissions),
  };
}
