import fc from 'fast-check';
import { sql } from 'kysely';
import type { Notification } from '@karavan/shared-api/contract/notifications';
import type { Page } from '@karavan/shared-api/contract/page';
import type { Transfer } from '@karavan/shared-api/contract/transfers';
import { hashPassword } from '../../../platform/auth/passwords.ts';
import { createUser } from '../../../testing/factories/accounts.ts';
import { createOrganization } from '../../../testing/factories/catalog.ts';
import { openTestStaff, type TestStaff } from '../../../testing/test-staff.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { expireTransfers } from './expire-transfers.ts';

jest.setTimeout(120_000);

const PASSWORD = 'Karavan-2026';

let server: TestServer;
let staff: TestStaff;
let person: number;
let password_hash: string;
beforeAll(async () => {
  server = await createTestServer();
  password_hash = await hashPassword(PASSWORD);
});
beforeEach(async () => {
  staff = await openTestStaff(server);
  person = await createUser(server.database.db, { full_name: 'Айгуль Токтосунова' });
  await givePassword(staff.owner);
});
afterAll(() => server.close());

const givePassword = (id: number) =>
  server.database.db.updateTable('app_user').set({ password_hash }).where('id', '=', id).execute();

const offer = (to = person, by = staff.owner, proof: object = { password: PASSWORD }) =>
  staff.call(by, 'transfer/', 'POST', { person: `UID${to}`, ...proof });
const withdraw = (by = staff.owner) => staff.call(by, 'transfer/withdraw/', 'POST', {});
const idOf = ({ body }: { body: unknown }) => (body as Transfer).id;

const answer = async (id: number, action: 'accept' | 'decline', by = person) =>
  server.call(`/transfers/${id}/${action}/`, {
    method: 'POST',
    token: await server.sessionOf(by),
    body: {},
  });

