import type { SaleQuote } from '@karavan/shared-api/contract/till';
import { loadSecret } from '../../platform/secrets/load-secret.ts';
import { createMember, createUser } from '../../testing/factories/accounts.ts';
import { createOrganization } from '../../testing/factories/catalog.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { DiscountKind } from '../discounts/discounts.tables.ts';
import { drawPersonalCode } from './personal-code.ts';

const MINUTE = 60_000;

let server: TestServer;
let codeKey: Buffer;
beforeAll(async () => {
  server = await createTestServer();
  codeKey = await loadSecret(server.database.db, 'personal-code');
});
afterAll(() => server.close());

interface Shop {
  readonly id: number;
  readonly seller: number;
  readonly token: string;
}

/** With a card whose steps are given as [hundredths of a percent, minor units spent before]. */
async function openShop(kind?: DiscountKind, steps: readonly [number, number][] = [[500, 0]]) {
  const { db } = server.database;
  const id = await createOrganization(db);
  const seller = await createMember(db, id, ['can_sell', 'can_refund']);
  if (kind) {
    await db.insertInto('discount_card').values({ organization_id: id, kind }).execute();
    await db
      .insertInto('discount_tier')
      .values(
        steps.map(([basis_points, spend_limit]) => ({
          organization_id: id,
          basis_points,
          spend_limit,
        })),
      )
      .execute();
  }
  return { id, seller, token: await server.sessionOf(seller) } satisfies Shop;
}

const newClient = () => createUser(server.database.db);

/** As if it had been drawn so many minutes before. */
const codeOf = (client: number, minutesAgo = 0) =>
  drawPersonalCode(codeKey, client, Date.now() - minutesAgo * MINUTE).code;

interface Sale {
  readonly client: string;
  readonly amount?: string;
  readonly spend_cashback?: boolean;
  readonly total?: string;
}

const preprocess = async ({ id, token }: Shop, sale: Sale) =>
  server.call(`/organizations/${id}/transactions/preprocess/`, {
    method: 'POST',
    token,
    body: { amount: '100', ...sale },
  });

const complete = async ({ id, token }: Shop, sale: Sale, key?: string) =>
  server.call(`/organizations/${id}/transactions/complete/`, {
    method: 'POST',
    token,
    body: { amount: '100', ...sale },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });

const quote = async (shop: Shop, sale: Sale) => (await preprocess(shop, sale)).body as SaleQuote;

const sell = async (shop: Shop, sale: Sale): Promise<number> => {
  const { body } = await complete(shop, sale);
  return (body as { transaction_id: number }).transaction_id;
};

const balanceOf = async (client: number, { id }: Shop) => {
  const account = await server.database.db
    .selectFrom('cashback_account')
    .select('balance')
    .where('client_id', '=', client)
    .where('organization_id', '=', id)
    .executeTakeFirst();
  return account?.balance ?? 0;
};

const countOrders = async ({ id }: Shop) => {
  const { count } = await server.database.db
    .selectFrom('sale_order')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('organization_id', '=', id)
    .executeTakeFirstOrThrow();
  return count;
};

describe('the personal code', () => {
  it('is drawn for its owner and sells at a till', async () => {
    const shop = await openShop();
    const client = await newClient();
    const { body } = await server.call('/users/me/qr/', { token: await server.sessionOf(client) });
    const drawn = body as { uid: string; code: string; expires_in: number };
    expect(drawn.uid).toBe(`UID${client}`);
    expect(drawn.expires_in).toBeGreaterThan(0);
    expect(drawn.expires_in).toBeLessThanOrEqual(60);
    expect(await quote(shop, { client: drawn.code })).toMatchObject({
      client: { uid: `UID${client}`, full_name: 'Test' },
      is_confirmed: true,
    });
  });

  it('of the minute before is accepted, an older one has expired', async () => {
    const shop = await openShop();
    const client = await newClient();
    expect((await preprocess(shop, { client: codeOf(client, 1) })).status).toBe(200);
    const late = { client: codeOf(client, 2) };
    const expired = { status: 406, body: { code: 'client_code_expired' } };
    expect(await preprocess(shop, late)).toMatchObject(expired);
    expect(await complete(shop, late)).toMatchObject(expired);
    expect(await countOrders(shop)).toBe(0);
  });

  it('opens one sale: shown again, it is refused, and so is an older one', async () => {
    const shop = await openShop();
    const client = await newClient();
    const code = codeOf(client);
    expect((await complete(shop, { client: code })).status).toBe(201);
    const used = { status: 406, body: { code: 'client_code_used' } };
    expect(await complete(shop, { client: code, amount: '7' })).toMatchObject(used);
    expect(await preprocess(shop, { client: code })).toMatchObject(used);
    expect(await complete(shop, { client: codeOf(client, 1) })).toMatchObject(used);
    expect(await countOrders(shop)).toBe(1);
  });

  it('is not used up by a sale that is not booked', async () => {
    const shop = await openShop();
    const client = codeOf(await newClient());
    expect(await complete(shop, { client, total: '99' })).toMatchObject({
      status: 406,
      body: { code: 'quote_changed' },
    });
    expect((await complete(shop, { client, total: '100' })).status).toBe(201);
  });
});

