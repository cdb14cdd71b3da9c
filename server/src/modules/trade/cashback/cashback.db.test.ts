import fc from 'fast-check';
import { sql } from 'kysely';
import type { Cart } from '@karavan/shared-api/contract/carts';
import { openShop, type Client, type Shop } from '../../../testing/shop.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

/** Basis points that a purchase earns. */
const CASHBACK = 1000;

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await createTestServer();
  shop = await openShop(server);
  const organization_id = shop.organizationId;
  const { db } = server.database;
  await db.insertInto('discount_card').values({ organization_id, kind: 'cashback' }).execute();
  await db
    .insertInto('discount_tier')
    .values({ organization_id, kind: 'cashback', basis_points: CASHBACK, spend_limit: 0 })
    .execute();
});
afterAll(() => server.close());

async function buy(client: Client, price: number): Promise<number> {
  const order = await client.order('selfPickup', await client.fill(price));
  await shop.act('accept', order);
  await shop.act('hand_over', order);
  return order;
}

const take = (orders: number[], which: number) =>
  orders.splice(which % Math.max(1, orders.length), 1);

async function fillSpending(client: Client, price: number): Promise<Cart> {
  const { id } = await client.fill(price);
  return (await client.call(`/carts/${id}/cashback/`, 'PUT', { spend: true })).body as Cart;
}

const accountOf = ({ id }: Client) =>
  server.database.db
    .selectFrom('cashback_account')
    .select(['balance', 'debt'])
    .where('client_id', '=', id)
    .executeTakeFirst();

/** Accounts whose balance is not the sum of their entries. */
async function findWrongAccounts() {
  const { rows } = await sql`
    select account.client_id from cashback_account as account
    left join cashback_entry as entry using (organization_id, client_id)
    group by account.organization_id, account.client_id, account.balance
    having account.balance <> coalesce(sum(entry.amount), 0)`.execute(server.database.db);
  return rows;
}

afterEach(async () => expect(await findWrongAccounts()).toEqual([]));

