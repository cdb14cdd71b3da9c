import type { Follower, FollowerCounts } from '@karavan/shared-api/contract/followers';
import type { OrganizationClient } from '@karavan/shared-api/contract/organizations';
import type { Page } from '@karavan/shared-api/contract/page';
import { createMember, createUser } from './testing/factories/accounts.ts';
import { createOrganization } from './testing/factories/catalog.ts';
import { createTestServer, type TestServer } from './testing/test-server.ts';
import { createTransact } from './platform/events/transact.ts';
import { EVENT_HANDLERS } from './event-handlers.ts';
import type { Tables } from './database-tables.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { acceptFollowers } from './modules/organizations/organizations/index.ts';
import { tellAccepted } from './modules/talk/notifications/index.ts';

let server: TestServer;
let id: number;
let staff: string;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.database;
  id = await createOrganization(db, { is_gated: true });
  staff = await server.sessionOf(await createMember(db, id, ['can_manage_followers_partners']));
});

const newPerson = async () => {
  const user = await createUser(server.database.db);
  return { user, token: await server.sessionOf(user) };
};
const follow = (token: string, method: 'PUT' | 'DELETE' = 'PUT') =>
  server.call(`/organizations/${id}/subscriptions/`, { method, token });
const answer = (action: string, user_id?: number) =>
  server.call(`/organizations/${id}/${action}/`, {
    method: 'POST',
    token: staff,
    ...(user_id !== undefined && { body: { user_id } }),
  });
const relation = async (token: string) =>
  (await server.call(`/organizations/${id}/client/`, { token })).body as OrganizationClient;
const counts = async () =>
  (await server.call(`/organizations/${id}/followers/count/`, { token: staff }))
    .body as FollowerCounts;
const listed = async (query: string) =>
  (await server.call(`/organizations/${id}/followers/${query}`, { token: staff }))
    .body as Page<Follower>;
const toldOf = async (type: string, organization = id) => {
  const rows = await server.database.db
    .selectFrom('notification')
    .select('user_id')
    .where('type', '=', type)
    .where('organization_id', '=', organization)
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
};
const tell = (organization = id) =>
  tellAccepted(
    createTransact(server.database.db, { announce: () => undefined }, EVENT_HANDLERS),
    organization,
  );
const followersCounted = async () =>
  (
    await server.database.db
      .selectFrom('organization')
      .select('follower_count')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).follower_count;

describe('a gated organization', () => {
  it('is asked first, and who is accepted follows', async () => {
    const { user, token } = await newPerson();
    for (let press = 0; press < 2; press += 1) {
      expect(await follow(token)).toMatchObject({
        status: 200,
        body: { follow_status: 'requested', follower_count: 0 },
      });
    }
    expect(await toldOf('follow_requested')).toHaveLength(1);
    expect(await relation(token)).toMatchObject({ follow_status: 'requested', is_admitted: false });
    expect(await counts()).toEqual({ accepted: 0, requested: 1, declined: 0, blocked: 0 });
    expect((await listed('?status=requested')).list.map((row) => row.id)).toEqual([user]);
    expect(await answer('accept_follower', user)).toMatchObject({
      status: 200,
      body: { accepted: 1, requested: 0 },
    });
    expect((await answer('accept_follower', user)).body).toMatchObject({ accepted: 1 });
    expect(await relation(token)).toMatchObject({ follow_status: 'accepted', is_admitted: true });
    await tell();
    await tell();
    expect(await toldOf('organization_followed')).toEqual([user]);
  });

  it('declines for some days, after which one may ask again', async () => {
    const { user, token } = await newPerson();
    await follow(token);
    await answer('decline_follower', user);
    expect((await follow(token)).body).toMatchObject({ follow_status: 'declined' });
    expect((await follow(token, 'DELETE')).body).toMatchObject({ follow_status: 'declined' });
    await server.database.db
      .updateTable('organization_follower')
      .set({ created_at: new Date(Date.now() - 8 * 86_400_000) })
      .where('user_id', '=', user)
      .execute();
    expect((await follow(token)).body).toMatchObject({ follow_status: 'requested' });
  });

  it('keeps its followers when it becomes gated, and lets in who waits when it opens', async () => {
    const { db } = server.database;
    const [before, waiting] = [await newPerson(), await newPerson()];
    const gate = (is_gated: boolean) =>
      db.updateTable('organization').set({ is_gated }).where('id', '=', id).execute();
    await gate(false);
    await follow(before.token);
    await gate(true);
    expect(await relation(before.token)).toMatchObject({ follow_status: 'accepted' });
    await follow(waiting.token);
    await gate(false);
    expect(await relation(waiting.token)).toMatchObject({ follow_status: 'accepted' });
    expect(await followersCounted()).toBe(2);
  });

  it('removes a follower, who may ask again', async () => {
    const { user, token } = await newPerson();
    await follow(token);
    await answer('accept_follower', user);
    expect((await answer('remove_follower', user)).body).toMatchObject({ accepted: 0 });
    expect((await follow(token)).body).toMatchObject({ follow_status: 'requested' });
  });

  it('answers only who has asked', async () => {
    const { user } = await newPerson();
    expect((await answer('accept_follower', user)).status).toBe(404);
    expect((await answer('decline_follower', user)).status).toBe(404);
    expect((await answer('remove_follower', user)).status).toBe(404);
  });
});

