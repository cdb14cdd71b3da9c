import { loadSecret } from '../../../platform/secrets/load-secret.ts';
import { createMember } from '../../../testing/factories/accounts.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { TestTill, type Shop, type TypedSale } from '../../../testing/test-till.ts';
import { drawPersonalCode } from '../../identity/people/index.ts';

const MINUTE = 60_000;

let server: TestServer;
let till: TestTill;
let codeKey: Buffer;
beforeAll(async () => {
  server = await createTestServer();
  till = new TestTill(server);
  codeKey = await loadSecret(server.database.db, 'personal-code');
});
afterAll(() => server.close());

/** As if it had been drawn so many minutes before. */
const codeOf = (client: number, minutesAgo = 0) =>
  drawPersonalCode(codeKey, client, Date.now() - minutesAgo * MINUTE).code;

describe('the personal code', () => {
  it('is drawn for its owner and sells at a till', async () => {
    const shop = await till.openShop();
    const client = await till.newClient();
    const { body } = await server.call('/users/me/qr/', { token: await server.sessionOf(client) });
    const drawn = body as { uid: string; code: string; expires_in: number };
    expect(drawn.uid).toBe(`UID${client}`);
    expect(drawn.expires_in).toBeGreaterThan(0);
    expect(drawn.expires_in).toBeLessThanOrEqual(60);
    expect(await till.quote(shop, { client: drawn.code })).toMatchObject({
      client: { uid: `UID${client}`, full_name: 'Test' },
      is_confirmed: true,
    });
  });

  it('of the minute before is accepted, an older one has expired', async () => {
    const shop = await till.openShop();
    const client = await till.newClient();
    expect((await till.preprocess(shop, { client: codeOf(client, 1) })).status).toBe(200);
    const late = { client: codeOf(client, 2) };
    const expired = { status: 406, body: { code: 'client_code_expired' } };
    expect(await till.preprocess(shop, late)).toMatchObject(expired);
    expect(await till.complete(shop, late)).toMatchObject(expired);
    expect(await till.countOrders(shop)).toBe(0);
  });

  it('opens one sale: shown again, it is refused, and so is an older one', async () => {
    const shop = await till.openShop();
    const client = await till.newClient();
    const code = codeOf(client);
    expect((await till.complete(shop, { client: code })).status).toBe(201);
    const used = { status: 406, body: { code: 'client_code_used' } };
    expect(await till.complete(shop, { client: code, amount: '7' })).toMatchObject(used);
    expect(await till.preprocess(shop, { client: code })).toMatchObject(used);
    expect(await till.complete(shop, { client: codeOf(client, 1) })).toMatchObject(used);
    expect(await till.countOrders(shop)).toBe(1);
  });

  it('is not used up by a sale that is not booked', async () => {
    const shop = await till.openShop();
    const client = codeOf(await till.newClient());
    expect(await till.complete(shop, { client, total: '99' })).toMatchObject({
      status: 409,
      body: { code: 'quote_changed' },
    });
    expect((await till.complete(shop, { client, total: '100' })).status).toBe(201);
  });
});

describe('cashback', () => {
  async function earn(shop: Shop, client: number) {
    await till.sell(shop, { client: `UID${client}`, amount: '1000' });
    expect(await till.balanceOf(client, shop)).toBe(5000);
  }

  it('is spent with a fresh code, never by a typed number', async () => {
    const shop = await till.openShop('cashback');
    const client = await till.newClient();
    await earn(shop, client);
    const typed = { client: `UID${client}`, spend_cashback: true };
    const refused = { status: 406, body: { code: 'client_code_needed' } };
    expect(await till.preprocess(shop, typed)).toMatchObject(refused);
    expect(await till.complete(shop, typed)).toMatchObject(refused);
    const shown = { client: codeOf(client), spend_cashback: true };
    expect(await till.quote(shop, shown)).toMatchObject({
      balance: { amount: '50.00' },
      cashback_spent: { amount: '50.00' },
      cashback_earned: { amount: '2.50' },
      total: { amount: '50.00' },
    });
    await till.sell(shop, { ...shown, total: '50' });
    expect(await till.balanceOf(client, shop)).toBe(250);
  });

  it('is restored and taken back by a refund', async () => {
    const shop = await till.openShop('cashback');
    const client = await till.newClient();
    await earn(shop, client);
    const id = await till.sell(shop, { client: codeOf(client), spend_cashback: true });
    const refund = await server.call(`/organizations/${shop.id}/orders/${id}/refund/`, {
      method: 'POST',
      token: shop.token,
      body: { goods_return: true },
    });
    expect(refund.status).toBe(200);
    expect(await till.balanceOf(client, shop)).toBe(5000);
  });
});