describe('cashback', () => {
  it('is earned when the goods change hands, and leaves the price as it is', async () => {
    const client = await shop.newClient();
    const cart = await client.fill(20_000);
    expect(cart).toMatchObject({
      total: { amount: '200.00' },
      discount: { amount: '0.00' },
      card: { kind: 'cashback', percent: '10' },
      cashback: { balance: { amount: '0.00' }, earned: { amount: '20.00' } },
    });
    const order = await client.order('selfPickup', cart);
    await shop.act('accept', order);
    expect(await accountOf(client)).toBeUndefined();
    await shop.act('hand_over', order);
    await shop.act('hand_over', order);
    expect(await accountOf(client)).toEqual({ balance: 2000, debt: 0 });
  });

  it('is set aside with the order, spent with the sale, and earns nothing itself', async () => {
    const client = await shop.newClient();
    await buy(client, 20_000);
    const cart = await fillSpending(client, 5_000);
    expect(cart).toMatchObject({
      cashback: { spent: { amount: '20.00' }, earned: { amount: '3.00' } },
      total: { amount: '30.00' },
    });
    const order = await client.order('selfPickup', cart);
    expect(await accountOf(client)).toEqual({ balance: 0, debt: 0 });
    await shop.act('accept', order);
    await shop.act('hand_over', order);
    expect(await accountOf(client)).toEqual({ balance: 300, debt: 0 });
    expect(await client.receipt(order)).toMatchObject({
      cashback_spent: { amount: '20.00' },
      total: { amount: '30.00' },
    });
  });

  it('comes back with an order that is cancelled, once', async () => {
    const client = await shop.newClient();
    await buy(client, 20_000);
    const order = await client.order('selfPickup', await fillSpending(client, 5_000));
    const cancel = () => client.call(`/receipts/${order}/`, 'DELETE');
    await Promise.all([cancel(), cancel(), cancel()]);
    expect(await accountOf(client)).toEqual({ balance: 2000, debt: 0 });
  });

  it('is set aside once, however often the order is pressed', async () => {
    const client = await shop.newClient();
    await buy(client, 20_000);
    const first = await fillSpending(client, 2_000);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        client.call(`/carts/${first.id}/selfPickup/`, 'POST', { version: first.version }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await accountOf(client)).toEqual({ balance: 0, debt: 0 });
  });

  it('that has been spent is owed after a refund, and repaid by what is earned next', async () => {
    const client = await shop.newClient();
    const first = await buy(client, 20_000);
    const spending = await client.order('selfPickup', await fillSpending(client, 2_000));
    await shop.act('accept', spending);
    await shop.act('hand_over', spending);
    await shop.act('refund', first, { goods_return: false });
    expect(await accountOf(client)).toEqual({ balance: 0, debt: 2000 });
    await buy(client, 15_000);
    expect(await accountOf(client)).toEqual({ balance: 0, debt: 500 });
    await buy(client, 15_000);
    expect(await accountOf(client)).toEqual({ balance: 1000, debt: 0 });
  });

  describe('while some is owed', () => {
    /** Owes 20.00 that an order has set aside. */
    async function indebted() {
      const client = await shop.newClient();
      const earning = await buy(client, 20_000);
      const holding = await client.order('selfPickup', await fillSpending(client, 2_000));
      await shop.act('refund', earning, { goods_return: false });
      expect(await accountOf(client)).toEqual({ balance: 0, debt: 2000 });
      return { client, holding };
    }

    it('repays when the order is cancelled that it was set aside for', async () => {
      const { client, holding } = await indebted();
      await client.call(`/receipts/${holding}/`, 'DELETE');
      expect(await accountOf(client)).toEqual({ balance: 0, debt: 0 });
      expect(await fillSpending(client, 5_000)).toMatchObject({ total: { amount: '50.00' } });
    });

    it('repays when the sale is refunded that it was spent on', async () => {
      const { client, holding } = await indebted();
      await shop.act('accept', holding);
      await shop.act('hand_over', holding);
      await shop.act('refund', holding, { goods_return: true });
      expect(await accountOf(client)).toEqual({ balance: 0, debt: 0 });
    });

    it('repays by what a sale earns, and owes that again when it is refunded', async () => {
      const { client } = await indebted();
      const next = await buy(client, 15_000);
      expect(await accountOf(client)).toEqual({ balance: 0, debt: 500 });
      await shop.act('refund', next, { goods_return: true });
      expect(await accountOf(client)).toEqual({ balance: 0, debt: 2000 });
    });

    it('cannot be there to spend: the table does not allow it', async () => {
      const { client } = await indebted();
      const both = server.database.db
        .updateTable('cashback_account')
        .set({ balance: 1 })
        .where('client_id', '=', client.id)
        .execute();
      await expect(both).rejects.toThrow('cashback_account_debt_first');
    });
  });

  it('is never more than was earned, whatever overlaps', async () => {
    const move = fc.record({
      price: fc.constantFrom(2_000, 20_000),
      spends: fc.boolean(),
      action: fc.constantFrom('place', 'cancel', 'complete', 'refund'),
      which: fc.nat({ max: 9 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 6, maxLength: 14 }), async (moves) => {
        const client = await shop.newClient();
        const open: number[] = [];
        const done = [await buy(client, 20_000)];
        for (const { price, spends, action, which } of moves) {
          if (action === 'place' && open.length < 5) {
            const cart = spends ? await fillSpending(client, price) : await client.fill(price);
            open.push(await client.order('selfPickup', cart));
          }
          const [waiting] = action === 'cancel' || action === 'complete' ? take(open, which) : [];
          if (waiting !== undefined && action === 'cancel') {
            await client.call(`/receipts/${waiting}/`, 'DELETE');
          }
          if (waiting !== undefined && action === 'complete') {
            await shop.act('accept', waiting);
            await shop.act('hand_over', waiting);
            done.push(waiting);
          }
          const [sold] = action === 'refund' ? take(done, which) : [];
          if (sold !== undefined) await shop.act('refund', sold, { goods_return: true });
        }
        const orders = await server.database.db
          .selectFrom('sale_order')
          .select(['status', 'payment_status', 'fulfilled_at', 'cashback_spent', 'cashback_earned'])
          .where('client_id', '=', client.id)
          .execute();
        const worth = orders
          .filter(
            ({ status, payment_status }) => status !== 'rejected' && payment_status !== 'refunded',
          )
          .reduce(
            (sum, { fulfilled_at, cashback_spent, cashback_earned }) =>
              sum - cashback_spent + (fulfilled_at ? cashback_earned : 0),
            0,
          );
        const account = (await accountOf(client)) ?? { balance: 0, debt: 0 };
        expect(account).toEqual({ balance: Math.max(0, worth), debt: Math.max(0, -worth) });
      }),
      { numRuns: 30 },
    );
  }, 60_000);

  it('never goes below zero nor astray, whatever is bought, cancelled and refunded', async () => {
    const step = fc.record({
      price: fc.integer({ min: 100, max: 50_000 }),
      spends: fc.boolean(),
      end: fc.constantFrom('sold', 'cancelled', 'refunded'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
        const client = await shop.newClient();
        for (const { price, spends, end } of steps) {
          const cart = spends ? await fillSpending(client, price) : await client.fill(price);
          const order = await client.order('selfPickup', cart);
          if (end === 'cancelled') await client.call(`/receipts/${order}/`, 'DELETE');
          else {
            await shop.act('accept', order);
            await shop.act('hand_over', order);
          }
          if (end === 'refunded') await shop.act('refund', order, { goods_return: true });
        }
        const account = await accountOf(client);
        expect(account?.balance ?? 0).toBeGreaterThanOrEqual(0);
        expect(Math.min(account?.debt ?? 0, account?.balance ?? 0)).toBe(0);
      }),
      { numRuns: 15 },
    );
  });
});

it('that pays for all of an order to be paid online leaves nothing to pay, and the goods to be handed over', async () => {
  const client = await shop.newClient();
  await server.database.db
    .insertInto('cashback_account')
    .values({
      organization_id: shop.organizationId,
      client_id: client.id,
      currency: 'KGS',
      balance: 5_000,
    })
    .execute();
  await sql`
    insert into cashback_entry (organization_id, client_id, order_id, kind, amount)
    values (${shop.organizationId}, ${client.id}, ${await client.order('selfPickup', await client.fill(100))}, 'earn', 5000)
  `.execute(server.database.db);
  const order = await client.order('onlinePayment', await fillSpending(client, 5_000));
  await shop.act('accept', order);
  expect(await client.receipt(order)).toMatchObject({ total: { amount: '0.00' }, can_pay: false });
  expect((await client.call(`/transactions/${order}/pay/`, 'POST')).status).toBe(409);
  expect((await shop.act('hand_over', order)).status).toBe(200);
});