it('staff are not told that they follow themselves', async () => {
  const { db } = server.database;
  const member = await createMember(db, id, ['can_manage_followers_partners']);
  await follow(await server.sessionOf(member));
  expect(await toldOf('follow_requested')).not.toContain(member);
});

describe('accepting everybody', () => {
  /** Inserted at once; nobody signs in as one of them. */
  async function ask(count: number): Promise<void> {
    const { pool } = server.database;
    for (let from = 0; from < count; from += 10_000) {
      await pool.query(
        `with person as (
        insert into app_user (phone, full_name)
        select '+9965' || lpad((number + $4)::text, 9, '0'), 'Test'
        from generate_series($1::integer + 1, $2::integer) as number returning id)
      insert into organization_follower (organization_id, user_id, status)
      select $3, id, 'requested' from person`,
        [from, Math.min(count, from + 10_000), id, id * 1_000_000],
      );
    }
  }

  it('takes 100,000 in one statement, with the count exact', async () => {
    await ask(100_000);
    // A connection without time limits: how long it takes depends on the machine.
    const patient = openDatabase<Tables>(server.database.connectionString, console);
    const accept = () =>
      patient.db
        .transaction()
        .execute((trx) => acceptFollowers(trx, { organizationId: id, userId: null }));
    expect(await accept()).toBe(100_000);
    expect(await accept()).toBe(0);
    await patient.pool.end();
    expect(await counts()).toMatchObject({ accepted: 100_000, requested: 0 });
  }, 120_000);

  it('tells each of them once, however often and by how many at a time it is done', async () => {
    await ask(1300);
    await answer('accept_all_followers');
    await Promise.all([tell(), tell(), tell()]);
    await tell();
    const told = await toldOf('organization_followed');
    expect([told.length, new Set(told).size]).toEqual([1300, 1300]);
  });

  it('goes on where it was stopped in the middle', async () => {
    await ask(700);
    await answer('accept_all_followers');
    let batches = 0;
    const stopping = createTransact(
      server.database.db,
      { announce: () => undefined },
      EVENT_HANDLERS,
    );
    await expect(
      tellAccepted(async (work) => {
        batches += 1;
        return stopping(async (unit) => {
          const result = await work(unit as never);
          if (batches === 2) throw new Error('Killed');
          return result;
        });
      }, id),
    ).rejects.toThrow('Killed');
    expect(await toldOf('organization_followed')).toHaveLength(500);
    await tell();
    expect(await toldOf('organization_followed')).toHaveLength(700);
  });

  it('races requests, declines and leaving: the count is that of the accepted', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, newPerson));
    await Promise.all(people.slice(0, 8).map(({ token }) => follow(token)));
    await Promise.all([
      answer('accept_all_followers'),
      ...people.slice(0, 4).map(({ user }) => answer('decline_follower', user)),
      ...people.slice(4, 6).map(({ token }) => follow(token, 'DELETE')),
      ...people.slice(8).map(({ token }) => follow(token)),
      answer('accept_all_followers'),
    ]);
    const { count } = await server.database.db
      .selectFrom('organization_follower')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('organization_id', '=', id)
      .where('status', '=', 'accepted')
      .executeTakeFirstOrThrow();
    expect(await followersCounted()).toBe(count);
    expect(count).toBeGreaterThan(0);
  });
});
