import pg from 'pg';
import { sql } from 'kysely';
import { createTransact } from '../../../platform/events/transact.ts';
import { createServerProcesses } from '../../../testing/server-processes.ts';
import type { Client } from '../../../testing/shop.ts';
import { openTestInboxes, type TestInboxes } from '../../../testing/test-inboxes.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

jest.setTimeout(120_000);

const processes = createServerProcesses();
let server: TestServer;
let inboxes: TestInboxes;
let client: Client;
beforeAll(async () => {
  server = await createTestServer();
  inboxes = await openTestInboxes(server);
});
beforeEach(async () => {
  client = await inboxes.shop.newClient();
});
afterAll(async () => {
  await processes.stopAll();
  await server.close();
});

const placed = async () => client.order('selfPickup', await client.fill(10_000));
const acceptPath = (order: number) =>
  `/organizations/${inboxes.shop.organizationId}/orders/${order}/accept/`;

/** Where an order stands, and what the cards of it tell. */
async function standing(order: number) {
  const { db } = server.database;
  const { status } = await db
    .selectFrom('sale_order')
    .select('status')
    .where('id', '=', order)
    .executeTakeFirstOrThrow();
  const cards = await db
    .selectFrom('notification')
    .select(['is_client', 'answer', 'settled_at'])
    .where('subject', '=', `order:${order}`)
    .execute();
  const ofStaff = cards.filter(({ is_client }) => !is_client);
  return {
    status,
    settled: ofStaff.filter(({ settled_at }) => settled_at !== null).length,
    open: ofStaff.filter(({ settled_at }) => settled_at === null).length,
    ofClient: cards.length - ofStaff.length,
  };
}

const UNTOUCHED = { status: 'in_progress', settled: 0, open: 2, ofClient: 0 };
const ACCEPTED = { status: 'accepted', settled: 2, open: 0, ofClient: 1 };

/** Locks a card of an order, at which whoever moves the order has to wait with the move written. */
async function holdCard(order: number) {
  const holder = new pg.Client({ connectionString: server.database.connectionString });
  await holder.connect();
  await holder.query('begin');
  await holder.query('select from notification where user_id = $1 and subject = $2 for update', [
    inboxes.people.owner,
    `order:${order}`,
  ]);
  return {
    /** The database's process of whoever waits. */
    async waiting(): Promise<number> {
      for (;;) {
        const { rows } = await sql<{ pid: number }>`
          select pid from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'
            and query like 'update "notification"%'`.execute(server.database.db);
        if (rows[0]) return rows[0].pid;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    async release(): Promise<void> {
      await holder.query('rollback');
      await holder.end();
    },
  };
}

/** Until the database has noticed that a connection is gone. */
async function untilGone(pid: number): Promise<void> {
  const { db } = server.database;
  for (;;) {
    const { rows } = await sql`select from pg_stat_activity where pid = ${pid}`.execute(db);
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

it('a server killed between the move of an order and its cards leaves neither; the next press does both', async () => {
  const order = await placed();
  const token = await server.sessionOf(inboxes.people.owner);
  const press = (address: string) =>
    fetch(`${address}/api/v1${acceptPath(order)}`, {
      method: 'POST',
      headers: { authorization: `Token ${token}` },
    }).then(
      ({ status }) => status,
      () => 'cut',
    );

  const first = await processes.start(server.database.connectionString);
  const card = await holdCard(order);
  const answer = press(first.address);
  const pid = await card.waiting();
  await first.kill();
  await card.release();
  await untilGone(pid);
  expect(await answer).toBe('cut');
  expect(await standing(order)).toEqual(UNTOUCHED);

  const second = await processes.start(server.database.connectionString);
  expect(await press(second.address)).toBe(200);
  expect(await standing(order)).toEqual(ACCEPTED);
});

it('would leave a moved order whose cards still ask, were they written after it', async () => {
  const order = await placed();
  const wakeUp = { announce: () => undefined };
  const transact = createTransact(server.database.db, wakeUp, []);
  const of = { organizationId: inboxes.shop.organizationId, actorId: inboxes.people.owner };
  await transact((unit) => server.orders.move(unit, { orderId: order, action: 'accept', of }));
  // Killed here, before the cards are written.
  expect(await standing(order)).toEqual({ ...UNTOUCHED, status: 'accepted' });
});

it('a press that loses its database on the way is told so, has done nothing, and counts when repeated', async () => {
  const order = await placed();
  const token = await server.sessionOf(inboxes.people.owner);
  const press = () => server.call(acceptPath(order), { method: 'POST', token });

  const card = await holdCard(order);
  const answer = press();
  const pid = await card.waiting();
  await sql`select pg_terminate_backend(${pid})`.execute(server.database.db);
  expect(await answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  await card.release();
  await untilGone(pid);
  expect(await standing(order)).toEqual(UNTOUCHED);

  // The second finds what the first has done, as after an answer that was lost.
  expect((await press()).status).toBe(200);
  expect((await press()).status).toBe(200);
  expect(await standing(order)).toEqual(ACCEPTED);
});
