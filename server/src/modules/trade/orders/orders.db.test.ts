import { sql } from 'kysely';
import type { Cart } from '@karavan/shared-api/contract/carts';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import { createMember, createUser } from '../../../testing/factories/accounts.ts';
import { createOrganization } from '../../../testing/factories/catalog.ts';
import { trustNewcomers } from '../../../testing/factories/orders.ts';
import { createStock } from '../../../testing/factories/stock.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { expireOrders } from './expire-orders.ts';

let server: TestServer;
let organizationId: number;
let owner: number;
beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.database;
  owner = await createUser(db);
  organizationId = await createOrganization(db, { ownerId: owner });
  await trustNewcomers(db, organizationId);
  await db
    .insertInto('discount_card')
    .values({ organization_id: organizationId, kind: 'cumulative' })
    .execute();
  const card = { organization_id: organizationId, kind: 'cumulative' } as const;
  await db
    .insertInto('discount_tier')
    .values([
      { ...card, basis_points: 300, spend_limit: 0 },
      { ...card, basis_points: 500, spend_limit: 15_000 },
    ])
    .execute();
});
afterAll(() => server.close());

async function newClient() {
  const id = await createUser(server.database.db);
  return { id, token: await server.sessionOf(id) };
}

async function fill(token: string, sizeId: number, quantity = 1): Promise<Cart> {
  const { body } = await server.call('/carts/items/', {
    method: 'POST',
    token,
    body: { size_id: sizeId, quantity },
  });
  return readCart(token, (body as { cart_id: number }).cart_id);
}

const readCart = async (token: string, id: number) =>
  (await server.call(`/carts/${id}/`, { token })).body as Cart;

const checkout = (token: string, { id, version }: Cart, key?: string) =>
  server.call(`/carts/${id}/selfPickup/`, {
    method: 'POST',
    token,
    body: { version },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });

const act = async (action: string, order: number, token?: string) =>
  server.call(`/organizations/${organizationId}/orders/${order}/${action}/`, {
    method: 'POST',
    token: token ?? (await server.sessionOf(owner)),
  });

