import pg from 'pg';
import fc from 'fast-check';
import { sql } from 'kysely';
import type {
  MessageSender,
  OrganizationMessage,
  SubscriptionMessage,
} from '@karavan/shared-api/contract/organization-messages';
import type { Page } from '@karavan/shared-api/contract/page';
import { limitBroadcasts } from './modules/talk/broadcasts/limit-broadcasts.ts';
import { takeUntold } from './modules/talk/broadcasts/index.ts';
import { tellBroadcast } from './modules/talk/notifications/index.ts';
import { createMember, createUser } from './testing/factories/accounts.ts';
import { createOrganization } from './testing/factories/catalog.ts';
import { createOrder } from './testing/factories/orders.ts';
import { createTestServer, type TestServer } from './testing/test-server.ts';

const DAY = 86_400_000;

let server: TestServer;
let id: number;
let author: number;
let staff: string;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.database;
  id = await createOrganization(db);
  const rights = ['can_send_message', 'can_manage_followers_partners'] as const;
  author = await createMember(db, id, rights);
  staff = await server.sessionOf(author);
});
afterEach(() => jest.restoreAllMocks());

interface Follower {
  readonly user: number;
  readonly token: string;
}

async function newFollower(): Promise<Follower> {
  const user = await createUser(server.database.db);
  const token = await server.sessionOf(user);
  await follow(token);
  return { user, token };
}
const follow = (token: string, method: 'PUT' | 'DELETE' = 'PUT') =>
  server.call(`/organizations/${id}/subscriptions/`, { method, token });
const send = (body: object = {}, key = crypto.randomUUID()) =>
  server.call(`/organizations/${id}/messages/`, {
    method: 'POST',
    token: staff,
    body: { text: 'Завтра скидки', audience: 'all', days: 30, ...body },
    headers: { 'idempotency-key': key },
  });
/** As if it had been sent so many days ago, so that one may be sent again. */
async function age(days: number): Promise<void> {
  await server.database.pool.query(
    `begin; set local session_replication_role = replica;
     update broadcast set sent_at = sent_at - make_interval(days => ${days}) where organization_id = ${id};
     update organization_follower set created_at = created_at - make_interval(days => ${days})
     where organization_id = ${id}; commit`,
  );
}
async function sent(body?: object): Promise<number> {
  const answer = await send(body);
  expect(answer.status).toBe(201);
  return (answer.body as OrganizationMessage).id;
}
const withdraw = (message: number) =>
  server.call(`/organizations/${id}/messages/${message}/`, { method: 'DELETE', token: staff });
const answered = (action: string, user_id: number) =>
  server.call(`/organizations/${id}/${action}/`, {
    method: 'POST',
    token: staff,
    body: { user_id },
  });
const mute = (token: string, is_muted: boolean) =>
  server.call(`/messages/${id}/mute/`, { method: 'PUT', token, body: { is_muted } });
const read = (token: string, message_id: number) =>
  server.call(`/messages/${id}/read/`, { method: 'POST', token, body: { message_id } });
const unread = async (token: string) =>
  ((await server.call('/messages/count/', { token })).body as { count: number }).count;
const received = (token: string) => server.call(`/messages/${id}/list/`, { token });
/** The ids of what somebody sees; null where there is nothing for them. */
async function inbox(token: string): Promise<number[] | null> {
  const { status, body } = await received(token);
  if (status !== 200) return null;
  return (body as Page<SubscriptionMessage>).list.map((message) => message.id).toReversed();
}
const senders = async (token: string) =>
  ((await server.call('/messages/', { token })).body as Page<MessageSender>).list;
const log = async () =>
  (
    (await server.call(`/organizations/${id}/messages/`, { token: staff }))
      .body as Page<OrganizationMessage>
  ).list;
const toldOf = async (type: string) => {
  const rows = await server.database.db
    .selectFrom('notification')
    .select('user_id')
    .where('type', '=', type)
    .where('organization_id', '=', id)
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
};
const tell = (message: number) => tellBroadcast(server.transact, message);

let added = 0;

/** Inserted at once; nobody signs in as one of them. */
async function addFollowers(count: number): Promise<void> {
  const { pool } = server.database;
  for (let from = 0; from < count; from += 10_000) {
    await pool.query(
      `with person as (
        insert into app_user (phone, full_name)
        select '+9966' || lpad((number + $4)::text, 10, '0'), 'Test'
        from generate_series($1::integer + 1, $2::integer) as number returning id)
      insert into organization_follower (organization_id, user_id) select $3, id from person`,
      [from, Math.min(count, from + 10_000), id, added],
    );
  }
  added += count;
}

