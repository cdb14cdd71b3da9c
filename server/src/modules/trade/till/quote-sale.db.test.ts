import { createMember, createUser } from '../../../testing/factories/accounts.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { TestTill } from '../../../testing/test-till.ts';

let server: TestServer;
let till: TestTill;
beforeAll(async () => {
  server = await createTestServer();
  till = new TestTill(server);
});
afterAll(() => server.close());

describe('a typed client', () => {
  it.each([
    ['UID and number', (id: number) => `UID${id}`],
    ['a small uid', (id: number) => `uid${id}`],
    ['an id', (id: number) => String(id)],
  ])('is found by %s', async (_, text) => {
    const client = await till.newClient();
    expect(await till.quote(await till.openShop(), { client: text(client) })).toMatchObject({
      client: { uid: `UID${client}` },
      is_confirmed: false,
      balance: null,
    });
  });

  it('is found by phone, with and without its plus', async () => {
    const shop = await till.openShop();
    const client = await createUser(server.database.db, { phone: '+996559123456' });
    for (const text of ['+996559123456', '996559123456']) {
      const found = await till.quote(shop, { client: text });
      expect(found.client.uid).toBe(`UID${client}`);
    }
  });

  it('is shown to the seller with their card before there is a sum', async () => {
    const shop = await till.openShop('cumulative', [[300, 0]]);
    const client = await till.newClient();
    const find = (text: string) =>
      server.call(`/organizations/${shop.id}/transactions/client/?client=${text}`, {
        token: shop.token,
      });
    expect(await find(`UID${client}`)).toMatchObject({
      status: 200,
      body: {
        client: { uid: `UID${client}`, full_name: 'T•••', avatar: null },
        is_confirmed: false,
        card: { kind: 'cumulative', percent: '3' },
        balance: null,
      },
    });
    expect((await find('UID999999999')).status).toBe(404);
    expect((await find(`UID${shop.seller}`)).status).toBe(406);
  });

  it('is refused with the field named, or not found', async () => {
    const shop = await till.openShop();
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
    const shop = await till.openShop();
    for (let miss = 0; miss < 30; miss += 1) {
      const path = miss % 2 === 0 ? 'preprocess' : 'complete';
      expect((await till[path](shop, { client: 'UID999999999' })).status).toBe(404);
    }
    const client = `UID${await till.newClient()}`;
    for (const path of ['preprocess', 'complete'] as const) {
      expect((await till[path](shop, { client })).status).toBe(429);
    }
    const other = await createMember(server.database.db, shop.id, ['can_sell']);
    const colleague = { ...shop, token: await server.sessionOf(other) };
    expect((await till.preprocess(colleague, { client })).status).toBe(200);
  });
});

describe('people', () => {
  const find = ({ id, token }: { id: number; token: string }, client: string) =>
    server.call(`/organizations/${id}/transactions/client/?client=${encodeURIComponent(client)}`, {
      token,
    });

  it('cannot be read out by counting: thirty are found by typing, by whatever call', async () => {
    const shop = await till.openShop();
    const clients = await Promise.all(Array.from({ length: 32 }, () => till.newClient()));
    const ask = (client: number, nth: number) =>
      [find, till.preprocess.bind(till), till.complete.bind(till)][nth % 3]!(
        shop,
        ...([nth % 3 === 0 ? `UID${client}` : { client: `UID${client}` }] as [never]),
      );
    const answers = [];
    for (const [nth, client] of clients.entries()) answers.push((await ask(client, nth)).status);
    expect(answers.filter((status) => status === 429)).toHaveLength(2);
    // Asking again does not help, and who was found before can be sold to.
    expect((await find(shop, `UID${clients[31]}`)).status).toBe(429);
    expect((await till.complete(shop, { client: `UID${clients[0]}` })).status).toBe(201);
    // A code that is shown counts nothing.
    const token = await server.sessionOf(clients[31]!);
    const { body } = await server.call('/users/me/qr/', { token });
    const { code } = body as { code: string };
    expect(await find(shop, code)).toMatchObject({
      status: 200,
      body: { is_confirmed: true, client: { full_name: 'Test' } },
    });
  });

  it('who are looked for by typing stand in the audit log', async () => {
    const shop = await till.openShop();
    const client = await till.newClient();
    await find(shop, `UID${client}`);
    const entries = await server.database.db
      .selectFrom('audit_entry')
      .select(['user_id', 'action', 'subject'])
      .where('organization_id', '=', shop.id)
      .execute();
    expect(entries).toEqual([
      {
        user_id: shop.seller,
        action: 'GET /organizations/{id}/transactions/client/',
        subject: { client },
      },
    ]);
  });
});