const stockOf = (id: number) =>
  server.database.db
    .selectFrom('item_size')
    .select(['stock', 'held'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

async function order(token: string, sizeId: number, quantity = 1): Promise<number> {
  const { body } = await checkout(token, await fill(token, sizeId, quantity));
  return (body as { transaction_id: number }).transaction_id;
}

const readReceipt = async (token: string, id: number) =>
  (await server.call(`/receipts/${id}/`, { token })).body as Receipt;

describe('an order to pick up', () => {
  it('holds the stock, is accepted, handed over, and counts for the next tier', async () => {
    const { db } = server.database;
    const sizeId = await createStock(db, { organizationId, stock: 5, price: 9_999 });
    const client = await newClient();
    const cart = await fill(client.token, sizeId, 2);
    expect(cart).toMatchObject({
      goods: { amount: '199.98' },
      discount: { amount: '6.00' },
      total: { amount: '193.98' },
      card: { percent: '3', next: { percent: '5', missing: { amount: '150.00' } } },
    });
    const { body } = await checkout(client.token, cart);
    const { transaction_id: id } = body as { transaction_id: number };
    expect(await stockOf(sizeId)).toEqual({ stock: 5, held: 2 });
    expect((await server.call('/carts/', { token: client.token })).body).toEqual({ list: [] });

    expect((await act('accept', id)).status).toBe(200);
    expect((await act('hand_over', id)).body).toMatchObject({
      payment_status: 'accepted',
      total: { amount: '193.98' },
    });
    expect(await stockOf(sizeId)).toEqual({ stock: 3, held: 0 });
    const receipt = await readReceipt(client.token, id);
    const parts = receipt.lines.map(({ discount }) => Number(discount.amount));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(6);
    expect(receipt).toMatchObject({ can_cancel: false, cashier: 'Test' });
    expect((await fill(client.token, sizeId)).card).toMatchObject({ percent: '5', next: null });
  });

  it('gives the stock back when the client cancels or the staff rejects', async () => {
    const { db } = server.database;
    const sizeId = await createStock(db, { organizationId, stock: 2 });
    const client = await newClient();
    const first = await order(client.token, sizeId, 2);
    const cancel = () =>
      server.call(`/receipts/${first}/`, { method: 'DELETE', token: client.token });
    expect((await cancel()).status).toBe(204);
    expect((await cancel()).status).toBe(204);
    expect(await stockOf(sizeId)).toEqual({ stock: 2, held: 0 });
    const second = await order(client.token, sizeId, 1);
    await act('accept', second);
    expect((await act('reject', second)).body).toMatchObject({
      status: 'rejected',
      reason: 'rejected_by_organization',
    });
    expect(await stockOf(sizeId)).toEqual({ stock: 2, held: 0 });
    expect((await act('accept', second)).status).toBe(409);
    expect((await act('hand_over', second)).status).toBe(409);
  });

  it('says that what was ordered has run out, where the staff say so', async () => {
    const { db } = server.database;
    const client = await newClient();
    const id = await order(client.token, await createStock(db, { organizationId }));
    const reject = async (reason: string) =>
      server.call(`/organizations/${organizationId}/orders/${id}/reject/`, {
        method: 'POST',
        token: await server.sessionOf(owner),
        body: { reason },
      });
    expect((await reject('cancelled_by_client')).status).toBe(400);
    expect((await reject('out_of_stock')).status).toBe(200);
    const { body } = await server.call(`/receipts/${id}/`, { token: client.token });
    expect(body).toMatchObject({ status: 'rejected', reason: 'out_of_stock' });
  });

  it('tells the staff who manage orders, and the client what became of it, once each', async () => {
    const { db } = server.database;
    const manager = await createMember(db, organizationId, ['can_manage_orders']);
    const scanner = await createMember(db, organizationId, ['can_scan']);
    const client = await newClient();
    const id = await order(client.token, await createStock(db, { organizationId }));
    const told = () =>
      db
        .selectFrom('notification')
        .select(['user_id', 'type'])
        .where('event_key', 'like', `order:${id}%`)
        .where('settled_at', 'is', null)
        .orderBy('user_id')
        .execute();
    const staff = await told();
    expect(staff).toEqual([owner, manager].map((user_id) => ({ user_id, type: 'order' })));
    expect(staff.map(({ user_id }) => user_id)).not.toContain(scanner);
    await act('accept', id);
    await act('accept', id);
    // Answered: nobody else has to.
    expect(await told()).toEqual([{ user_id: client.id, type: 'order_accepted_for_client' }]);
  });

  it('is not there for other clients and other organizations', async () => {
    const { db } = server.database;
    const client = await newClient();
    const id = await order(client.token, await createStock(db, { organizationId }));
    const stranger = await newClient();
    expect((await server.call(`/receipts/${id}/`, { token: stranger.token })).status).toBe(404);
    const rival = await createOrganization(db, { ownerId: stranger.id });
    const foreign = await server.call(`/organizations/${rival}/orders/${id}/accept/`, {
      method: 'POST',
      token: stranger.token,
    });
    expect(foreign.status).toBe(404);
  });
});

describe('an order that waits', () => {
  const HOUR = 3_600_000;
  const sweep = () => expireOrders(server.database.db, server.transact, server.orders);
  /** As if it had been placed, and accepted, so many hours before. */
  const letPass = (id: number, hours: number) =>
    server.database.db
      .updateTable('sale_order')
      .set({ deadline: sql<Date>`deadline - make_interval(hours => ${hours})` })
      .where('id', '=', id)
      .execute();

  it('for an answer is rejected after a day, and its stock is free again', async () => {
    const sizeId = await createStock(server.database.db, { organizationId, stock: 3 });
    const client = await newClient();
    const [late, early] = [await order(client.token, sizeId), await order(client.token, sizeId)];
    await letPass(late, 24);
    await letPass(early, 23);
    await Promise.all([sweep(), sweep()]);
    expect(await readReceipt(client.token, late)).toMatchObject({
      status: 'rejected',
      reason: 'expired',
      deadline: null,
    });
    expect(await readReceipt(client.token, early)).toMatchObject({ status: 'in_progress' });
    // Released once, although two processes have swept.
    expect(await stockOf(sizeId)).toEqual({ stock: 3, held: 1 });
    expect((await act('accept', late)).status).toBe(409);
    const told = await server.database.db
      .selectFrom('notification')
      .select(['user_id', 'type'])
      .where('event_key', 'like', `order:${late}%`)
      .where('settled_at', 'is', null)
      .execute();
    expect(told).toEqual([
      { user_id: client.id, type: 'order_rejected_for_client' },
      { user_id: owner, type: 'order_expired' },
      { user_id: expect.any(Number), type: 'order_expired' },
    ]);
  });

  it('for its client gets time of its own once accepted, and none once handed over', async () => {
    const sizeId = await createStock(server.database.db, { organizationId, stock: 2 });
    const client = await newClient();
    const [forgotten, fetched] = [
      await order(client.token, sizeId),
      await order(client.token, sizeId),
    ];
    await letPass(forgotten, 23);
    for (const id of [forgotten, fetched]) await act('accept', id);
    const { deadline } = await readReceipt(client.token, forgotten);
    const hours = (Date.parse(deadline!) - Date.now()) / HOUR;
    expect(hours).toBeCloseTo(72, 1);
    await act('hand_over', fetched);
    expect((await readReceipt(client.token, fetched)).deadline).toBeNull();
    await letPass(forgotten, 72);
    await sweep();
    expect(await readReceipt(client.token, forgotten)).toMatchObject({ reason: 'expired' });
    expect(await readReceipt(client.token, fetched)).toMatchObject({ status: 'accepted' });
    expect(await stockOf(sizeId)).toEqual({ stock: 1, held: 0 });
  });
});

describe('a checkout', () => {
  it('of a cart that has changed answers the cart and loses nothing', async () => {
    const { db } = server.database;
    const sizeId = await createStock(db, { organizationId, price: 10_000 });
    const client = await newClient();
    const cart = await fill(client.token, sizeId);
    await db
      .updateTable('item')
      .set({ price: 12_000 })
      .where('id', '=', cart.lines[0]!.item.id)
      .execute();
    const answer = await checkout(client.token, cart);
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'cart_changed', cart: { lines: [{ change: 'price' }] } },
    });
    const seen = await server.call(`/carts/${cart.id}/`, {
      method: 'PUT',
      token: client.token,
      body: { lines: [{ size_id: sizeId, quantity: 1 }] },
    });
    expect(seen).toMatchObject({ status: 200, body: { lines: [{ change: null }] } });
    expect((await checkout(client.token, seen.body as Cart)).status).toBe(201);
  });

  it.each(['the-same-key', undefined])(
    'pressed many times makes one order (key: %s)',
    async (key) => {
      const sizeId = await createStock(server.database.db, { organizationId, stock: 500 });
      const client = await newClient();
      const cart = await fill(client.token, sizeId);
      const answers = await Promise.all(
        Array.from({ length: 40 }, () => checkout(client.token, cart, key)),
      );
      const good = answers.filter(({ status }) => status === 201);
      // With a key everybody gets the first answer; without, the others find the cart gone.
      expect(good).toHaveLength(key ? 40 : 1);
      const ids = good.map(({ body }) => (body as { transaction_id: number }).transaction_id);
      expect(new Set(ids).size).toBe(1);
      expect(await stockOf(sizeId)).toEqual({ stock: 500, held: 1 });
    },
  );
});

describe('of many buyers of few pieces', () => {
  const BUYERS = 120;
  const PIECES = 25;

  it('exactly as many get one as there are', async () => {
    const sizeId = await createStock(server.database.db, { organizationId, stock: PIECES });
    const buyers = await Promise.all(Array.from({ length: BUYERS }, newClient));
    const carts = await Promise.all(buyers.map(({ token }) => fill(token, sizeId)));
    const answers = await Promise.all(
      carts.map((cart, index) => checkout(buyers[index]!.token, cart)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(PIECES);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(BUYERS - PIECES);
    expect(await stockOf(sizeId)).toEqual({ stock: PIECES, held: PIECES });
  }, 60_000);

  it('more would get one without the condition: the check of the table stops them', async () => {
    const { db } = server.database;
    const sizeId = await createStock(db, { organizationId, stock: 1 });
    const takeUnasked = () =>
      db
        .updateTable('item_size')
        .set((eb) => ({ held: eb('held', '+', 1) }))
        .where('id', '=', sizeId)
        .execute();
    const outcomes = await Promise.allSettled([takeUnasked(), takeUnasked()]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});
