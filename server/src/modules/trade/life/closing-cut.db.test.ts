import { sql } from 'kysely';
import { createUser } from '../../../testing/factories/accounts.ts';
import { createOrganization } from '../../../testing/factories/catalog.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { openOrder } from '../orders/index.ts';

const ORDERS = 500;
const AT_ONCE = 10;
const TITLE = 'Ала-Тоо Мода';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function closeByOwner(id: number, token: string): Promise<void> {
  const body = { title: TITLE, closes_on: null };
  const { status } = await server.call(`/organizations/${id}/deactivate/`, {
    method: 'POST',
    token,
    body,
  });
  expect(status).toBe(200);
}

/** Many order, and in the middle of it the owner closes. Answers how many orders there are then, and at last. */
async function race(closeIt: (id: number, token: string) => Promise<void> = closeByOwner) {
  const { db } = server.database;
  const owner = await createUser(db);
  const organization_id = await createOrganization(db, { ownerId: owner, title: TITLE });
  const client_id = await createUser(db);
  const token = await server.sessionOf(owner);
  const count = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) from sale_order where organization_id = ${organization_id}`.execute(db);
    return rows[0]!.count;
  };
  const order = { organization_id, client_id, currency: 'KGS', method: 'self_pickup' } as const;
  const refusals = new Set<unknown>();
  let begun = 0;
  let atTheCut: number | undefined;
  async function placeOn(): Promise<void> {
    while (begun < ORDERS) {
      begun += 1;
      const price = { discount: 0, cashbackSpent: 0, cashbackEarned: 0 };
      await server
        .transact((unit) => openOrder(unit, { order, lines: [], goods: 100, price, card: null }))
        .catch((error: unknown) => refusals.add((error as { code?: unknown }).code));
    }
  }
  async function close(): Promise<void> {
    while (begun < ORDERS / 3) await new Promise((resolve) => setImmediate(resolve));
    await closeIt(organization_id, token);
    atTheCut = await count();
  }
  await Promise.all([close(), ...Array.from({ length: AT_ONCE }, placeOn)]);
  return { atTheCut, atLast: await count(), refusals };
}

it('no order comes after an organization has closed, of hundreds at that moment', async () => {
  const { atTheCut, atLast, refusals } = await race();
  expect(atTheCut).toBeGreaterThan(0);
  expect(atLast).toBe(atTheCut);
  expect(atLast).toBeLessThan(ORDERS);
  expect([...refusals]).toEqual(['KV002']);
});

it('without the safeguard some would, so the race is one', async () => {
  const { db } = server.database;
  await sql`alter table sale_order disable trigger seller_sells`.execute(db);
  // Who closes waits for nobody either.
  const { atTheCut, atLast } = await race(async (id) => {
    await sql`update organization set status = 'closing' where id = ${id}`.execute(db);
  });
  expect(atLast).toBe(ORDERS);
  expect(atTheCut).toBeLessThan(ORDERS);
  await sql`alter table sale_order enable trigger seller_sells`.execute(db);
});
