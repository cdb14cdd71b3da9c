import pg from 'pg';
import { sql } from 'kysely';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { createUser } from '../../../testing/factories/accounts.ts';
import { createItem, createOrganization } from '../../../testing/factories/catalog.ts';
import { createOrder } from '../../../testing/factories/orders.ts';
import { createServerProcesses } from '../../../testing/server-processes.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { storeLife } from '../../organizations/organizations/index.ts';
import { closeOrganizations, closeOrganizationsTask } from './close-organizations.ts';

jest.setTimeout(240_000);

const processes = createServerProcesses();
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterEach(() => processes.stopAll());
afterAll(async () => {
  await processes.stopAll();
  await server.close();
});

const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

/** A closing organization with one live order, whose client has cashback of it. */
async function closing() {
  const { db } = server.database;
  const owner = await createUser(db);
  const id = await createOrganization(db, { ownerId: owner });
  await createItem(db, { organization_id: id });
  const client_id = await createUser(db);
  const order = await createOrder(db, { organization_id: id, client_id });
  const account = { organization_id: id, client_id };
  await db
    .insertInto('cashback_account')
    .values({ ...account, currency: 'KGS', balance: 500 })
    .execute();
  await db
    .insertInto('cashback_entry')
    .values({ ...account, order_id: order, kind: 'earn', amount: 500 })
    .execute();
  await sql`update organization set status = 'closing' where id = ${id}`.execute(db);
  return {
    id,
    run: () => addJob(db, closeOrganizationsTask, {}),
    /** The client takes the last live order back. */
    async endOrder(): Promise<void> {
      const token = await server.sessionOf(client_id);
      const { status } = await server.call(`/receipts/${order}/`, { method: 'DELETE', token });
      expect(status).toBe(204);
    },
    async standing() {
      const { rows } = await sql`
        select status,
          (select balance from cashback_account where organization_id = ${id}) as balance,
          (select count(*) from cashback_entry
            where organization_id = ${id} and kind = 'expire') as expiries,
          (select count(*) from organization_life_step
            where organization_id = ${id} and action = 'end') as ends,
          (select count(*) from notification
            where user_id = ${owner} and type = 'organization_deactivated') as told
        from organization where id = ${id}`.execute(db);
      return rows[0];
    },
  };
}

const BEFORE = { status: 'closing', balance: 500, expiries: 0, ends: 0, told: 0 };
const HALF_WAY = { ...BEFORE, balance: 0, expiries: 1 };
const ENDED = { status: 'deactivated', balance: 0, expiries: 1, ends: 1, told: 1 };

/** Holds what the job has to wait for. */
async function hold(statement: string) {
  const holder = new pg.Client({ connectionString: server.database.connectionString });
  await holder.connect();
  await holder.query('begin');
  await holder.query(statement);
  return {
    /** The database's processes of whoever waits. */
    async waiting(): Promise<readonly number[]> {
      for (;;) {
        const { rows } = await sql<{ pid: number }>`
          select pid from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(
          server.database.db,
        );
        if (rows.length > 0) return rows.map(({ pid }) => pid);
        await pause();
      }
    },
    async release(): Promise<void> {
      await holder.query('rollback');
      await holder.end();
    },
  };
}

/** Until the database has noticed that the connections are gone. */
async function untilGone(pids: readonly number[]): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select from pg_stat_activity where pid = any(${sql.val([...pids])}::integer[])`.execute(
      server.database.db,
    );
    if (rows.length === 0) return;
    await pause();
  }
}

async function until(
  shop: Awaited<ReturnType<typeof closing>>,
  status: 'deactivated',
): Promise<void> {
  for (;;) {
    const standing = (await shop.standing()) as { readonly status: string };
    if (standing.status === status) return;
    await pause();
  }
}

it.each([
  ['between its steps', 'select from item for update'],
  ['with all written but what is told', 'lock table notification in share mode'],
])('a job killed %s leaves the rest to the next one: one end, told once', async (_when, held) => {
  const { connectionString } = server.database;
  const shop = await closing();
  await closeOrganizations(server.database.db, server.transact);
  expect(await shop.standing()).toEqual(BEFORE);
  await shop.endOrder();

  const holder = await hold(held);
  const first = await processes.start(connectionString);
  await shop.run();
  const pids = await holder.waiting();
  await first.kill();
  await holder.release();
  await untilGone(pids);
  expect(await shop.standing()).toEqual(HALF_WAY);

  await processes.start(connectionString);
  await shop.run();
  await until(shop, 'deactivated');
  expect(await shop.standing()).toEqual(ENDED);
  await closeOrganizations(server.database.db, server.transact);
  expect(await shop.standing()).toEqual(ENDED);
});

it('would leave an organization that nobody is told has ended, were that written by statements of its own', async () => {
  const shop = await closing();
  await shop.endOrder();
  await server.transact(({ trx }) => storeLife(trx, shop.id, 'deactivated'));
  // Killed here; the next job finds nothing that is closing.
  await closeOrganizations(server.database.db, server.transact);
  expect(await shop.standing()).toEqual({ ...BEFORE, status: 'deactivated' });
});
