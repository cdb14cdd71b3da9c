import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../../database-tables.ts';
import { hashPassword } from '../../../../platform/auth/passwords.ts';
import { createMember, createUser } from '../../../../testing/factories/accounts.ts';
import { createEvent, createRental } from '../../../../testing/factories/bookings.ts';
import { createOrganization } from '../../../../testing/factories/catalog.ts';
import { createGift } from '../../../../testing/factories/gifts.ts';
import { createDelivery } from '../../../../testing/factories/delivery.ts';
import { createOrder } from '../../../../testing/factories/orders.ts';
import { openShop, type Shop } from '../../../../testing/shop.ts';
import { createTestServer, type TestServer } from '../../../../testing/test-server.ts';
import { lockLeaving } from '../../people/index.ts';

const PASSWORD = 'Karavan-2026';

let server: TestServer;
let shop: Shop;
let hash: string;
beforeAll(async () => {
  server = await createTestServer();
  shop = await openShop(server);
  hash = await hashPassword(PASSWORD);
});
afterAll(() => server.close());

let last = 0;
async function newPerson() {
  last += 1;
  const phone = `+99677000${String(last).padStart(4, '0')}`;
  const id = await createUser(server.database.db, { phone, password_hash: hash });
  const address = `10.9.${last}.1`;
  const post = (path: string, body: object, token?: string) =>
    server.call(path, { method: 'POST', body, remoteAddress: address, ...(token && { token }) });
  return { id, phone, post, token: await server.sessionOf(id) };
}

const leave = (token: string, proof: object = { password: PASSWORD }) =>
  server.call('/users/deactivate/', { method: 'POST', token, body: proof });

async function codeFor(phone: string): Promise<string> {
  const { rows } = await server.database.pool.query<{ code: string }>(
    `select payload->>'code' as code from graphile_worker._private_jobs
     where payload->>'to' = $1 and payload->>'code' is not null order by id desc`,
    [phone],
  );
  return rows[0]!.code;
}

