import fc from 'fast-check';
import type { Cart } from '@karavan/shared-api/contract/carts';
import type { Gift, GiftEntry } from '@karavan/shared-api/contract/gifts';
import { loadSecret } from '../../../platform/secrets/load-secret.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { createGift } from '../../../testing/factories/gifts.ts';
import { findWrongGifts } from '../../../testing/find-wrong-gifts.ts';
import { openShop, type Client, type Shop } from '../../../testing/shop.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { drawPersonalCode } from '../../identity/people/index.ts';
import { drawGiftCode } from './gift-code.ts';
import { expireGifts } from './expire-gifts.ts';
import { spendGifts } from './spend-gifts.ts';

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
afterEach(async () => expect(await findWrongGifts(server.database.db)).toEqual([]));

const give = (amount: number, values: object = {}) =>
  createGift(server.database.db, {
    organization_id: shop.organizationId,
    holder_id: client.id,
    amount,
    ...values,
  });

async function fillSpending(price: number): Promise<Cart> {
  const { id } = await client.fill(price);
  return (await client.call(`/carts/${id}/gifts/`, 'PUT', { spend: true })).body as Cart;
}

const own = async () => ((await client.call('/gifts/')).body as { list: Gift[] }).list;
const balances = async () =>
  Object.fromEntries((await own()).map(({ id, balance }) => [id, balance.amount]));

describe('a cart', () => {
  it('is paid with what ends first, the rest in money, and the order shows it', async () => {
    const endless = await give(5_000);
    const ending = await give(3_000, { expires_at: new Date('2090-01-01') });
    expect(await client.fill(2_000)).toMatchObject({
      gifts: { balance: { amount: '80.00' }, is_spent: false, spent: { amount: '0.00' } },
      total: { amount: '20.00' },
    });
    const cart = await fillSpending(3_000);
    expect(cart).toMatchObject({
      gifts: { is_spent: true, spent: { amount: '50.00' } },
      total: { amount: '0.00' },
    });
    const order = await client.order('selfPickup', cart);
    expect(await balances()).toEqual({ [endless]: '30.00', [ending]: '0.00' });
    expect(await client.receipt(order)).toMatchObject({
      gift_spent: { amount: '50.00' },
      total: { amount: '0.00' },
    });
    const { body } = await client.call(`/gifts/${ending}/entries/`);
    expect((body as { list: GiftEntry[] }).list).toMatchObject([
      { kind: 'spend', amount: { amount: '-30.00' }, transaction_id: order },
      { kind: 'issue' },
    ]);
  });

  it('shows none where the client has none, and ignores what cannot pay there', async () => {
    await give(5_000, { currency: 'USD' });
    await give(5_000, { block_reason: 'Потеряна' });
    await give(5_000, { expires_at: new Date(0) });
    await give(5_000, { organization_id: (await openShop(server)).organizationId });
    await give(5_000, { holder_id: (await shop.newClient()).id });
    await give(5_000, { holder_id: null });
    const cart = await fillSpending(2_000);
    expect(cart.gifts).toBeUndefined();
    expect(cart.total.amount).toBe('20.00');
  });

  it('that is paid whole needs no payment: online it is handed over, and what it cost comes back', async () => {
    const id = await give(10_000);
    const order = await client.order('onlinePayment', await fillSpending(4_000));
    await shop.act('accept', order);
    // Nobody has to pay by then.
    expect(await client.receipt(order)).toMatchObject({
      payment_status: 'accepted',
      deadline: null,
    });
    expect((await client.call(`/transactions/${order}/pay/`, 'POST')).status).toBe(409);
    expect((await shop.act('hand_over', order)).body).toMatchObject({ payment_status: 'accepted' });
    await shop.act('refund', order, { goods_return: true });
    await shop.act('refund', order, { goods_return: true });
    expect(
      await server.database.db
        .selectFrom('notification')
        .select(['type', 'extra_data'])
        .where('event_key', '=', `order:${order}:refund`)
        .where('user_id', '=', client.id)
        .execute(),
    ).toEqual([
      {
        type: 'order_payment_refunded_for_client',
        extra_data: expect.objectContaining({ final_price: '40.00' }) as object,
      },
    ]);
    expect(await balances()).toEqual({ [id]: '100.00' });
    expect(await client.receipt(order)).toMatchObject({
      gift_spent: { amount: '40.00' },
      refunded: { amount: '0.00' },
    });
  });

  it('costs two statements more with them, and none without', async () => {
    const order = async (cart: Cart) =>
      countStatements(server.database, async () => {
        await client.order('selfPickup', cart);
      });
    const without = await order(await client.fill(1_000));
    await give(10_000);
    expect(await order(await client.fill(1_000))).toBe(without);
    expect(await order(await fillSpending(1_000))).toBe(without + 2);
  });

  it('is refused with the new price once a card is empty', async () => {
    const id = await give(10_000);
    const cart = await fillSpending(4_000);
    await server.database.db
      .updateTable('gift')
      .set({ block_reason: 'Потеряна' })
      .where('id', '=', id)
      .execute();
    expect(
      await client.call(`/carts/${cart.id}/selfPickup/`, 'POST', {
        version: cart.version,
        total: cart.total.amount,
      }),
    ).toMatchObject({
      status: 400,
      body: { code: 'quote_changed', cart: { total: { amount: '40.00' } } },
    });
  });

  it('gives back once what a cancelled order has taken, also to a card that has expired', async () => {
    const id = await give(10_000);
    const order = await client.order('selfPickup', await fillSpending(4_000));
    await server.database.db
      .updateTable('gift')
      .set({ expires_at: new Date(0) })
      .where('id', '=', id)
      .execute();
    await expireGifts(server.transact);
    expect(await balances()).toEqual({ [id]: '0.00' });
    const cancel = () => client.call(`/receipts/${order}/`, 'DELETE');
    await Promise.all([cancel(), cancel(), cancel()]);
    expect(await own()).toMatchObject([{ state: 'claimed', balance: { amount: '40.00' } }]);
    await expireGifts(server.transact);
    expect(await balances()).toEqual({ [id]: '40.00' });
  });
});