describe('the sum', () => {
  it.each(['0', '0.00', '1000000000.01', '1.005', '-5', '1e3', 'сто', ''])(
    '%s is refused by its name',
    async (amount) => {
      const shop = await till.openShop();
      const answer = await till.preprocess(shop, {
        client: `UID${await till.newClient()}`,
        amount,
      });
      expect(answer).toMatchObject({
        status: 400,
        body: { errors: { amount: [expect.any(String)] } },
      });
    },
  );

  it('may be as large as a thousand millions', async () => {
    const client = `UID${await till.newClient()}`;
    expect(
      await till.quote(await till.openShop('fixed'), { client, amount: '1000000000' }),
    ).toMatchObject({
      discount: { amount: '50000000.00' },
      total: { amount: '950000000.00' },
    });
  });

  it('is lowered by a fixed card', async () => {
    const shop = await till.openShop('fixed', [[750, 0]]);
    const client = `UID${await till.newClient()}`;
    expect(await till.quote(shop, { client, amount: '99.99' })).toMatchObject({
      card: { kind: 'fixed', percent: '7.5', next: null },
      goods: { amount: '99.99', currency: 'KGS' },
      discount: { amount: '7.50' },
      total: { amount: '92.49' },
    });
    const id = await till.sell(shop, { client, amount: '99.99', total: '92.49' });
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
    const shop = await till.openShop('cumulative', [
      [300, 0],
      [1000, 15_000],
    ]);
    const client = `UID${await till.newClient()}`;
    expect(await till.quote(shop, { client, amount: '200' })).toMatchObject({
      card: { percent: '3', next: { percent: '10', missing: { amount: '150.00' } } },
      total: { amount: '194.00' },
    });
    await till.sell(shop, { client, amount: '200' });
    expect(await till.quote(shop, { client, amount: '200' })).toMatchObject({
      card: { percent: '10', next: null },
      total: { amount: '180.00' },
    });
  });

  it('stays with a cashback card: a typed client earns', async () => {
    const shop = await till.openShop('cashback');
    const client = await till.newClient();
    expect(await till.quote(shop, { client: `UID${client}` })).toMatchObject({
      discount: { amount: '0.00' },
      balance: null,
      cashback_spent: { amount: '0.00' },
      cashback_earned: { amount: '5.00' },
      total: { amount: '100.00' },
    });
    expect(await till.balanceOf(client, shop)).toBe(0);
    await till.sell(shop, { client: `UID${client}` });
    expect(await till.balanceOf(client, shop)).toBe(500);
  });

  it('that was read out must be the one that is booked', async () => {
    const shop = await till.openShop('fixed');
    const client = `UID${await till.newClient()}`;
    const { total } = await till.quote(shop, { client });
    await server.database.db
      .updateTable('discount_tier')
      .set({ basis_points: 400 })
      .where('organization_id', '=', shop.id)
      .execute();
    expect(await till.complete(shop, { client, total: total.amount })).toMatchObject({
      status: 409,
      body: { code: 'quote_changed' },
    });
    expect(await till.countOrders(shop)).toBe(0);
  });
});