describe('of many presses', () => {
  const PRESSES = 20;
  const press = (shop: Shop, sale: TypedSale, key?: string) =>
    Promise.all(Array.from({ length: PRESSES }, () => till.complete(shop, sale, key)));
  const idsOf = (answers: Awaited<ReturnType<typeof press>>) =>
    answers
      .filter(({ status }) => status === 201)
      .map(({ body }) => (body as { transaction_id: number }).transaction_id);

  it('with one key all answer the one sale, even after the code has expired', async () => {
    const shop = await till.openShop('cashback');
    const client = await till.newClient();
    const sale = { client: codeOf(client) };
    const ids = idsOf(await press(shop, sale, 'one-key'));
    expect(ids).toHaveLength(PRESSES);
    expect(new Set(ids).size).toBe(1);
    expect(await till.balanceOf(client, shop)).toBe(500);
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10 * MINUTE);
    try {
      expect(await till.complete(shop, sale, 'one-key')).toMatchObject({
        status: 201,
        body: { transaction_id: ids[0] },
      });
    } finally {
      now.mockRestore();
    }
    expect(await till.complete(shop, { ...sale, amount: '101' }, 'one-key')).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    });
  });

  it('without a key the code lets one through', async () => {
    const shop = await till.openShop('cashback');
    const client = await till.newClient();
    const answers = await press(shop, { client: codeOf(client), spend_cashback: true });
    expect(idsOf(answers)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 406)).toHaveLength(PRESSES - 1);
    expect(await till.balanceOf(client, shop)).toBe(500);
  });

  it('without either, each is a purchase: only the key or the code tells them apart', async () => {
    const shop = await till.openShop();
    const ids = idsOf(await press(shop, { client: `UID${await till.newClient()}` }));
    expect(new Set(ids).size).toBe(PRESSES);
  });
});

describe('a seller', () => {
  it('cannot sell to themselves, typed or brought in a cart', async () => {
    const shop = await till.openShop();
    const own = { status: 406, body: { code: 'own_purchase' } };
    expect(await till.preprocess(shop, { client: `UID${shop.seller}` })).toMatchObject(own);
    expect(await till.complete(shop, { client: codeOf(shop.seller) })).toMatchObject(own);
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
    const shop = await till.openShop();
    const { db } = server.database;
    const scanner = await createMember(db, shop.id, ['can_scan']);
    const rival = await till.openShop();
    const client = `UID${await till.newClient()}`;
    for (const path of ['preprocess', 'complete'] as const) {
      const asScanner = { ...shop, token: await server.sessionOf(scanner) };
      expect((await till[path](asScanner, { client })).status).toBe(403);
      expect((await till[path]({ ...shop, token: rival.token }, { client })).status).toBe(404);
    }
    expect(await till.countOrders(shop)).toBe(0);
  });

  it('leaves what they do in the audit log, and the client is told once', async () => {
    const shop = await till.openShop('cashback');
    const client = await till.newClient();
    const sale = { client: `UID${client}` };
    await till.preprocess(shop, sale);
    const id = await till.sell(shop, sale);
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
      { user_id: shop.seller, type: 'charge_cashback_for_seller' },
    ]);
  });
});