describe('what an organization writes', () => {
  it('reaches its followers, who read it once', async () => {
    const { user, token } = await newFollower();
    const message = await sent({ text: 'Завтра скидки' });
    expect(await inbox(token)).toEqual([message]);
    expect(await senders(token)).toMatchObject([
      { organization: { id }, last_message: { text: 'Завтра скидки' }, unread_count: 1 },
    ]);
    expect(await unread(token)).toBe(1);
    for (let time = 0; time < 2; time += 1) {
      expect(await read(token, message)).toMatchObject({ status: 200, body: { count: 0 } });
    }
    expect(await log()).toMatchObject([
      { id: message, recipient_count: 1, read_count: 1, author: { id: author }, days: null },
    ]);
    await tell(message);
    expect(await toldOf('organization_message')).toEqual([user]);
    expect(await toldOf('sent_message')).toContain(author);
  });

  it('is told as it begins, and is no news any more once it is read', async () => {
    const { token } = await newFollower();
    const message = await sent({ text: 'Новая коллекция' });
    await tell(message);
    const list = async () =>
      ((await server.call('/notifications/', { token })).body as Page<{ extra_data: object }>).list;
    const count = async () =>
      ((await server.call('/notifications/count/', { token })).body as { count: number }).count;
    expect(await list()).toMatchObject([
      {
        type: 'organization_message',
        subject: `message:${message}`,
        extra_data: { message_id: message, text: 'Новая коллекция', can_send_message: false },
      },
    ]);
    expect(await count()).toBe(1);
    await read(token, message);
    expect(await count()).toBe(0);
  });

  it('is nothing to those who follow later, ask, leave, are removed or blocked', async () => {
    const [left, removed, blocked] = [
      await newFollower(),
      await newFollower(),
      await newFollower(),
    ];
    const stranger = await createUser(server.database.db);
    const message = await sent();
    await tell(message);
    const late = await newFollower();
    expect(await inbox(late.token)).toEqual([]);
    await follow(left.token, 'DELETE');
    await answered('remove_follower', removed.user);
    await answered('block_user', blocked.user);
    for (const { token } of [left, removed, blocked]) {
      expect(await inbox(token)).toBeNull();
      expect(await senders(token)).toEqual([]);
      expect(await unread(token)).toBe(0);
      const { body } = await server.call('/notifications/', { token });
      const told = (body as Page<{ type: string; extra_data: object }>).list.find(
        ({ type }) => type === 'organization_message',
      );
      expect(told?.extra_data).not.toHaveProperty('text');
    }
    expect(await inbox(await server.sessionOf(stranger))).toBeNull();
    await follow(left.token);
    expect(await inbox(left.token)).toEqual([]);
  });

  it('of a gated organization is for those it has accepted since before', async () => {
    await server.database.db
      .updateTable('organization')
      .set({ is_gated: true })
      .where('id', '=', id)
      .execute();
    const asking = await newFollower();
    const accepted = await newFollower();
    await answered('accept_follower', accepted.user);
    const message = await sent();
    expect(await inbox(asking.token)).toBeNull();
    expect(await inbox(accepted.token)).toEqual([message]);
    // Whoever waits when the gates open follows from then on.
    await server.database.db
      .updateTable('organization')
      .set({ is_gated: false })
      .where('id', '=', id)
      .execute();
    expect(await inbox(asking.token)).toEqual([]);
  });

  it('can be for those alone who have bought lately, or have not', async () => {
    const { db } = server.database;
    const [buyer, idle] = [await newFollower(), await newFollower()];
    const buy = (user: number, days: number) =>
      createOrder(db, {
        organization_id: id,
        client_id: user,
        fulfilled_at: new Date(Date.now() - days * DAY),
      });
    await buy(buyer.user, 10);
    await buy(idle.user, 40);
    const reach = async (query: string) =>
      (await server.call(`/organizations/${id}/messages/audience/${query}`, { token: staff })).body;
    expect(await reach('')).toEqual({ count: 2, next_at: null });
    expect(await reach('?audience=bought&days=30')).toMatchObject({ count: 1 });
    expect(await reach('?audience=bought&days=60')).toMatchObject({ count: 2 });
    expect(await reach('?audience=idle&days=30')).toMatchObject({ count: 1 });
    const message = await sent({ text: 'Мы скучаем', audience: 'idle', days: 30 });
    // What they buy afterwards changes nothing.
    await buy(idle.user, 0);
    await buy(buyer.user, 0);
    expect([await inbox(buyer.token), await inbox(idle.token)]).toEqual([[], [message]]);
    await tell(message);
    expect(await toldOf('organization_message')).toEqual([idle.user]);
    expect(await log()).toMatchObject([{ recipient_count: 1, audience: 'idle', days: 30 }]);
  });

  it('is never changed, in the database either', async () => {
    const message = await sent();
    const change = (values: object) =>
      server.database.db.updateTable('broadcast').set(values).where('id', '=', message).execute();
    await expect(change({ text: 'Другое' })).rejects.toThrow('never changed');
    await expect(change({ withdrawn_at: new Date(Date.now() + DAY), text: '!' })).rejects.toThrow();
    expect((await withdraw(message)).status).toBe(204);
    await expect(change({ withdrawn_at: null })).rejects.toThrow('never changed');
  });

  it('can be taken back: followers see nothing of it, the staff that it was', async () => {
    const { token } = await newFollower();
    const message = await sent();
    await tell(message);
    expect((await withdraw(message)).status).toBe(204);
    expect((await withdraw(message)).status).toBe(204);
    await tell(message);
    expect(await inbox(token)).toEqual([]);
    expect(await unread(token)).toBe(0);
    expect(await toldOf('organization_message')).toEqual([]);
    expect((await log())[0]!.withdrawn_at).not.toBeNull();
    expect((await withdraw(message + 1)).status).toBe(404);
  });

  it('is muted by who does not want to hear of it, and still there for them', async () => {
    const { token } = await newFollower();
    expect(await mute(token, true)).toMatchObject({ status: 200, body: { is_muted: true } });
    const message = await sent();
    await tell(message);
    expect(await toldOf('organization_message')).toEqual([]);
    expect(await unread(token)).toBe(0);
    expect(await inbox(token)).toEqual([message]);
    expect(await senders(token)).toMatchObject([{ is_muted: true, unread_count: 1 }]);
    await mute(token, false);
    expect(await unread(token)).toBe(1);
    const stranger = await server.sessionOf(await createUser(server.database.db));
    expect((await mute(stranger, true)).status).toBe(404);
  });

  it('is written by nobody who was dismissed', async () => {
    await server.database.db
      .deleteFrom('membership')
      .where('organization_id', '=', id)
      .where('user_id', '=', author)
      .execute();
    expect((await send()).status).toBe(404);
  });
});

