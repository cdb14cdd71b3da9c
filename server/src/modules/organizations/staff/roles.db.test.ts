import fc from 'fast-check';
import {
  ORGANIZATION_PERMISSIONS,
  type OrganizationPermission,
} from '@karavan/shared-api/contract/permissions';
import { ROLE_PRESETS } from '@karavan/shared-api/contract/role-presets';
import type { Role } from '@karavan/shared-api/contract/roles';
import { createUser } from '../../../testing/factories/accounts.ts';
import { openTestStaff, type TestStaff } from '../../../testing/test-staff.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

jest.setTimeout(180_000);

let server: TestServer;
let staff: TestStaff;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  staff = await openTestStaff(server);
});
afterAll(() => server.close());

const REFUSED = { status: 403, body: { code: 'beyond_own_rights' } };

describe('a role', () => {
  it('is created, changed for everybody who has it at once, and deleted', async () => {
    const body = { title: 'Кассир', permissions: ['can_sell', 'can_sell'] };
    const created = await staff.call(staff.owner, 'roles/', 'POST', body);
    expect(created).toMatchObject({
      status: 201,
      body: { title: 'Кассир', permissions: ['can_sell'], holder_count: 0, can_edit: true },
    });
    const { id } = created.body as Role;
    const person = await createUser(server.database.db);
    const { membership } = await staff.invite(staff.owner, person, id);
    await staff.own(person, membership, 'accept');
    const wider = { ...body, permissions: ['can_sell', 'can_refund'] };
    expect((await staff.call(staff.owner, `roles/${id}/`, 'PUT', wider)).status).toBe(200);
    expect(await staff.permissionsOf(person)).toEqual(['can_refund', 'can_sell']);
    expect(await staff.call(staff.owner, `roles/${id}/`, 'DELETE')).toMatchObject({
      status: 409,
      body: { code: 'role_held', count: 1, message: expect.stringContaining('1') },
    });
    await staff.own(person, membership, 'quit');
    expect((await staff.call(staff.owner, `roles/${id}/`, 'DELETE')).status).toBe(204);
  });

  it('has a title of its own', async () => {
    const body = { title: 'Кассир', permissions: [] };
    await staff.call(staff.owner, 'roles/', 'POST', body);
    expect(await staff.call(staff.owner, 'roles/', 'POST', body)).toMatchObject({
      status: 400,
      body: { errors: { title: expect.any(Array) } },
    });
  });

  it('is not held by an invitation less than by an employee', async () => {
    const role = await staff.role([]);
    await staff.invite(staff.owner, await createUser(server.database.db), role);
    expect((await staff.call(staff.owner, `roles/${role}/`, 'DELETE')).status).toBe(409);
  });

  it('is never deleted while somebody is getting it', async () => {
    for (let round = 0; round < 8; round += 1) {
      const role = await staff.role([]);
      const person = await createUser(server.database.db);
      const [invited, deleted] = await Promise.all([
        staff.invite(staff.owner, person, role),
        staff.call(staff.owner, `roles/${role}/`, 'DELETE'),
      ]);
      expect([
        [201, 409],
        [404, 204],
      ]).toContainEqual([invited.status, deleted.status]);
    }
  });

  it('of others is not there', async () => {
    const rival = await openTestStaff(server);
    const role = await rival.role([]);
    expect((await staff.call(staff.owner, `roles/${role}/`)).status).toBe(404);
    expect((await staff.call(staff.owner, `roles/${role}/`, 'DELETE')).status).toBe(404);
    const person = await createUser(server.database.db);
    expect((await staff.invite(staff.owner, person, role)).status).toBe(404);
  });
});

describe('whoever looks after the staff', () => {
  let manager: number;
  beforeEach(async () => {
    manager = await staff.member(['can_manage_staff', 'can_sell']);
  });

  it('gives nothing that they lack, by no way', async () => {
    const beyond = await staff.role(['can_refund']);
    const person = await createUser(server.database.db);
    expect(await staff.invite(manager, person, beyond)).toMatchObject(REFUSED);
    const body = { title: 'Всё', permissions: ['can_refund'] };
    expect(await staff.call(manager, 'roles/', 'POST', body)).toMatchObject(REFUSED);
    const seller = await staff.member(['can_sell']);
    const { id, role_id } = await staff.membershipOf(seller);
    const change = { role: beyond };
    expect(await staff.call(manager, `employees/${id}/`, 'PATCH', change)).toMatchObject(REFUSED);
    expect(await staff.call(manager, `roles/${role_id}/`, 'PUT', body)).toMatchObject(REFUSED);
    expect(await staff.permissionsOf(seller)).toEqual(['can_sell']);
  });

  it('touches neither their own role, nor the owner, nor whoever may do more', async () => {
    const own = await staff.membershipOf(manager);
    const owner = await staff.membershipOf(staff.owner);
    const above = await staff.membershipOf(await staff.member(['can_refund']));
    const role = { role: await staff.role([]) };
    const body = { title: 'Моя', permissions: ['can_manage_staff'] };
    expect(await staff.call(manager, `roles/${own.role_id}/`, 'PUT', body)).toMatchObject(REFUSED);
    for (const { id } of [own, owner, above]) {
      for (const [path, method, sent] of [
        [`employees/${id}/`, 'PATCH', role],
        [`employees/${id}/dismiss/`, 'POST', {}],
      ] as const) {
        expect(await staff.call(manager, path, method, sent)).toMatchObject(REFUSED);
      }
    }
    expect((await staff.own(staff.owner, owner.id, 'quit')).status).toBe(409);
  });

  it('loses that at once, also for what is under way', async () => {
    for (let round = 0; round < 8; round += 1) {
      const leaver = await staff.member(['can_manage_staff', 'can_sell']);
      const { id } = await staff.membershipOf(leaver);
      const role = await staff.role(['can_sell']);
      const person = await createUser(server.database.db);
      const dismissed = staff.call(staff.owner, `employees/${id}/dismiss/`, 'POST', {});
      const invited = staff.invite(leaver, person, role);
      const [{ status }, answer] = await Promise.all([dismissed, invited]);
      expect(status).toBe(200);
      const left = await server.database.db
        .selectFrom('membership')
        .select('status')
        .where('user_id', '=', person)
        .executeTakeFirst();
      // Either it came first, and went with whoever had made it, or it was never made.
      expect([
        [201, 'withdrawn'],
        [404, undefined],
      ]).toContainEqual([answer.status, left?.status]);
    }
  });
});

