import { sql } from 'kysely';
import type { OrganizationLife } from '@karavan/shared-api/contract/life';
import { createMember, createUser } from './testing/factories/accounts.ts';
import { createOrganization } from './testing/factories/catalog.ts';
import { createDelivery } from './testing/factories/delivery.ts';
import { createGift } from './testing/factories/gifts.ts';
import { createOrder } from './testing/factories/orders.ts';
import { createTestServer, type TestServer } from './testing/test-server.ts';
import { tellClosing } from './modules/talk/notifications/index.ts';
import { undoCashback } from './modules/trade/cashback/index.ts';
import { closeOrganizations } from './modules/trade/life/index.ts';

const TITLE = 'Ала-Тоо Мода';
const DAY_MS = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const runJob = () => closeOrganizations(server.database.db, server.transact);

async function open() {
  const { db } = server.database;
  const owner = await createUser(db);
  const id = await createOrganization(db, { ownerId: owner, title: TITLE });
  const token = await server.sessionOf(owner);
  const ask = (act: string, body: object | undefined, as: string) =>
    server.call(`/organizations/${id}/${act}/`, {
      token: as,
      ...(body && { method: 'POST' as const, body }),
    });
  return {
    id,
    owner,
    token,
    read: async () => (await ask('life', undefined, token)).body as OrganizationLife,
    deactivate: (closes_on: string | null, title = TITLE, as = token) =>
      ask('deactivate', { title, closes_on }, as),
    reactivate: (as = token) => ask('reactivate', {}, as),
    async giveCashback(balance: number) {
      const client_id = await createUser(db);
      const order_id = await createOrder(db, {
        organization_id: id,
        client_id,
        status: 'rejected',
      });
      const account = { organization_id: id, client_id };
      await db
        .insertInto('cashback_account')
        .values({ ...account, currency: 'KGS', balance })
        .execute();
      await db
        .insertInto('cashback_entry')
        .values({ ...account, order_id, kind: 'earn', amount: balance })
        .execute();
      return client_id;
    },
  };
}

const told = async (user_id: number) =>
  (
    await server.database.db
      .selectFrom('notification')
      .select('type')
      .where('user_id', '=', user_id)
      .orderBy('id')
      .execute()
  ).map(({ type }) => type);

const field = (name: string) => ({ status: 400, body: { errors: { [name]: expect.any(Array) } } });

describe('an announcement', () => {
  it('is the owner’s alone, under the title of the organization', async () => {
    const shop = await open();
    const manager = await createMember(server.database.db, shop.id, ['can_edit_organization']);
    const as = await server.sessionOf(manager);
    expect(await shop.deactivate(inDays(40), TITLE, as)).toMatchObject({ status: 403 });
    expect(await shop.reactivate(as)).toMatchObject({ status: 403 });
    expect(await shop.deactivate(inDays(40), 'Другая')).toMatchObject(field('title'));
    expect(await shop.read()).toMatchObject({ state: 'active', history: [] });
    expect(await shop.deactivate(inDays(40), ` ${TITLE.toLowerCase()} `)).toMatchObject({
      status: 200,
      body: { state: 'announced', closes_on: inDays(40), history: [{ action: 'announce' }] },
    });
    expect(await told(manager)).toEqual(['closing_announced']);
  });

  it('gives who has cashback thirty days, and is no closing at once', async () => {
    const shop = await open();
    await shop.giveCashback(500);
    expect(await shop.read()).toMatchObject({
      cashback_owed: { amount: '5.00' },
      can_close_now: false,
    });
    expect(await shop.deactivate(null)).toMatchObject(field('closes_on'));
    expect(await shop.deactivate(inDays(28))).toMatchObject(field('closes_on'));
    const { earliest_on } = await shop.read();
    expect(await shop.deactivate(earliest_on)).toMatchObject({ status: 200 });
  });

  it('is taken back, again and again', async () => {
    const shop = await open();
    await shop.deactivate(inDays(3));
    expect(await shop.deactivate(inDays(3))).toMatchObject({ status: 200 });
    expect(await shop.deactivate(inDays(4))).toMatchObject({ status: 409 });
    for (let time = 0; time < 2; time += 1) {
      expect(await shop.reactivate()).toMatchObject({ status: 200, body: { state: 'active' } });
    }
    expect((await shop.read()).history.map(({ action }) => action)).toEqual([
      'take_back',
      'announce',
    ]);
  });

  it('tells each client with cashback once, also when the job is done twice, and nobody once it is taken back', async () => {
    const shop = await open();
    const client = await shop.giveCashback(700);
    await shop.deactivate((await shop.read()).earliest_on);
    const { id: stepId } = await server.database.db
      .selectFrom('organization_life_step')
      .select('id')
      .where('organization_id', '=', shop.id)
      .executeTakeFirstOrThrow();
    const announced = { organizationId: shop.id, stepId };
    await tellClosing(server.transact, announced);
    await tellClosing(server.transact, announced);
    expect(await told(client)).toEqual(['closing_announced_for_client']);
    const later = await shop.giveCashback(100);
    await shop.reactivate();
    await tellClosing(server.transact, announced);
    expect(await told(later)).toEqual([]);
  });
});