describe('a typed client', () => {
  it.each([
    ['UID and number', (id: number) => `UID${id}`],
    ['a small uid', (id: number) => `uid${id}`],
    ['an id', (id: number) => String(id)],
  ])('is found by %s', async (_, text) => {
    const client = await newClient();
    expect(await quote(await openShop(), { client: text(client) })).toMatchObject({
      client: { uid: `UID${client}` },
      is_confirmed: false,
      cashback: { balance: null },
    });
  });

  it('is found by phone, with and without its plus', async () => {
    const shop = await openShop();
    const client = await createUser(server.database.db, { phone: '+996559123456' });
    for (const text of ['+996559123456', '996559123456']) {
      const found = await quote(shop, { client: text });
      expect(found.client.uid).toBe(`UID${client}`);
    }
  });

  it('is refused with the field named, or not found', async () => {
    const shop = await openShop();
    const gone = await createUser(server.database.db, { deactivated_at: new Date() });
    const asked = (client: string) =>
      server.call(`/organizations/${shop.id}/transactions/preprocess/`, {
        method: 'POST',
        token: shop.token,
        headers: { 'accept-language': 'en' },
        body: { client, amount: '5' },
      });
    expect(await asked('Айбек')).toMatchObject({
      status: 400,
      body: { errors: { client: ['Enter a valid ID or phone number'] } },
    });
    for (const client of [`UID${gone}`, 'UID999999999', '+99655000']) {
      expect(await asked(client)).toMatchObject({
        status: 404,
        body: { message: 'User not found' },
      });
    }
  });

  it('cannot be guessed: who misses too often has to wait, whatever they call', async () => {
    const shop = await openShop();
    for (let miss = 0; miss < 30; miss += 1) {
      const call = miss % 2 === 0 ? preprocess : complete;
      expect((await call(shop, { client: 'UID999999999' })).status).toBe(404);
    }
    const client = `UID${await newClient()}`;
    for (const call of [preprocess, complete]) {
      expect((await call(shop, { client })).status).toBe(429);
    }
    const other = await createMember(server.database.db, shop.id, ['can_sell']);
    const colleague = { ...shop, token: await server.sessionOf(other) };
    expect((await preprocess(colleague, { client })).status).toBe(200);
  });
});

