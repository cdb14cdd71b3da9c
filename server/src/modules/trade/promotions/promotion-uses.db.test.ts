import { sql } from 'kysely';
import type { Cart } from '@karavan/shared-api/contract/carts';
import { createUser } from '../../../testing/factories/accounts.ts';
import { createCard } from '../../../testing/factories/discounts.ts';
import { createPromotion } from '../../../testing/factories/promotions.ts';
import { createStock } from '../../../testing/factories/stock.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { openShop, type Client, type Shop } from '../../../testing/shop.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let shop: Shop;
let client: Client;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  shop = await openShop(server);
  client = await shop.newClient();
});

const promote = (values: Parameters<typeof createPromotion>[1] | object = {}) =>
  createPromotion(server.database.db, { organization_id: shop.organizationId, ...values });

const usedOf = async (id: number) => {
  const { used } = await server.database.db
    .selectFrom('promotion')
    .select('used')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return used;
};

const typed = async ({ id }: Cart, code: string | null) =>
  (await client.call(`/carts/${id}/promotion/`, 'PUT', { code })).body as Cart;

describe('a cart', () => {
  it('counts a promotion by itself, and the order keeps what it took off', async () => {
    const id = await promote({ title: 'Осень' });
    const cart = await client.fill(10_000);
    expect(cart).toMatchObject({
      discount: { amount: '10.00' },
      card_discount: { amount: '0.00' },
      promotion: { id, title: 'Осень', code: null, discount: { amount: '10.00' } },
      total: { amount: '90.00' },
    });
    const order = await client.order('selfPickup', cart);
    await server.database.db
      .updateTable('promotion')
      .set({ title: 'Зима', basis_points: 5000, status: 'ended' })
      .where('id', '=', id)
      .execute();
    expect(await client.receipt(order)).toMatchObject({
      discount: { amount: '10.00' },
      promotion: { title: 'Осень', discount: { amount: '10.00' } },
      total: { amount: '90.00' },
    });
    expect(await usedOf(id)).toBe(1);
  });

  it('takes a code in any case, and says why one does not count', async () => {
    await promote({ code: 'ОСЕНЬ', minimum: 30_000 });
    const cart = await client.fill(10_000);
    expect(cart.promotion).toBeUndefined();
    expect(await typed(cart, ' осень ')).toMatchObject({
      promotion_code: {
        code: 'ОСЕНЬ',
        obstacle: 'below_minimum',
        missing: { amount: '200.00' },
      },
    });
    expect(await typed(cart, 'НЕТ-ТАКОГО')).toMatchObject({
      promotion_code: { obstacle: 'unknown' },
    });
    expect((await typed(cart, null)).promotion_code).toBeUndefined();
  });

  it('takes the best of card and promotion, or both where the organization says so', async () => {
    await createCard(server.database.db, shop.organizationId, 'fixed', [[2000, 0]]);
    const id = await promote();
    const cart = await client.fill(10_000);
    expect(cart).toMatchObject({ discount: { amount: '20.00' } });
    expect(cart.promotion).toBeUndefined();
    await server.database.db
      .updateTable('promotion')
      .set({ with_card: true })
      .where('id', '=', id)
      .execute();
    expect((await client.call(`/carts/${cart.id}/`)).body).toMatchObject({
      discount: { amount: '28.00' },
      card_discount: { amount: '18.00' },
      promotion: { discount: { amount: '10.00' } },
    });
  });

  it('is ordered in as many statements as without a promotion', async () => {
    const order = async () => {
      const cart = await client.fill(10_000);
      return countStatements(server.database, async () => {
        await client.order('selfPickup', cart);
      });
    };
    const without = await order();
    const id = await promote();
    expect(await order()).toBe(without);
    expect(await usedOf(id)).toBe(1);
  });
});

describe('the quota', () => {
  it('comes back when an order is cancelled, once', async () => {
    const id = await promote({ quota: 1 });
    const order = await client.order('selfPickup', await client.fill(10_000));
    const other = await shop.newClient();
    expect((await other.fill(10_000)).promotion).toBeUndefined();
    await client.call(`/receipts/${order}/`, 'DELETE');
    await client.call(`/receipts/${order}/`, 'DELETE');
    expect(await usedOf(id)).toBe(0);
    expect((await other.fill(10_000)).promotion).toBeDefined();
  });

  it('of a person holds for each alone', async () => {
    await promote({ per_person: 1, code: 'РАЗ' });
    await client.order('selfPickup', await typed(await client.fill(10_000), 'РАЗ'));
    expect(await typed(await client.fill(10_000), 'РАЗ')).toMatchObject({
      promotion_code: { obstacle: 'used_by_you' },
    });
  });

  it('refuses with the new price what has been used up since the cart was shown', async () => {
    await promote({ quota: 1 });
    const other = await shop.newClient();
    const [mine, theirs] = [await client.fill(10_000), await other.fill(10_000)];
    await other.order('selfPickup', theirs);
    const answer = await client.call(`/carts/${mine.id}/selfPickup/`, 'POST', {
      version: mine.version,
      total: mine.total.amount,
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'quote_changed', cart: { total: { amount: '100.00' } } },
    });
  });

  it('is not changed in an order', async () => {
    const id = await promote();
    await client.order('selfPickup', await client.fill(10_000));
    await expect(
      server.database.db
        .updateTable('sale_order')
        .set({ promotion_discount: 500 })
        .where('promotion_id', '=', id)
        .execute(),
    ).rejects.toThrow('stays');
  });
});

describe('200 checkouts at once for 10 places', () => {
  async function rush(): Promise<{ id: number; ordered: number; used: number }> {
    const { db } = server.database;
    const id = await promote({ quota: 10 });
    const size_id = await createStock(db, {
      organizationId: shop.organizationId,
      stock: 100_000,
    });
    const carts: { token: string; id: number }[] = [];
    for (let number = 0; number < 200; number += 1) {
      const client_id = await createUser(db);
      const cart = await db
        .insertInto('cart')
        .values({ client_id, organization_id: shop.organizationId })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('cart_line')
        .values({ cart_id: cart.id, size_id, quantity: 1, seen_price: 10_000 })
        .execute();
      carts.push({ token: await server.sessionOf(client_id), id: cart.id });
    }
    await Promise.all(
      carts.map(({ token, id: cart }) =>
        server.call(`/carts/${cart}/selfPickup/`, {
          method: 'POST',
          token,
          body: { version: 1, total: '90.00' },
        }),
      ),
    );
    const { ordered } = await db
      .selectFrom('sale_order')
      .select((eb) => eb.fn.countAll<number>().as('ordered'))
      .where('promotion_id', '=', id)
      .executeTakeFirstOrThrow();
    return { id, ordered: Number(ordered), used: await usedOf(id) };
  }

  it('serve exactly 10', async () => {
    expect(await rush()).toMatchObject({ ordered: 10, used: 10 });
  }, 120_000);

  it('serve more without the count of the database: the negative control', async () => {
    await sql`alter table sale_order disable trigger promotion_used`.execute(server.database.db);
    expect((await rush()).ordered).toBeGreaterThan(10);
    await sql`alter table sale_order enable trigger promotion_used`.execute(server.database.db);
  }, 120_000);
});