describe('gift cards', () => {
  it('are owed as cashback is: notice, news for who has one, and an end with an entry', async () => {
    const { db } = server.database;
    const shop = await open();
    const [holder, client] = [await createUser(db), await shop.giveCashback(500)];
    const id = await createGift(db, { organization_id: shop.id, holder_id: holder });
    await createGift(db, { organization_id: shop.id, holder_id: client });
    await createGift(db, { organization_id: shop.id, block_reason: 'Потеряна' });
    expect(await shop.read()).toMatchObject({
      cashback_owed: { amount: '305.00' },
      can_close_now: false,
    });
    await shop.deactivate((await shop.read()).earliest_on);
    const { id: stepId } = await db
      .selectFrom('organization_life_step')
      .select('id')
      .where('organization_id', '=', shop.id)
      .executeTakeFirstOrThrow();
    await tellClosing(server.transact, { organizationId: shop.id, stepId });
    expect(await told(holder)).toEqual(['closing_announced_for_client']);
    expect(await told(client)).toEqual(['closing_announced_for_client']);
    await sql`update organization set status = 'closing', announced_at = null, closes_at = null
      where id = ${shop.id}`.execute(db);
    await Promise.all([runJob(), runJob()]);
    expect(await shop.read()).toMatchObject({
      state: 'deactivated',
      cashback_owed: { amount: '0.00' },
    });
    const entries = await db
      .selectFrom('gift_entry')
      .select(['kind', 'amount'])
      .where('gift_id', '=', id)
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { kind: 'issue', amount: 10_000 },
      { kind: 'expire', amount: -10_000 },
    ]);
  });
});