describe('the sum', () => {
  it.each(['0', '0.00', '1000000000.01', '1.005', '-5', '1e3', 'сто', ''])(
    '%s is refused by its name',
    async (amount) => {
      const shop = await openShop();
      const answer = await preprocess(shop, { client: `UID${await newClient()}`, amount });
      expect(answer).toMatchObject({
        status: 400,
        body: { errors: { amount: [expect.any(String)] } },
      });
    },
  );

  it('may be as large as a thousand millions', async () => {
    const client = `UID${await newClient()}`;
    expect(await quote(await openShop('fixed'), { client, amount: '1000000000' })).toMatchObject({
      discount: { amount: '50000000.00' },
      total: { amount: '950000000.00' },
    });
  });

  it('is lowered by a fixed card', async () => {
    const shop = await openShop('fixed', [[750, 0]]);
    const client = `UID${await newClient()}`;
    expect(await quote(shop, { client, amount: '99.99' })).toMatchObject({
      card: { kind: 'fixed', percent: '7.5', next: null },
      goods: { amount: '99.99', currency: 'KGS' },
      discount: { amount: '7.50' },
      total: { amount: '92.49' },
    });
    const id = await sell(shop, { client, amount: '99.99', total: '92.49' });
    expect(await server.call(`/receipts/${id}/`, { token: shop.token })).toMatchObject({
      body: {
        method: 'cart_checkout',
        status: 'accepted',
        payment_status: 'accepted',
        lines: [],
        discount_percent: '7.5',
        total: { amount: '92.49' },
        cashier: 'Test',
        staff_actions: ['refund'],
      },
    });
  });

  it('is lowered by a cumulative card, by the step reached before this purchase', async () => {
    const shop = await openShop('cumulative', [
      [300, 0],
      [1000, 15_000],
    ]);
    const client = `UID${await newClient()}`;
    expect(await quote(shop, { client, amount: '200' })).toMatchObject({
      card: { percent: '3', next: { percent: '10', missing: { amount: '150.00' } } },
      total: { amount: '194.00' },
    });
    await sell(shop, { client, amount: '200' });
    expect(await quote(shop, { client, amount: '200' })).toMatchObject({
      card: { percent: '10', next: null },
      total: { amount: '180.00' },
    });
  });

  it('stays with a cashback card: a typed client earns', async () => {
    const shop = await openShop('cashback');
    const client = await newClient();
    expect(await quote(shop, { client: `UID${client}` })).toMatchObject({
      discount: { amount: '0.00' },
      cashback: { balance: null, spent: { amount: '0.00' }, earned: { amount: '5.00' } },
      total: { amount: '100.00' },
    });
    expect(await balanceOf(client, shop)).toBe(0);
    await sell(shop, { client: `UID${client}` });
    expect(await balanceOf(client, shop)).toBe(500);
  });

  it('that was read out must be the one that is booked', async () => {
    const shop = await openShop('fixed');
    const client = `UID${await newClient()}`;
    const { total } = await quote(shop, { client });
    await server.database.db
      .updateTable('discount_tier')
      .set({ basis_points: 400 })
      .where('organization_id', '=', shop.id)
      .execute();
    expect(await complete(shop, { client, total: total.amount })).toMatchObject({
      status: 406,
      body: { code: 'quote_changed' },
    });
    expect(await countOrders(shop)).toBe(0);
  });
});

describe('cashback', () => {
  async function earn(shop: Shop, client: number) {
    await sell(shop, { client: `UID${client}`, amount: '1000' });
    expect(await balanceOf(client, shop)).toBe(5000);
  }

  it('is spent with a fresh code, never by a typed number', async () => {
    const shop = await openShop('cashback');
    const client = await newClient();
    await earn(shop, client);
    const typed = { client: `UID${client}`, spend_cashback: true };
    const refused = { status: 406, body: { code: 'client_code_needed' } };
    expect(await preprocess(shop, typed)).toMatchObject(refused);
    expect(await complete(shop, typed)).toMatchObject(refused);
    const shown = { client: codeOf(client), spend_cashback: true };
    expect(await quote(shop, shown)).toMatchObject({
      cashback: {
        balance: { amount: '50.00' },
        spent: { amount: '50.00' },
        earned: { amount: '2.50' },
      },
      total: { amount: '50.00' },
    });
    await sell(shop, { ...shown, total: '50' });
    expect(await balanceOf(client, shop)).toBe(250);
  });

  it('is restored and taken back by a refund', async () => {
    const shop = await openShop('cashback');
    const client = await newClient();
    await earn(shop, client);
    const id = await sell(shop, { client: codeOf(client), spend_cashback: true });
    const refund = await server.call(`/organizations/${shop.id}/orders/${id}/refund/`, {
      method: 'POST',
      token: shop.token,
      body: { goods_return: true },
    });
    expect(refund.status).toBe(200);
    expect(await balanceOf(client, shop)).toBe(5000);
  });
});

