import { sql } from 'kysely';
import type { Employee, EmployeeDetail } from '@karavan/shared-api/contract/employees';
import type { Notification } from '@karavan/shared-api/contract/notifications';
import type { Page } from '@karavan/shared-api/contract/page';
import { createUser } from '../../../testing/factories/accounts.ts';
import { openTestStaff, type TestStaff } from '../../../testing/test-staff.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { drawPersonalCode } from '../../identity/people/index.ts';
import { loadSecret } from '../../../platform/secrets/load-secret.ts';
import { expireInvitations } from './expire-invitations.ts';

jest.setTimeout(60_000);

let server: TestServer;
let staff: TestStaff;
let person: number;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  staff = await openTestStaff(server);
  person = await createUser(server.database.db, { full_name: 'Айгуль Токтосунова' });
});
afterAll(() => server.close());

async function inbox(user: number): Promise<Notification[]> {
  const { body } = await server.call('/notifications/', { token: await server.sessionOf(user) });
  return (body as Page<Notification>).list as Notification[];
}

const statusOf = async (membership: number) =>
  (
    await server.database.db
      .selectFrom('membership')
      .select('status')
      .where('id', '=', membership)
      .executeTakeFirstOrThrow()
  ).status;

const letExpire = (membership: number) =>
  server.database.db
    .updateTable('membership')
    .set({ expires_at: sql<Date>`now() - interval '1 second'` })
    .where('id', '=', membership)
    .execute();

it('is confirmed by the person on their own card, and tells both sides', async () => {
  const role = await staff.role(['can_sell']);
  const { status, membership } = await staff.invite(staff.owner, person, role);
  expect(status).toBe(201);
  expect(await staff.permissionsOf(person)).toBeNull();
  const [card] = await inbox(person);
  expect(card).toMatchObject({
    type: 'recruit',
    is_client: true,
    sender: { full_name: 'Хозяйка Дома' },
    extra_data: {
      membership_id: membership,
      role: 'Роль 1',
      can_send_message: false,
      can_edit_organization: false,
    },
    invitation: { status: 'invited', can_answer: true },
  });
  expect((await staff.own(person, membership, 'accept')).status).toBe(200);
  expect((await staff.own(person, membership, 'accept')).status).toBe(200);
  expect(await staff.permissionsOf(person)).toEqual(['can_sell']);
  expect(await inbox(person)).toMatchObject([
    {
      type: 'get_job',
      answer: { action: 'accept', is_mine: true },
      invitation: { status: 'working', can_answer: false },
    },
  ]);
  expect(await inbox(staff.owner)).toMatchObject([
    {
      type: 'recruit_accepted',
      is_client: false,
      sender: { full_name: 'Айгуль Токтосунова' },
      extra_data: { membership_id: membership, can_edit_organization: true },
    },
  ]);
});

it('never says who a stranger is beyond initials before they accept', async () => {
  const role = await staff.role([]);
  const found = await staff.call(staff.owner, `employees/find/?person=UID${person}`);
  const { membership, body } = await staff.invite(staff.owner, person, role);
  const list = await staff.call(staff.owner, 'employees/?group=invited');
  const detail = await staff.call(staff.owner, `employees/${membership}/`);
  const byName = await staff.call(
    staff.owner,
    `employees/?group=invited&search=${encodeURIComponent('Айгуль')}`,
  );
  await staff.own(person, membership, 'decline');
  const declined = await staff.call(staff.owner, `employees/${membership}/`);
  const log = await staff.call(staff.owner, 'audit/');
  const told = JSON.stringify([
    found.body,
    body,
    list.body,
    detail.body,
    declined.body,
    log.body,
    await inbox(staff.owner),
  ]);
  expect(told).toContain('А••• Т•••');
  expect(told).not.toMatch(/Айгуль|Токтосунова/);
  expect(byName.body).toMatchObject({ list: [] });
  expect((await inbox(staff.owner)).map(({ type }) => type)).toEqual(['recruit_declined']);
});

it('is found by a code that is shown, which opens nothing by itself', async () => {
  const key = await loadSecret(server.database.db, 'personal-code');
  const role = await staff.role([]);
  const { code } = drawPersonalCode(key, person, Date.now());
  const answer = await staff.call(staff.owner, 'employees/', 'POST', { person: code, role });
  expect(answer.body).toMatchObject({ status: 'invited', person: { full_name: 'А••• Т•••' } });
  expect(await staff.permissionsOf(person)).toBeNull();
  const { code: old } = drawPersonalCode(key, person, Date.now() - 300_000);
  expect(await staff.call(staff.owner, 'employees/', 'POST', { person: old, role })).toMatchObject({
    status: 406,
    body: { code: 'client_code_expired' },
  });
});

it('of several that cross is there once', async () => {
  const role = await staff.role([]);
  const manager = await staff.member(['can_manage_staff']);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      staff.invite(index % 2 === 0 ? staff.owner : manager, person, role),
    ),
  );
  const codes = answers.map(({ status, body }) => [status, (body as { code?: string }).code]);
  expect(codes.filter(([status]) => status === 201)).toHaveLength(1);
  expect(codes.filter(([status]) => status !== 201)).toEqual(
    Array.from({ length: 7 }, () => [406, 'already_invited']),
  );
});