describe('how often an organization writes', () => {
  it('is limited, with the time of the next one', async () => {
    const key = crypto.randomUUID();
    const first = await send({ text: 'Первое' }, key);
    expect(first.status).toBe(201);
    expect(await send({ text: 'Первое' }, key)).toMatchObject({ status: 201, body: first.body });
    const refused = await send({ text: 'Второе' });
    expect(refused).toMatchObject({ status: 429, body: { code: 'message_sent_lately' } });
    const { retry_after } = refused.body as { retry_after: number };
    expect([retry_after > 86_000, retry_after <= 86_400]).toEqual([true, true]);
    const reach = await server.call(`/organizations/${id}/messages/audience/`, { token: staff });
    const { next_at } = reach.body as { next_at: string };
    const sentAt = new Date((first.body as OrganizationMessage).sent_at);
    expect(new Date(next_at).getTime() - sentAt.getTime()).toBe(DAY);
    await age(1);
    expect((await send({ text: 'Второе' })).status).toBe(201);
  });

  it('holds for those who send at once: one of them comes through', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => send()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 429, 429, 429, 429]);
    expect(await log()).toHaveLength(1);
  });

  it('would not if sending held nothing', async () => {
    const { db } = server.database;
    const values = {
      organization_id: id,
      author_id: author,
      text: 'Раз',
      audience: 'all' as const,
    };
    const insert = (executor: typeof db) =>
      executor
        .insertInto('broadcast')
        .values({ ...values, days: null })
        .execute();
    await db.transaction().execute(async (trx) => {
      await limitBroadcasts(trx, { organizationId: id, perDay: 1 });
      await db.transaction().execute(async (other) => {
        await limitBroadcasts(other, { organizationId: id, perDay: 1 });
        await insert(other);
      });
      await insert(trx);
    });
    const { rows } = await sql`select from broadcast where organization_id = ${id}`.execute(db);
    expect(rows).toHaveLength(2);
  });
});