describe('closing', () => {
  it('begins on its day, but not before who has earned cashback meanwhile has had the notice', async () => {
    const { db } = server.database;
    const shop = await open();
    await shop.deactivate(inDays(3));
    const move = (values: object) =>
      db.updateTable('organization').set(values).where('id', '=', shop.id).execute();
    await runJob();
    expect(await shop.read()).toMatchObject({ state: 'announced' });
    await move({ closes_at: new Date(Date.now() - 1000) });
    await shop.giveCashback(100);
    await runJob();
    expect(await shop.read()).toMatchObject({ state: 'announced' });
    await move({ announced_at: new Date(Date.now() - 31 * DAY_MS) });
    await createOrder(db, { organization_id: shop.id });
    await runJob();
    expect(await shop.read()).toMatchObject({
      state: 'closing',
      duties: [{ reason: 'orders', count: 1 }],
      history: [{ action: 'fall_due', by: null }, { action: 'announce' }],
    });
    expect(await shop.reactivate()).toMatchObject({ status: 409 });
  });

  it('sends a delivery service to what it has to bring, and to the cash of its couriers', async () => {
    const { db } = server.database;
    const shop = await open();
    const carries = { delivery_organization_id: shop.id };
    await createDelivery(db, carries);
    await createDelivery(db, {
      ...carries,
      courier_id: shop.owner,
      status: 'delivery_status_delivered',
      cash_due: 10_000,
      taken_at: new Date(),
      finished_at: new Date(),
    });
    const board = `/organizations/${shop.id}/manage/deliveries`;
    expect(await shop.read()).toMatchObject({
      duties: [
        { reason: 'deliveries', count: 1, path: board },
        { reason: 'cash', count: 1, path: `${board}?view=cash` },
      ],
    });
  });

  it('ends with the last of what is open: cashback expires, debts are forgiven, and it is found nowhere', async () => {
    const { db } = server.database;
    const shop = await open();
    const client = await shop.giveCashback(900);
    const debtor = await createUser(db);
    await db
      .insertInto('cashback_account')
      .values({ organization_id: shop.id, client_id: debtor, currency: 'KGS', debt: 300 })
      .execute();
    const order = await createOrder(db, { organization_id: shop.id });
    await sql`update organization set status = 'closing' where id = ${shop.id}`.execute(db);
    await runJob();
    expect(await shop.read()).toMatchObject({
      state: 'closing',
      cashback_owed: { amount: '9.00' },
    });
    await db
      .updateTable('sale_order')
      .set({ status: 'rejected' })
      .where('id', '=', order)
      .execute();
    await Promise.all([runJob(), runJob()]);
    expect(await shop.read()).toMatchObject({
      state: 'deactivated',
      duties: [],
      cashback_owed: { amount: '0.00' },
      history: [{ action: 'end', by: null }],
    });
    const accounts = await db
      .selectFrom('cashback_account')
      .select(['client_id', 'balance', 'debt'])
      .where('organization_id', '=', shop.id)
      .orderBy('client_id')
      .execute();
    expect(accounts).toEqual([
      { client_id: client, balance: 0, debt: 0 },
      { client_id: debtor, balance: 0, debt: 0 },
    ]);
    const entries = await db
      .selectFrom('cashback_entry')
      .select(['kind', 'amount'])
      .where('organization_id', '=', shop.id)
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { kind: 'earn', amount: 900 },
      { kind: 'expire', amount: -900 },
    ]);
    expect(await server.call(`/organizations/${shop.id}/`)).toMatchObject({
      status: 200,
      body: { state: 'deactivated' },
    });
    expect(await told(shop.owner)).toEqual(['organization_deactivated']);
    expect(await shop.reactivate()).toMatchObject({ status: 200, body: { state: 'active' } });
    const { is_listed } = await db
      .selectFrom('organization')
      .select('is_listed')
      .where('id', '=', shop.id)
      .executeTakeFirstOrThrow();
    expect(is_listed).toBe(true);
  });

  it('stays out of lists where the platform has limited it, once it is open again', async () => {
    const { db } = server.database;
    const shop = await open();
    await db
      .insertInto('organization_restriction')
      .values({ organization_id: shop.id, state: 'limited', reason: 'Повторы' } as never)
      .execute();
    await db
      .updateTable('organization')
      .set({ is_listed: false })
      .where('id', '=', shop.id)
      .execute();
    await shop.deactivate(null);
    await runJob();
    expect(await shop.reactivate()).toMatchObject({ status: 200, body: { state: 'active' } });
    const { is_listed } = await db
      .selectFrom('organization')
      .select('is_listed')
      .where('id', '=', shop.id)
      .executeTakeFirstOrThrow();
    expect(is_listed).toBe(false);
  });

  it('expires what a refund brings to a closed account in the same transaction', async () => {
    const { db } = server.database;
    const shop = await open();
    const client_id = await createUser(db);
    const spent = { organization_id: shop.id, client_id, cashback_spent: 400, goods: 1000 };
    const id = await createOrder(db, { ...spent, status: 'accepted', fulfilled_at: new Date() });
    await shop.deactivate(null);
    await runJob();
    expect(await shop.read()).toMatchObject({ state: 'deactivated' });
    await server.transact(({ trx }) =>
      undoCashback(trx, { ...spent, id, currency: 'KGS', cashback_earned: 0 }),
    );
    const entries = await db
      .selectFrom('cashback_entry')
      .select(['kind', 'amount', 'order_id'])
      .where('client_id', '=', client_id)
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { kind: 'restore', amount: 400, order_id: id },
      { kind: 'expire', amount: -400, order_id: id },
    ]);
    const account = await db
      .selectFrom('cashback_account')
      .select('balance')
      .where('client_id', '=', client_id)
      .executeTakeFirst();
    expect(account).toEqual({ balance: 0 });
  });

  it('goes on where a job was stopped between two batches', async () => {
    const shop = await open();
    for (let count = 0; count < 3; count += 1) await shop.giveCashback(100 + count);
    await sql`update organization set status = 'closing' where id = ${shop.id}`.execute(
      server.database.db,
    );
    // The second transaction of the job finds no server any more.
    let transactions = 0;
    const stopped: typeof server.transact = (work) => {
      transactions += 1;
      if (transactions > 1) throw new Error('killed');
      return server.transact(work);
    };
    await expect(closeOrganizations(server.database.db, stopped)).rejects.toThrow();
    expect(await shop.read()).toMatchObject({ state: 'closing' });
    await sql`delete from postponed_work`.execute(server.database.db);
    await runJob();
    expect(await shop.read()).toMatchObject({ state: 'deactivated' });
    const { rows } = await sql<{ count: number }>`
      select count(*) from cashback_entry
      where organization_id = ${shop.id} and kind = 'expire'`.execute(server.database.db);
    expect(rows[0]!.count).toBe(3);
  });
});