describe('the till', () => {
  const seal = () => loadSecret(server.database.db, 'personal-code');
  const atTill = async (path: string, body: object, key?: string) =>
    server.call(`/organizations/${shop.organizationId}/transactions/${path}/`, {
      method: 'POST',
      token: await server.sessionOf(shop.owner),
      body: { amount: '100', spend_gifts: true, ...body },
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });

  it('takes a part of the sum from the cards of who shows their code, once', async () => {
    const id = await give(3_000);
    const { code } = drawPersonalCode(await seal(), client.id, Date.now());
    expect((await atTill('preprocess', { client: code })).body).toMatchObject({
      gift_balance: { amount: '30.00' },
      gift_spent: { amount: '30.00' },
      total: { amount: '70.00' },
    });
    const key = crypto.randomUUID();
    const sell = () => atTill('complete', { client: code, total: '70' }, key);
    const answers = await Promise.all([sell(), sell()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await balances()).toEqual({ [id]: '0.00' });
  });

  it('takes nothing from a typed number', async () => {
    await give(3_000);
    expect(await atTill('preprocess', { client: `UID${client.id}` })).toMatchObject({
      body: { code: 'client_code_needed' },
    });
  });

  it('takes a card whose code is shown, whoever has it, and tells others nothing', async () => {
    const key = await loadSecret(server.database.db, 'gift-code');
    const id = await give(3_000, { holder_id: null });
    const code = drawGiftCode(key, { id, round: 1 });
    const typed = { client: `UID${client.id}`, spend_gifts: false };
    expect((await atTill('preprocess', { ...typed, gift_code: code })).body).toMatchObject({
      gift_spent: { amount: '30.00' },
      total: { amount: '70.00' },
    });
    const sale = await atTill('complete', { ...typed, gift_code: code, total: '70' });
    expect(sale.status).toBe(201);
    expect(await atTill('preprocess', { ...typed, gift_code: code })).toMatchObject({
      body: { code: 'conflict' },
    });
    const { transaction_id: order } = sale.body as { transaction_id: number };
    await shop.act('refund', order, { goods_return: false });
    expect((await atTill('preprocess', { ...typed, gift_code: code })).body).toMatchObject({
      gift_spent: { amount: '30.00' },
    });
    const foreign = await give(3_000, {
      organization_id: (await openShop(server)).organizationId,
      holder_id: null,
    });
    const others = drawGiftCode(key, { id: foreign, round: 1 });
    for (const wrong of [others, drawGiftCode(key, { id, round: 2 }), 'КАРТА']) {
      expect(await atTill('preprocess', { ...typed, gift_code: wrong })).toMatchObject({
        body: { code: 'not_found' },
      });
    }
    for (let guess = 0; guess < 7; guess += 1) {
      await atTill('preprocess', { ...typed, gift_code: 'КАРТА' });
    }
    expect((await atTill('preprocess', { ...typed, gift_code: code })).status).toBe(429);
  });

  it('and a cart that want the last of a card at once: exactly one gets it', async () => {
    for (let round = 0; round < 5; round += 1) {
      client = await shop.newClient();
      const id = await give(10_000);
      const cart = await fillSpending(10_000);
      const { code } = drawPersonalCode(await seal(), client.id, Date.now());
      const answers = await Promise.all([
        client.call(`/carts/${cart.id}/selfPickup/`, 'POST', { version: cart.version, total: '0' }),
        atTill('complete', { client: code, total: '0' }),
      ]);
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(await balances()).toEqual({ [id]: '0.00' });
    }
  });
});

describe('a balance', () => {
  it('is as it was where the server dies before the commit', async () => {
    const id = await give(10_000);
    const order = await client.order('selfPickup', await client.fill(1_000));
    const paid = { id: order, organization_id: shop.organizationId, client_id: client.id };
    await expect(
      server.transact(async ({ trx }) => {
        expect(await spendGifts(trx, paid, [{ id, amount: 4_000 }])).toBe(true);
        throw new Error('The end');
      }),
    ).rejects.toThrow('The end');
    expect(await balances()).toEqual({ [id]: '100.00' });
  });

  it('and an order that says something else are refused', async () => {
    await give(10_000);
    const order = await client.order('selfPickup', await fillSpending(1_000));
    await expect(
      server.database.db
        .updateTable('sale_order')
        .set({ gift_spent: 500 })
        .where('id', '=', order)
        .execute(),
    ).rejects.toThrow('Gift cards pay');
  });

  it('is the sum of its entries after whatever happens', async () => {
    const act = fc.constantFrom('order', 'cancel', 'sell', 'refund', 'expire', 'block', 'give');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(act, fc.integer({ min: 1, max: 9_000 })), { maxLength: 12 }),
        async (acts) => {
          client = await shop.newClient();
          const open: number[] = [];
          const sold: number[] = [];
          const ids = [await give(10_000)];
          for (const [what, number] of acts) {
            const which = (list: number[]) => list.splice(number % list.length || 0, 1)[0];
            if (what === 'give') ids.push(await give(number));
            if (what === 'order') {
              open.push(await client.order('selfPickup', await fillSpending(number)));
            }
            const order = what === 'refund' ? which(sold) : undefined;
            if (order) await shop.act('refund', order, { goods_return: false });
            const waiting = what === 'cancel' || what === 'sell' ? which(open) : undefined;
            if (waiting && what === 'cancel') await client.call(`/receipts/${waiting}/`, 'DELETE');
            if (waiting && what === 'sell') {
              await shop.act('accept', waiting);
              await shop.act('hand_over', waiting);
              sold.push(waiting);
            }
            if (what === 'expire' || what === 'block') {
              await server.database.db
                .updateTable('gift')
                .set(what === 'block' ? { block_reason: 'x' } : { expires_at: new Date(0) })
                .where('id', '=', ids[number % ids.length]!)
                .execute();
              await expireGifts(server.transact);
            }
          }
          expect(await findWrongGifts(server.database.db)).toEqual([]);
        },
      ),
      { numRuns: 15 },
    );
  });
});

describe('without its constraint', () => {
  it('a balance would fall below zero: what keeps it is that and the lock', async () => {
    const id = await give(100);
    const taking = () =>
      server.database.pool.query(
        `insert into gift_entry (gift_id, kind, amount) values (${id}, 'expire', -100)`,
      );
    const kept = await Promise.allSettled([taking(), taking()]);
    expect(kept.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await server.database.pool.query('alter table gift drop constraint gift_balance');
    await taking();
    expect(await balances()).toEqual({ [id]: '-1.00' });
  });
});