const isGone = async (id: number) =>
  (
    await server.database.db
      .selectFrom('app_user')
      .select('deactivated_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).deactivated_at !== null;

describe('leaving', () => {
  it.each([
    ['without a proof', {}, 403],
    ['with a wrong password', { password: 'Wrong-2026' }, 400],
    ['with the proof of nobody', { token: 'proof' }, 403],
  ])('is refused %s', async (_, proof, status) => {
    const { id, token } = await newPerson();
    expect((await leave(token, proof)).status).toBe(status);
    expect(await isGone(id)).toBe(false);
  });

  it('takes the password, and ends every session', async () => {
    const { id, token } = await newPerson();
    const elsewhere = await server.sessionOf(id);
    expect((await leave(token)).status).toBe(200);
    for (const each of [token, elsewhere]) {
      expect((await server.call('/users/me/', { token: each })).status).toBe(401);
    }
    expect(await isGone(id)).toBe(true);
  });

  it('takes a code instead, whose proof counts once and not for another person', async () => {
    const { id, phone, post, token } = await newPerson();
    await post('/users/doSendCode/', { phone_number: phone }, token);
    const { body } = await post(
      '/users/doValidateOldNumber/',
      { code: await codeFor(phone) },
      token,
    );
    const proof = { token: (body as { token: string }).token };
    const other = await newPerson();
    expect((await leave(other.token, proof)).status).toBe(403);
    expect((await leave(token, proof)).status).toBe(200);
    expect(await isGone(id)).toBe(true);
    expect(await isGone(other.id)).toBe(false);
  });

  it('leaves an organization behind that is closed, but none that is closing', async () => {
    const { db } = server.database;
    const { id, token } = await newPerson();
    const organization = await createOrganization(db, { ownerId: id });
    expect(await leave(token)).toMatchObject({ status: 406 });
    const change = db.updateTable('organization').where('id', '=', organization);
    await change.set({ status: 'closing' }).execute();
    expect(await leave(token)).toMatchObject({ status: 406 });
    await change.set({ status: 'deactivated', is_listed: false }).execute();
    expect((await leave(token)).status).toBe(200);
    expect(await isGone(id)).toBe(true);
    expect((await server.call(`/organizations/${organization}/`)).status).toBe(200);
  });

  it.each<[string, number, (id: number) => Promise<unknown>]>([
    ['organizations', 1, (id) => createOrganization(server.database.db, { ownerId: id })],
    ['orders', 1, (id) => createOrder(server.database.db, { client_id: id })],
    [
      'bookings',
      2,
      async (id) => {
        const { db } = server.database;
        await createOrder(db, { client_id: id, kind: 'rent', method: 'self_pickup' });
        const item_id = await createRental(db);
        const order_id = await createOrder(db, {
          client_id: id,
          kind: 'rent',
          method: 'self_pickup',
          status: 'accepted',
          payment_status: 'accepted',
          fulfilled_at: new Date(),
        });
        await sql`insert into rental_booking (order_id, item_id, during, unit, units, is_sole, activated_at)
          values (${order_id}, ${item_id}, tstzrange(now() - interval '1 hour', now() + interval '1 day'), 'day', 1, true, now())`.execute(
          db,
        );
      },
    ],
    [
      'tickets',
      1,
      async (id) => {
        const { db } = server.database;
        const { itemId: item_id } = await createEvent(db);
        const order_id = await createOrder(db, {
          client_id: id,
          kind: 'ticket',
          method: 'online_payment',
          status: 'accepted',
          payment_status: 'accepted',
          fulfilled_at: new Date(),
        });
        await db
          .insertInto('ticket')
          .values({ order_id, item_id, size: '', secret: crypto.randomUUID() })
          .execute();
      },
    ],
    [
      'deliveries',
      1,
      (id) =>
        createDelivery(server.database.db, {
          courier_id: id,
          status: 'delivery_status_taken_for_delivery',
        }),
    ],
    [
      'cash',
      1,
      (id) =>
        createDelivery(server.database.db, {
          courier_id: id,
          status: 'delivery_status_delivered',
          cash_due: 500,
        }),
    ],
    [
      'debts',
      1,
      async (id) =>
        server.database.db
          .insertInto('cashback_account')
          .values({
            organization_id: await createOrganization(server.database.db),
            client_id: id,
            currency: 'KGS',
            debt: 100,
          })
          .execute(),
    ],
    [
      'platform',
      1,
      (id) => server.database.db.insertInto('platform_operator').values({ user_id: id }).execute(),
    ],
  ])('is refused while there are %s', async (reason, count, begin) => {
    const { id, token } = await newPerson();
    await begin(id);
    const obstacles = [{ reason, count, path: expect.stringMatching(/^\//) }];
    expect((await server.call('/users/deactivate/', { token })).body).toMatchObject({ obstacles });
    expect(await leave(token)).toMatchObject({
      status: 406,
      body: { code: 'account_in_use', obstacles },
    });
    expect(await isGone(id)).toBe(false);
  });

  it('a refusal does not use up the proof', async () => {
    const { id, phone, post, token } = await newPerson();
    const order = await createOrder(server.database.db, { client_id: id });
    await post('/users/doSendCode/', { phone_number: phone }, token);
    const { body } = await post(
      '/users/doValidateOldNumber/',
      { code: await codeFor(phone) },
      token,
    );
    const proof = { token: (body as { token: string }).token };
    expect((await leave(token, proof)).status).toBe(406);
    await server.database.db
      .updateTable('sale_order')
      .set({ status: 'rejected', rejected_at: new Date() })
      .where('id', '=', order)
      .execute();
    expect((await leave(token, proof)).status).toBe(200);
  });

  it('tells at how many organizations one works, which stands against nothing', async () => {
    const { id, token } = await newPerson();
    await createMember(server.database.db, await createOrganization(server.database.db), [], id);
    const { body } = await server.call('/users/deactivate/', { token });
    expect(body).toMatchObject({ workplaces: 1, obstacles: [] });
    expect((await leave(token)).status).toBe(200);
  });
});

describe('what is lost with the account', () => {
  it('is what can be spent of cashback and gift cards, a sum of each currency', async () => {
    const { db } = server.database;
    const { id: client_id, token } = await newPerson();
    const other = await newPerson();
    const losses = async () =>
      (await server.call('/users/deactivate/', { token })).body as { losses: unknown[] };
    const give = async (currency: string, balance: number, client = client_id) =>
      db
        .insertInto('cashback_account')
        .values({
          organization_id: await createOrganization(db),
          client_id: client,
          currency,
          balance,
        })
        .execute();
    await give('KGS', 0);
    await give('KGS', 99_900, other.id);
    expect((await losses()).losses).toEqual([]);

    await give('KGS', 12_050);
    await give('KGS', 50);
    await give('JPY', 700);
    const organization_id = await createOrganization(db);
    await createGift(db, { organization_id, holder_id: client_id });
    await createGift(db, { organization_id, holder_id: client_id, amount: 2_550 });
    await createGift(db, { organization_id, holder_id: client_id, expires_at: new Date() });
    await createGift(db, { organization_id, holder_id: client_id, block_reason: 'Stolen' });
    await createGift(db, { organization_id, holder_id: other.id });
    await createGift(db, { organization_id });
    expect(await losses()).toMatchObject({
      obstacles: [],
      losses: [
        {
          kind: 'cashback',
          count: 3,
          sums: [
            { amount: '700', currency: 'JPY' },
            { amount: '121.00', currency: 'KGS' },
          ],
        },
        { kind: 'gifts', count: 2, sums: [{ amount: '125.50', currency: 'KGS' }] },
      ],
    });
    expect((await leave(token)).status).toBe(200);
  });
});

describe('an order that is placed at the same moment', () => {
  const place = (trx: Transaction<Tables>, client_id: number) =>
    createOrder(trx as never, { client_id, organization_id: shop.organizationId });

  it('stands against leaving where it was first', async () => {
    const { id, token } = await newPerson();
    let leaving: ReturnType<typeof leave>;
    await server.database.db.transaction().execute(async (trx) => {
      await place(trx, id);
      leaving = leave(token);
      await someoneWaits();
    });
    expect(await leaving!).toMatchObject({ status: 406, body: { code: 'account_in_use' } });
    expect(await isGone(id)).toBe(false);
  });

  it('is refused where leaving was first', async () => {
    const client = await shop.newClient();
    const cart = await client.fill(1000);
    let ordering: ReturnType<typeof client.call>;
    await server.database.db.transaction().execute(async (trx) => {
      await lockLeaving(trx, client.id);
      ordering = client.call(`/carts/${cart.id}/selfPickup/`, 'POST', { version: cart.version });
      await someoneWaits();
      await depart(trx, client.id);
    });
    expect((await ordering!).status).toBe(401);
    expect(await ordersOf(client.id)).toBe(0);
  });

  it('is refused by the database, whoever stores it; without its safeguard it would slip through', async () => {
    const { db, pool } = server.database;
    const { id } = await newPerson();
    const slip = async () => {
      let placing: Promise<number>;
      await db.transaction().execute(async (trx) => {
        await lockLeaving(trx, id);
        placing = createOrder(db, { client_id: id, organization_id: shop.organizationId });
        placing.catch(() => undefined);
        await someoneWaits();
        await depart(trx, id);
      });
      return placing!;
    };
    await expect(slip()).rejects.toMatchObject({ code: 'KV001' });
    expect(await ordersOf(id)).toBe(0);

    await db.updateTable('app_user').set({ deactivated_at: null }).where('id', '=', id).execute();
    await pool.query('alter table sale_order disable trigger client_has_account');
    await slip();
    await pool.query('alter table sale_order enable trigger client_has_account');
    expect([await isGone(id), await ordersOf(id)]).toEqual([true, 1]);
  });

  it('nobody who has left becomes an owner, or takes a delivery', async () => {
    const { db } = server.database;
    const { id, token } = await newPerson();
    await leave(token);
    await expect(createOrganization(db, { ownerId: id })).rejects.toMatchObject({ code: 'KV001' });
    const delivery = await createDelivery(db);
    const take = db
      .updateTable('delivery')
      .set({ courier_id: id, status: 'delivery_status_taken_for_delivery' })
      .where('id', '=', delivery);
    await expect(take.execute()).rejects.toMatchObject({ code: 'KV001' });
  });

  const depart = (trx: Transaction<Tables>, id: number) =>
    trx.updateTable('app_user').set({ deactivated_at: new Date() }).where('id', '=', id).execute();

  async function ordersOf(id: number): Promise<number> {
    const orders = await server.database.db
      .selectFrom('sale_order')
      .select('id')
      .where('client_id', '=', id)
      .execute();
    return orders.length;
  }

  /** Until a statement waits for the lock that this test holds. */
  async function someoneWaits(): Promise<void> {
    for (;;) {
      const { rows } = await server.database.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      if (rows.length > 0) return;
    }
  }
});

describe('coming back', () => {
  async function gone() {
    const person = await newPerson();
    expect((await leave(person.token)).status).toBe(200);
    return person;
  }

  it('is offered to whoever has the password, and to nobody else', async () => {
    const { phone, post } = await gone();
    const wrong = await post('/login/', { phone_number: phone, password: 'Wrong-2026' });
    const unknown = await post('/login/', {
      phone_number: '+996770099999',
      password: 'Wrong-2026',
    });
    expect(wrong).toMatchObject({ status: 403, body: { code: 'wrong_credentials' } });
    expect(wrong.body).toEqual(unknown.body);
    const right = await post('/login/', { phone_number: phone, password: PASSWORD });
    expect(right).toMatchObject({
      status: 406,
      body: { code: 'account_deactivated', token: expect.any(String) },
    });
    const { deactivated_at, erased_on } = right.body as Record<string, string>;
    expect(Date.parse(erased_on!) - Date.parse(deactivated_at!)).toBe(30 * 86_400_000);
  });

  it('by a code: the account is as it was, the way counts once, old sessions stay ended', async () => {
    const { id, phone, post, token } = await gone();
    await server.database.db
      .insertInto('session')
      .values({
        user_id: id,
        token_hash: Buffer.from(`late ${id}`),
        half_hash: null,
        platform: 'web',
        address: null,
        expires_at: new Date(Date.now() + 1_000_000),
      })
      .execute();
    const wrongCode = await post('/verify_code/', { phone_number: phone, code: '000000' });
    expect(wrongCode).toMatchObject({ status: 403, body: { code: 'code_expired' } });
    await post('/register_auth/', { phone_number: phone });
    const offered = await post('/verify_code/', {
      phone_number: phone,
      code: await codeFor(phone),
    });
    expect(offered).toMatchObject({ status: 406, body: { code: 'account_deactivated' } });
    const way = { token: (offered.body as { token: string }).token };
    const back = await post('/users/return/', way);
    expect(back).toMatchObject({ status: 200, body: { id } });
    expect(await isGone(id)).toBe(false);
    expect((await post('/users/return/', way)).status).toBe(403);
    const fresh = (back.body as { token: string }).token;
    expect((await server.call('/users/me/', { token: fresh })).status).toBe(200);
    expect((await server.call('/users/me/', { token })).status).toBe(401);
    const { body } = await server.call('/users/get_active_devices/', { token: fresh });
    expect((body as { list: unknown[] }).list).toHaveLength(1);
  });

  it('is over with a quarter of an hour, and with the erasure', async () => {
    const { pool } = server.database;
    const { id, phone, post } = await gone();
    const offer = async () => {
      const { body } = await post('/login/', { phone_number: phone, password: PASSWORD });
      return { token: (body as { token: string }).token };
    };
    const way = await offer();
    await pool.query('update account_return set expires_at = now()');
    expect(await post('/users/return/', way)).toMatchObject({
      status: 403,
      body: { code: 'code_expired' },
    });
    const again = await offer();
    await pool.query(
      `update app_user set erased_at = now(), phone = null, password_hash = null, full_name = E'\\x18'
       where id = $1`,
      [id],
    );
    expect((await post('/users/return/', again)).status).toBe(403);
  });
});
