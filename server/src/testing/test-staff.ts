import type { Employee } from '@karavan/shared-api/contract/employees';
import type { OrganizationPermission } from '@karavan/shared-api/contract/permissions';
import { createMember, createUser } from './factories/accounts.ts';
import { createOrganization } from './factories/catalog.ts';
import type { TestServer } from './test-server.ts';

type Answer = Awaited<ReturnType<TestServer['call']>>;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface TestStaff {
  readonly id: number;
  readonly owner: number;
  /** Calls a route of the organization. */
  call(as: number, path: string, method?: Method, body?: object): Promise<Answer>;
  /** Calls a route of a person's own jobs. */
  own(as: number, membership: number, action: string, body?: object): Promise<Answer>;
  role(permissions: readonly OrganizationPermission[]): Promise<number>;
  /** Somebody with these permissions, in a role of their own. */
  member(permissions?: readonly OrganizationPermission[]): Promise<number>;
  membershipOf(user: number): Promise<{ id: number; role_id: number | null }>;
  invite(as: number, person: number, role: number): Promise<Answer & { membership: number }>;
  permissionsOf(user: number): Promise<readonly string[] | null>;
}

/** An organization whose people are hired, promoted and dismissed. */
export async function openTestStaff(
  server: TestServer,
  values: Parameters<typeof createOrganization>[1] = {},
): Promise<TestStaff> {
  const { db } = server.database;
  const owner = await createUser(db, { full_name: 'Хозяйка Дома' });
  const id = await createOrganization(db, { ...values, ownerId: owner });
  let roles = 0;
  const call: TestStaff['call'] = async (as, path, method = 'GET', body) =>
    server.call(`/organizations/${id}/${path}`, {
      method,
      token: await server.sessionOf(as),
      ...(body && { body }),
    });
  return {
    id,
    owner,
    call,
    own: async (as, membership, action, body = {}) =>
      server.call(`/memberships/${membership}/${action}/`, {
        method: 'POST',
        token: await server.sessionOf(as),
        body,
      }),
    async role(permissions) {
      roles += 1;
      const row = await db
        .insertInto('role')
        .values({ organization_id: id, title: `Роль ${roles}`, permissions: [...permissions] })
        .returning('id')
        .executeTakeFirstOrThrow();
      return row.id;
    },
    member: (permissions = []) => createMember(db, id, permissions),
    membershipOf: (user) =>
      db
        .selectFrom('organization_member')
        .select(['id', 'role_id'])
        .where('organization_id', '=', id)
        .where('user_id', '=', user)
        .executeTakeFirstOrThrow(),
    async invite(as, person, role) {
      const answer = await call(as, 'employees/', 'POST', { person: `UID${person}`, role });
      return { ...answer, membership: (answer.body as Employee).membership_id };
    },
    async permissionsOf(user) {
      const row = await db
        .selectFrom('organization_member as member')
        .leftJoin('role', 'role.id', 'member.role_id')
        .select('role.permissions')
        .where('member.organization_id', '=', id)
        .where('member.user_id', '=', user)
        .executeTakeFirst();
      return row ? (row.permissions ?? []) : null;
    },
  };
}