describe('many followers', () => {
  async function statementsOf(): Promise<number> {
    const query = jest.spyOn(pg.Client.prototype, 'query');
    expect((await send()).status).toBe(201);
    const { length } = query.mock.calls;
    query.mockRestore();
    return length;
  }

  it('cost the request no statement more: 100,000 as much as one', async () => {
    await addFollowers(1);
    await age(1);
    await statementsOf();
    await age(2);
    const few = await statementsOf();
    await age(2);
    await addFollowers(100_000);
    await age(2);
    expect(await statementsOf()).toBe(few);
    expect((await log())[0]!.recipient_count).toBe(100_001);
  }, 240_000);

  /** Ends the job in the second batch, before or after what it has told is stored. */
  const killed = (message: number) => {
    let batches = 0;
    return tellBroadcast(async (work) => {
      batches += 1;
      return server.transact(async (unit) => {
        const result = await work(unit as never);
        if (batches === 2) throw new Error('Killed');
        return result;
      });
    }, message);
  };

  it('are each told once, whatever stops the job in the middle and however many do it', async () => {
    await addFollowers(1300);
    await age(1);
    const message = await sent();
    await expect(killed(message)).rejects.toThrow('Killed');
    expect(await toldOf('organization_message')).toHaveLength(500);
    await Promise.all([tell(message), tell(message)]);
    await tell(message);
    const told = await toldOf('organization_message');
    expect([told.length, new Set(told).size]).toEqual([1300, 1300]);
    expect(await toldOf('sent_message')).toHaveLength(new Set(await toldOf('sent_message')).size);
  });

  it('would be lost if how far it has come were stored before they are told', async () => {
    await addFollowers(700);
    await age(1);
    const message = await sent();
    // The process ends here, between two transactions.
    await server.transact(({ trx }) => takeUntold(trx, { id: message, limit: 500 }));
    await tell(message);
    expect(await toldOf('organization_message')).toHaveLength(200);
  });

  it('hear nothing more of what is withdrawn while they are told', async () => {
    await addFollowers(1300);
    await age(1);
    const message = await sent();
    await expect(killed(message)).rejects.toThrow('Killed');
    await withdraw(message);
    await tell(message);
    expect(await toldOf('organization_message')).toEqual([]);
  });
});

describe('what a follower sees', () => {
  let free: TestServer;
  beforeAll(async () => {
    free = await createTestServer({ MESSAGES_TO_FOLLOWERS_PER_DAY: '1000' });
  });
  afterAll(() => free.close());

  const step = fc.constantFrom(
    ...(['follow', 'unfollow', 'remove', 'block', 'unblock', 'mute', 'unmute'] as const),
    ...(['send', 'send', 'withdraw', 'read'] as const),
  );

  it('is what was sent since they follow, however they came and went', async () => {
    const limited = server;
    server = free;
    try {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
          id = await createOrganization(free.database.db);
          const rights = ['can_send_message', 'can_manage_followers_partners'] as const;
          staff = await free.sessionOf(await createMember(free.database.db, id, rights));
          const user = await createUser(free.database.db);
          const token = await free.sessionOf(user);
          const rule = { follows: false, blocked: false, muted: false, unread: new Set<number>() };
          let seen: number[] = [];
          const leave = () => {
            rule.follows = false;
            seen = [];
          };
          for (const what of steps) {
            if (what === 'follow') {
              await follow(token);
              if (!rule.blocked) rule.follows = true;
            } else if (what === 'unfollow') {
              await follow(token, 'DELETE');
              leave();
            } else if (what === 'remove') {
              await answered('remove_follower', user);
              leave();
            } else if (what === 'block') {
              await answered('block_user', user);
              rule.blocked = true;
              leave();
            } else if (what === 'unblock') {
              await answered('unblock_user', user);
              rule.blocked = false;
            } else if (what === 'mute' || what === 'unmute') {
              await mute(token, what === 'mute');
              if (rule.follows) rule.muted = what === 'mute';
            } else if (what === 'send') {
              const message = await sent();
              if (rule.follows) {
                seen.push(message);
                rule.unread.add(message);
              }
            } else if (what === 'withdraw') {
              const last = seen.at(-1);
              if (last !== undefined) await withdraw(last);
              seen = seen.slice(0, -1);
            } else {
              const last = seen.at(-1);
              if (last !== undefined) await read(token, last);
              rule.unread = new Set();
            }
          }
          expect(await inbox(token)).toEqual(rule.follows ? seen : null);
          const open = seen.filter((message) => rule.unread.has(message)).length;
          expect(await unread(token)).toBe(rule.muted ? 0 : open);
        }),
        { numRuns: 25 },
      );
    } finally {
      server = limited;
    }
  }, 120_000);
});