/** One call that somebody who is not the owner makes. */
type Move = readonly ['invite' | 'change' | 'create' | 'update', number, number, number];

it('no sequence of calls by others than the owner gives anybody more than its caller has', async () => {
  const permission = fc.constantFrom<OrganizationPermission>(...ORGANIZATION_PERMISSIONS);
  const rights = fc.uniqueArray(permission, { maxLength: 5 });
  const number = fc.nat({ max: 7 });
  const move: fc.Arbitrary<Move> = fc.tuple(
    fc.constantFrom('invite', 'change', 'create', 'update'),
    number,
    number,
    number,
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(rights, { minLength: 3, maxLength: 3 }),
      fc.array(fc.tuple(move, rights), { minLength: 3, maxLength: 8 }),
      async (starts, moves) => {
        const team = await openTestStaff(server);
        const people: number[] = [];
        for (const [index, start] of starts.entries()) {
          people.push(await team.member(index < 2 ? ['can_manage_staff', ...start] : start));
        }
        for (const [[kind, who, whom, which], wanted] of moves) {
          const caller = people[who % people.length]!;
          const target = people[whom % people.length]!;
          const held = new Set(await team.permissionsOf(caller));
          const before = await Promise.all(people.map((one) => team.permissionsOf(one)));
          const excess = await apply(team, { kind, caller, target, which, wanted });
          expect(excess).toEqual([]);
          const after = await Promise.all(people.map((one) => team.permissionsOf(one)));
          for (const [index, now] of after.entries()) {
            const gained = (now ?? []).filter((one) => !before[index]?.includes(one));
            expect(gained.filter((one) => !held.has(one))).toEqual([]);
          }
        }
      },
    ),
    { numRuns: 25 },
  );
});

interface Applied {
  readonly kind: Move[0];
  readonly caller: number;
  readonly target: number;
  readonly which: number;
  readonly wanted: readonly OrganizationPermission[];
}

/** Answers what somebody who was hired may do beyond the caller. */
async function apply(
  team: TestStaff,
  { kind, caller, target, which, wanted }: Applied,
): Promise<readonly string[]> {
  const roles = await server.database.db
    .selectFrom('role')
    .select('id')
    .where('organization_id', '=', team.id)
    .orderBy('id')
    .execute();
  const role = roles[which % roles.length]!.id;
  const body = { title: `Роль ${crypto.randomUUID()}`, permissions: wanted };
  switch (kind) {
    case 'invite': {
      const person = await createUser(server.database.db);
      const { status, membership } = await team.invite(caller, person, role);
      if (status === 201) await team.own(person, membership, 'accept');
      const rights = await team.permissionsOf(person);
      const held = new Set(await team.permissionsOf(caller));
      return (rights ?? []).filter((one) => !held.has(one));
    }
    case 'change': {
      const { id } = await team.membershipOf(target);
      await team.call(caller, `employees/${id}/`, 'PATCH', { role });
      return [];
    }
    case 'create':
      await team.call(caller, 'roles/', 'POST', body);
      return [];
    case 'update':
      await team.call(caller, `roles/${role}/`, 'PUT', body);
      return [];
    default:
      kind satisfies never;
      return [];
  }
}

it('the presets are what they are called', () => {
  expect(ROLE_PRESETS.scanner.permissions).toEqual(['can_scan']);
  expect(ROLE_PRESETS.courier.permissions).toEqual([]);
  const permissions: readonly OrganizationPermission[] = ROLE_PRESETS.manager.permissions;
  expect(ORGANIZATION_PERMISSIONS.filter((one) => !permissions.includes(one))).toEqual([
    'can_refund',
    'can_manage_staff',
  ]);
});