async function owners(): Promise<number[]> {
  const rows = await server.database.db
    .selectFrom('organization_member')
    .select('user_id')
    .where('organization_id', '=', staff.id)
    .where('is_owner', '=', true)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

async function inbox(user: number): Promise<Notification[]> {
  const { body } = await server.call('/notifications/', { token: await server.sessionOf(user) });
  return (body as Page<Notification>).list as Notification[];
}

const expire = (id: number) =>
  server.database.db
    .updateTable('organization_transfer')
    .set({ expires_at: sql<Date>`now() - interval '1 second'` })
    .where('id', '=', id)
    .execute();

it('goes to whoever accepts it, and leaves the owner a manager', async () => {
  const offered = await offer();
  expect(offered).toMatchObject({
    status: 201,
    body: { status: 'offered', person: { uid: `UID${person}` } },
  });
  expect(JSON.stringify(offered.body)).not.toContain('Токтосунова');
  expect(await inbox(person)).toMatchObject([
    {
      type: 'transfer_offered',
      is_client: true,
      sender: { full_name: 'Хозяйка Дома' },
      transfer: { status: 'offered', can_answer: true },
    },
  ]);
  expect(await answer(idOf(offered), 'accept')).toMatchObject({
    status: 200,
    body: { status: 'accepted', organization_id: staff.id },
  });
  expect((await answer(idOf(offered), 'accept')).status).toBe(200);
  expect(await owners()).toEqual([person]);
  expect(await staff.permissionsOf(staff.owner)).toHaveLength(11);
  expect(await inbox(person)).toMatchObject([
    {
      type: 'owned_organization',
      answer: { action: 'accept', is_mine: true },
      transfer: { status: 'accepted', can_answer: false },
    },
  ]);
  expect(await inbox(staff.owner)).toMatchObject([
    { type: 'gave_organization', sender: { full_name: 'Айгуль Токтосунова' }, extra_data: {} },
  ]);
  expect((await offer(person)).status).toBe(403);
  const seen = await staff.call(person, 'transfer/');
  expect(seen.body).toMatchObject({
    transfer: { status: 'accepted', person: { full_name: 'Айгуль Токтосунова' } },
  });
});

it('promotes whoever works there, and takes the invitation of whoever was invited back', async () => {
  const employee = await staff.member(['can_sell']);
  await answer(idOf(await offer(employee)), 'accept', employee);
  expect(await owners()).toEqual([employee]);

  await givePassword(employee);
  const role = await staff.role(['can_sell']);
  const { membership } = await staff.invite(employee, person, role);
  const offered = await offer(person, employee);
  await answer(idOf(offered), 'accept');
  expect(await owners()).toEqual([person]);
  const invited = await server.database.db
    .selectFrom('membership')
    .select('status')
    .where('id', '=', membership)
    .executeTakeFirstOrThrow();
  expect(invited.status).toBe('withdrawn');
  expect((await staff.own(person, membership, 'accept')).status).toBe(409);
});

it('is proven by the owner, and by nobody else', async () => {
  expect(await offer(person, staff.owner, {})).toMatchObject({ body: { code: 'code_required' } });
  expect(await offer(person, staff.owner, { password: 'Wrong-2026' })).toMatchObject({
    status: 400,
    body: { errors: { password: [expect.anything()] } },
  });
  expect(await offer(person, staff.owner, { token: 'guessed' })).toMatchObject({
    body: { code: 'code_required' },
  });
  const manager = await staff.member(['can_manage_staff']);
  await givePassword(manager);
  expect((await offer(person, manager)).status).toBe(403);
  expect((await offer(person, person)).status).toBe(404);
  expect(await offer(staff.owner)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  expect(await inbox(person)).toEqual([]);
});

it('is open once, can be taken back, declined, and runs out', async () => {
  const first = await offer();
  expect(await offer(await staff.member())).toMatchObject({
    status: 409,
    body: { code: 'transfer_open' },
  });
  expect((await withdraw()).body).toMatchObject({ status: 'withdrawn' });
  expect((await withdraw()).status).toBe(200);
  expect((await answer(idOf(first), 'accept')).status).toBe(409);
  expect(await inbox(person)).toMatchObject([{ transfer: { can_answer: false } }]);

  const second = await offer();
  expect((await answer(idOf(second), 'decline')).body).toMatchObject({ status: 'declined' });
  expect((await answer(idOf(second), 'accept')).status).toBe(409);
  expect(await inbox(staff.owner)).toMatchObject([{ type: 'transfer_declined', sender: null }]);

  const third = await offer();
  await expire(idOf(third));
  expect((await answer(idOf(third), 'accept')).status).toBe(409);
  // Also before the job has run.
  const fourth = await offer();
  expect(fourth.status).toBe(201);
  await expire(idOf(fourth));
  await expireTransfers(server.database.db, server.transact);
  expect((await staff.call(staff.owner, 'transfer/')).body).toMatchObject({
    transfer: { id: idOf(fourth), status: 'expired' },
  });
  expect(await owners()).toEqual([staff.owner]);
});

it('is for others to answer as little as to read', async () => {
  const offered = idOf(await offer());
  const stranger = await createUser(server.database.db);
  expect((await answer(offered, 'accept', stranger)).status).toBe(404);
  expect((await answer(offered, 'decline', staff.owner)).status).toBe(404);
  expect((await staff.call(person, 'transfer/')).status).toBe(404);
});

it('ends with whoever it was made to leaving the staff', async () => {
  const employee = await staff.member(['can_sell']);
  const offered = idOf(await offer(employee));
  const { id } = await staff.membershipOf(employee);
  await staff.call(staff.owner, `employees/${id}/dismiss/`, 'POST', {});
  expect((await answer(offered, 'accept', employee)).status).toBe(409);
  expect((await staff.call(staff.owner, 'transfer/')).body).toMatchObject({
    transfer: { status: 'cancelled' },
  });
});

it('ends with the organization closing, and is not made any more', async () => {
  const offered = idOf(await offer());
  const title = 'Организация';
  const closed = await staff.call(staff.owner, 'deactivate/', 'POST', { title, closes_on: null });
  expect(closed).toMatchObject({ status: 200, body: { state: 'closing' } });
  expect((await answer(offered, 'accept')).status).toBe(409);
  expect(await inbox(person)).toMatchObject([{ transfer: { status: 'cancelled' } }]);
  expect(await offer()).toMatchObject({ status: 409, body: { code: 'organization_closed' } });
});

it('goes neither to whom the organization has blocked nor to whoever has enough of their own', async () => {
  const { db } = server.database;
  const block = () =>
    db
      .insertInto('organization_block')
      .values({ organization_id: staff.id, user_id: person, blocked_by: staff.owner })
      .execute();
  const offered = idOf(await offer());
  await block();
  expect(await answer(offered, 'accept')).toMatchObject({ body: { code: 'blocked' } });
  await withdraw();
  expect(await offer()).toMatchObject({ body: { code: 'client_blocked' } });
  await db.deleteFrom('organization_block').execute();

  for (let index = 0; index < 3; index += 1) await createOrganization(db, { ownerId: person });
  const again = idOf(await offer());
  expect(await answer(again, 'accept')).toMatchObject({
    status: 422,
    body: { code: 'organization_limit' },
  });
  expect(await owners()).toEqual([staff.owner]);
});

it('leaves one owner, whoever is faster', async () => {
  for (let round = 0; round < 8; round += 1) {
    const offered = idOf(await offer());
    const answers = await Promise.all([
      answer(offered, 'accept'),
      round % 2 === 0 ? withdraw() : answer(offered, 'accept'),
      answer(offered, 'accept'),
    ]);
    expect(answers.every(({ status }) => [200, 403, 404, 409].includes(status))).toBe(true);
    const [owner, ...others] = await owners();
    expect(others).toEqual([]);
    if (owner === staff.owner) continue;
    // Back to the beginning.
    expect(owner).toBe(person);
    await givePassword(person);
    await answer(idOf(await offer(staff.owner, person)), 'accept', staff.owner);
    expect(await owners()).toEqual([staff.owner]);
  }
});

it('would leave two owners or none without the constraints of the table', async () => {
  const { db } = server.database;
  const { id } = await staff.membershipOf(staff.owner);
  const other = await staff.membershipOf(await staff.member());
  await expect(
    db
      .updateTable('membership')
      .set({ is_owner: true, role_id: null })
      .where('id', '=', other.id)
      .execute(),
  ).rejects.toThrow('organization_one_owner');
  await expect(
    db
      .updateTable('membership')
      .set({ is_owner: false, role_id: other.role_id })
      .where('id', '=', id)
      .execute(),
  ).rejects.toThrow('has no owner');
});

it('leaves exactly one owner after any sequence of calls', async () => {
  const people = [staff.owner, person, await staff.member(['can_manage_staff'])];
  await Promise.all(people.map(givePassword));
  const who = fc.integer({ min: 0, max: people.length - 1 });
  const step = fc.record({
    act: fc.constantFrom('offer', 'accept', 'decline', 'withdraw', 'quit'),
    by: who,
    to: who,
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      for (const { act, by, to } of steps) {
        const actor = people[by]!;
        const latest = await server.database.db
          .selectFrom('organization_transfer')
          .select('id')
          .where('organization_id', '=', staff.id)
          .orderBy('id', 'desc')
          .executeTakeFirst();
        if (act === 'offer') await offer(people[to]!, actor);
        else if (act === 'withdraw') await withdraw(actor);
        else if (act === 'quit') await quit(actor);
        else if (latest) await answer(latest.id, act, actor);
        expect(await owners()).toHaveLength(1);
      }
    }),
    { numRuns: 8 },
  );
});

async function quit(user: number): Promise<void> {
  const member = await server.database.db
    .selectFrom('organization_member')
    .select('id')
    .where('organization_id', '=', staff.id)
    .where('user_id', '=', user)
    .executeTakeFirst();
  if (member) await staff.own(user, member.id, 'quit');
}