it('would be there twice without the index of the table', async () => {
  const { db } = server.database;
  const role_id = await staff.role([]);
  const row = {
    organization_id: staff.id,
    user_id: person,
    role_id,
    status: 'invited' as const,
    joined_at: null,
    expires_at: sql<Date>`now() + interval '1 day'`,
  };
  const both = await Promise.allSettled([
    db.insertInto('membership').values(row).execute(),
    db.insertInto('membership').values(row).execute(),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

it('is either accepted or withdrawn, whoever is faster', async () => {
  const role = await staff.role(['can_sell']);
  for (let round = 0; round < 12; round += 1) {
    const invitee = await createUser(server.database.db);
    const { membership } = await staff.invite(staff.owner, invitee, role);
    const withdraw = () => staff.call(staff.owner, `employees/${membership}/withdraw/`, 'POST');
    const accept = () => staff.own(invitee, membership, 'accept');
    const both = round % 2 === 0 ? [accept(), withdraw()] : [withdraw(), accept()];
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    const isWorking = (await staff.permissionsOf(invitee)) !== null;
    expect(await statusOf(membership)).toBe(isWorking ? 'working' : 'withdrawn');
  }
});

it('is accepted once by two presses at a time, and told once', async () => {
  const { membership } = await staff.invite(staff.owner, person, await staff.role([]));
  const answers = await Promise.all([
    staff.own(person, membership, 'accept'),
    staff.own(person, membership, 'accept'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await inbox(staff.owner)).toHaveLength(1);
});

it('ends after seven days, whether or not the job has run, and can be made again', async () => {
  const role = await staff.role([]);
  const first = await staff.invite(staff.owner, person, role);
  await letExpire(first.membership);
  expect((await staff.own(person, first.membership, 'accept')).status).toBe(409);
  const second = await staff.invite(staff.owner, person, role);
  expect(second.status).toBe(201);
  expect(await statusOf(first.membership)).toBe('expired');
  await letExpire(second.membership);
  await expireInvitations(server.database.db, server.transact);
  expect(await statusOf(second.membership)).toBe('expired');
  expect(await inbox(person)).toMatchObject([
    { answer: { action: 'expire' }, invitation: { status: 'expired', can_answer: false } },
    { invitation: { status: 'expired' } },
  ]);
});

it('counts nothing where it is refused for their number', async () => {
  const { db } = server.database;
  const role = await staff.role(['can_sell']);
  await db
    .insertInto('throttle')
    .values({
      key: `invite-day:${staff.id}`,
      count: 60,
      window_ends_at: sql<Date>`now() + interval '1 hour'`,
    })
    .execute();
  expect((await staff.invite(staff.owner, person, role)).status).toBe(429);
  const counted = await db
    .selectFrom('throttle')
    .select('key')
    .where('key', 'like', `invite%:${staff.id}%`)
    .execute();
  expect(counted).toEqual([{ key: `invite-day:${staff.id}` }]);
});

it('belongs to whom it was sent to', async () => {
  const { membership } = await staff.invite(staff.owner, person, await staff.role(['can_refund']));
  const stranger = await createUser(server.database.db);
  const rival = await openTestStaff(server);
  expect((await staff.own(stranger, membership, 'accept')).status).toBe(404);
  expect((await rival.call(rival.owner, `employees/${membership}/`)).status).toBe(404);
  expect((await rival.call(rival.owner, `employees/${membership}/withdraw/`, 'POST')).status).toBe(
    404,
  );
  expect(await staff.permissionsOf(stranger)).toBeNull();
});

it('asks the same person three times a week at most', async () => {
  const role = await staff.role([]);
  for (let round = 0; round < 3; round += 1) {
    const { membership } = await staff.invite(staff.owner, person, role);
    await staff.own(person, membership, 'decline');
  }
  expect((await staff.invite(staff.owner, person, role)).status).toBe(429);
});

it('made by somebody who is dismissed is withdrawn', async () => {
  const manager = await staff.member(['can_manage_staff']);
  const { membership } = await staff.invite(manager, person, await staff.role([]));
  const { id } = await staff.membershipOf(manager);
  await staff.call(staff.owner, `employees/${id}/dismiss/`, 'POST', {});
  expect(await statusOf(membership)).toBe('withdrawn');
  expect((await staff.own(person, membership, 'accept')).status).toBe(409);
});

it('lets somebody come back: both times stay', async () => {
  const role = await staff.role(['can_sell']);
  const first = await staff.invite(staff.owner, person, role);
  await staff.own(person, first.membership, 'accept');
  expect((await staff.own(person, first.membership, 'quit')).status).toBe(200);
  expect(await inbox(staff.owner)).toMatchObject([
    { type: 'quit', sender: { full_name: 'Айгуль Токтосунова' } },
    { type: 'recruit_accepted' },
  ]);
  const second = await staff.invite(staff.owner, person, role);
  await staff.own(person, second.membership, 'accept');
  const { body } = await staff.call(staff.owner, `employees/${second.membership}/`);
  expect(body as EmployeeDetail).toMatchObject({
    status: 'working',
    history: [{ membership_id: first.membership, status: 'quit', role: 'Роль 1' }],
  });
  const former = await staff.call(staff.owner, 'employees/?group=former');
  expect((former.body as { list: Employee[] }).list).toMatchObject([
    { membership_id: first.membership, role: { id: null, title: 'Роль 1' }, can_manage: false },
  ]);
});