describe('of many presses', () => {
  const PRESSES = 20;
  const press = (shop: Shop, sale: Sale, key?: string) =>
    Promise.all(Array.from({ length: PRESSES }, () => complete(shop, sale, key)));
  const idsOf = (answers: Awaited<ReturnType<typeof press>>) =>
    answers
      .filter(({ status }) => status === 201)
      .map(({ body }) => (body as { transaction_id: number }).transaction_id);

  it('with one key all answer the one sale, even after the code has expired', async () => {
    const shop = await openShop('cashback');
    const client = await newClient();
    const sale = { client: codeOf(client) };
    const ids = idsOf(await press(shop, sale, 'one-key'));
    expect(ids).toHaveLength(PRESSES);
    expect(new Set(ids).size).toBe(1);
    expect(await balanceOf(client, shop)).toBe(500);
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10 * MINUTE);
    try {
      expect(await complete(shop, sale, 'one-key')).toMatchObject({
        status: 201,
        body: { transaction_id: ids[0] },
      });
    } finally {
      now.mockRestore();
    }
    expect(await complete(shop, { ...sale, amount: '101' }, 'one-key')).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    });
  });

  it('without a key the code lets one through', async () => {
    const shop = await openShop('cashback');
    const client = await newClient();
    const answers = await press(shop, { client: codeOf(client), spend_cashback: true });
    expect(idsOf(answers)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 406)).toHaveLength(PRESSES - 1);
    expect(await balanceOf(client, shop)).toBe(500);
  });

  it('without either, each is a purchase: only the key or the code tells them apart', async () => {
    const shop = await openShop();
    const ids = idsOf(await press(shop, { client: `UID${await newClient()}` }));
    expect(new Set(ids).size).toBe(PRESSES);
  });
});

describe('a seller', () => {
  it('cannot sell to themselves, typed or brought in a cart', async () => {
    const shop = await openShop();
    const own = { status: 406, body: { code: 'own_purchase' } };
    expect(await preprocess(shop, { client: `UID${shop.seller}` })).toMatchObject(own);
    expect(await complete(shop, { client: codeOf(shop.seller) })).toMatchObject(own);
    const { id } = await server.database.db
      .insertInto('sale_order')
      .values({
        organization_id: shop.id,
        client_id: shop.seller,
        method: 'cart_checkout',
        currency: 'KGS',
        goods: 100,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const sold = await server.call(`/organizations/${shop.id}/orders/${id}/sell/`, {
      method: 'POST',
      token: shop.token,
    });
    expect(sold).toMatchObject(own);
    const receipt = await server.call(`/receipts/${id}/`, { token: shop.token });
    expect(receipt).toMatchObject({ body: { staff_actions: [] } });
  });

  it('needs the permission, in this organization', async () => {
    const shop = await openShop();
    const { db } = server.database;
    const scanner = await createMember(db, shop.id, ['can_scan']);
    const rival = await openShop();
    const client = `UID${await newClient()}`;
    for (const call of [preprocess, complete]) {
      const asScanner = { ...shop, token: await server.sessionOf(scanner) };
      expect((await call(asScanner, { client })).status).toBe(403);
      expect((await call({ ...shop, token: rival.token }, { client })).status).toBe(404);
    }
    expect(await countOrders(shop)).toBe(0);
  });

  it('leaves what they do in the audit log, and the client is told once', async () => {
    const shop = await openShop('cashback');
    const client = await newClient();
    const sale = { client: `UID${client}` };
    await preprocess(shop, sale);
    const id = await sell(shop, sale);
    const { db } = server.database;
    const audit = await db
      .selectFrom('audit_entry')
      .select(['user_id', 'subject'])
      .where('organization_id', '=', shop.id)
      .orderBy('id')
      .execute();
    expect(audit).toEqual([
      { user_id: shop.seller, subject: { client } },
      { user_id: shop.seller, subject: { order: id } },
    ]);
    const told = await db
      .selectFrom('notification')
      .select(['user_id', 'type'])
      .where('event_key', 'like', `order:${id}:%`)
      .orderBy('id')
      .execute();
    expect(told).toEqual([
      { user_id: client, type: 'accept_discount' },
      { user_id: client, type: 'new_cashback' },
    ]);
  });
});
