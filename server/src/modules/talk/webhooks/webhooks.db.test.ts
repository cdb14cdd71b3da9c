import { sql } from 'kysely';
import type { Cart } from '@karavan/shared-api/contract/carts';
import { WEBHOOK_EVENTS } from '@karavan/shared-api/contract/webhook-events';
import { createGift } from '../../../testing/factories/gifts.ts';
import { openShop, type Client, type Shop } from '../../../testing/shop.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { passWebhooks } from './pass-webhooks.ts';
import { wakeWebhooks } from './wake-webhooks.ts';
import { isSignedWith, openTestWebhooks } from '../../../testing/test-webhooks.ts';

jest.setTimeout(120_000);

let server: TestServer;
let shop: Shop;
let client: Client;
let hooks: Awaited<ReturnType<typeof openTestWebhooks>>;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  shop = await openShop(server);
  client = await shop.newClient();
  hooks = await openTestWebhooks(server, shop);
});
// What waits is sent by the next test's run otherwise.
afterEach(() => server.database.db.deleteFrom('webhook').execute());
afterAll(() => server.close());

const order = async () => client.order('selfPickup', await client.fill(1000));

describe('keeping webhooks', () => {
  it('shows a secret when it is drawn and never again', async () => {
    const { webhook, secret } = await hooks.add();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(webhook).toMatchObject({ state: 'active', waiting_count: 0, failing_since: null });
    expect(JSON.stringify(await hooks.list())).not.toContain(secret);
    const { rows } = await sql<{
      row: string;
    }>`select to_jsonb(webhook)::text as row from webhook`.execute(server.database.db);
    expect(rows[0]!.row).not.toContain(Buffer.from(secret.slice(6), 'base64').toString('hex'));
  });

  it.each([
    'http://shop.example/hooks',
    'https://localhost/hooks',
    'https://10.0.0.1/hooks',
    'https://me:secret@shop.example/hooks',
    'https://shop.example:5432/',
    'https://sho[p.example/hooks',
    'https://%zz.example/hooks',
  ])('refuses %s', async (url) => {
    const answer = await hooks.call('', 'POST', { url, title: '', events: ['order.placed'] });
    expect(answer).toMatchObject({ status: 400, body: { errors: { url: expect.any(Array) } } });
  });

  it('has one for each address, and five at most, whoever is first', async () => {
    const add = (url: string) =>
      hooks.call('', 'POST', { url, title: '', events: ['order.placed'] });
    const both = await Promise.all([add('https://one.example/'), add('https://one.example/')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400]);
    const more = [2, 3, 4, 5, 6, 7].map((count) => add(`https://more${count}.example/`));
    const statuses = (await Promise.all(more)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 201, 201, 201, 422, 422]);
  });
});

describe('what is sent', () => {
  it('is signed, says nothing of people, and is noted with the answer without its secrets', async () => {
    const { webhook, secret } = await hooks.add();
    const id = await order();
    expect((await hooks.list())[0]).toMatchObject({ waiting_count: 1 });
    await hooks.deliver();
    const [message] = hooks.receiver.arrived;
    expect(message).toMatchObject({
      url: 'https://shop.example/hooks',
      type: 'order.placed',
      data: { order_id: id, kind: 'product', total: { amount: '10.00', currency: 'KGS' } },
    });
    expect(isSignedWith(secret, message!)).toBe(true);
    expect(String(message!.request.body)).not.toMatch(/client|user|phone/);
    expect(await hooks.log(webhook.id)).toMatchObject([
      {
        message_id: message!.id,
        subject: `order:${id}`,
        state: 'delivered',
        next_at: null,
        attempts: [{ status: 204, problem: null, excerpt: 'thanks, …' }],
      },
    ]);
  });

  it('says what gift cards have paid, and what goes back to them', async () => {
    await hooks.add({ events: ['order.placed', 'payment.refunded'] });
    await createGift(server.database.db, {
      organization_id: shop.organizationId,
      holder_id: client.id,
      amount: 400,
    });
    const { id: cartId } = await client.fill(1000);
    const { body } = await client.call(`/carts/${cartId}/gifts/`, 'PUT', { spend: true });
    const id = await client.order('selfPickup', body as Cart);
    await shop.act('accept', id);
    await shop.act('hand_over', id);
    await shop.act('refund', id, { goods_return: false });
    await hooks.deliver();
    const sums = hooks.receiver.arrived.map(({ data }) => data);
    const som = (amount: string) => ({ amount, currency: 'KGS' });
    const paid = { total: som('6.00'), gift_spent: som('4.00') };
    expect(sums).toMatchObject([
      paid,
      { ...paid, refunded: som('6.00'), gift_returned: som('4.00') },
    ]);
  });

  it('is only what was chosen, and nothing of other organizations', async () => {
    await hooks.add({ events: ['payment.settled'] });
    const elsewhere = await openShop(server);
    const other = await openTestWebhooks(server, elsewhere);
    await other.add();
    await order();
    await hooks.deliver();
    expect(hooks.receiver.arrived).toEqual([]);
  });

  it('is not queued when the operation fails', async () => {
    const { webhook } = await hooks.add();
    const cart = await client.fill(1000);
    await client.call(`/carts/${cart.id}/selfPickup/`, 'POST', { version: cart.version + 7 });
    expect(await hooks.log(webhook.id)).toEqual([]);
  });

  it('is signed with both secrets for a day after another was drawn', async () => {
    const { webhook, secret } = await hooks.add();
    const { body } = await hooks.call(`${webhook.id}/secret/`, 'POST');
    const { secret: next } = body as { secret: string };
    await order();
    await hooks.deliver();
    const [message] = hooks.receiver.arrived;
    expect([secret, next].map((one) => isSignedWith(one, message!))).toEqual([true, true]);
    await server.database.db
      .updateTable('webhook')
      .set({ former_until: new Date(0) })
      .execute();
    await order();
    await hooks.deliver();
    const last = hooks.receiver.arrived.at(-1)!;
    expect([secret, next].map((one) => isSignedWith(one, last))).toEqual([false, true]);
  });

  it('has a public name for each of the domain events, and for no other', async () => {
    const { rows } = await sql<{ type: string }>`
      select distinct webhook_type(type) as type from unnest(array[
        'order-placed', 'order-moved', 'payment-settled', 'payment-refunded', 'delivery-moved',
        'rental-returned', 'ticket-activated', 'stock-fell', 'member-changed']) as type
      where webhook_type(type) is not null`.execute(server.database.db);
    expect(rows.map(({ type }) => type).toSorted()).toEqual([...WEBHOOK_EVENTS].toSorted());
  });
});

describe('what fails', () => {
  it('is tried again later under the same id, and holds up what comes after it of the same order alone', async () => {
    await hooks.add();
    const first = await order();
    hooks.receiver.answerWith(({ data }) => (data['order_id'] === first ? 500 : 200));
    await shop.act('accept', first);
    const second = await order();
    await hooks.deliver();
    const told = () => hooks.receiver.arrived.map(({ type, data }) => [type, data['order_id']]);
    expect(told()).toEqual([
      ['order.placed', first],
      ['order.placed', second],
    ]);
    hooks.receiver.answerWith(() => 200);
    await hooks.pass();
    await hooks.deliver();
    expect(told().slice(2)).toEqual([
      ['order.placed', first],
      ['order.changed', first],
    ]);
    const [tried, , again] = hooks.receiver.arrived;
    expect(again!.id).toBe(tried!.id);
  });

  it('is sent again with the same id when the process dies before it is noted', async () => {
    const { webhook } = await hooks.add();
    await order();
    // Whoever was killed has sent, and noted nothing.
    let deaths = 0;
    hooks.receiver.answerWith(() => {
      deaths += 1;
      if (deaths === 1) throw new Error('killed');
      return 200;
    });
    await expect(hooks.deliver()).rejects.toThrow('1 failed');
    await hooks.deliver();
    const ids = hooks.receiver.arrived.map(({ id }) => id);
    expect(ids).toEqual([ids[0], ids[0]]);
    expect(await hooks.log(webhook.id)).toMatchObject([{ state: 'delivered' }]);
  });

  it('is noted once by two that send at the same time', async () => {
    const { webhook } = await hooks.add();
    await order();
    await Promise.all([hooks.deliver(), hooks.deliver()]);
    expect(new Set(hooks.receiver.arrived.map(({ id }) => id)).size).toBe(1);
    const [delivery] = await hooks.log(webhook.id);
    expect(delivery).toMatchObject({ state: 'delivered' });
    expect(delivery!.attempts).toHaveLength(1);
  });

  it('is given up in the end, and sent again when the owner says so', async () => {
    const { webhook } = await hooks.add();
    await order();
    hooks.receiver.answerWith(() => 'down');
    for (let tried = 0; tried < 10; tried += 1) {
      await hooks.pass();
      await hooks.deliver();
    }
    const [failed] = await hooks.log(webhook.id, '?state=failed');
    expect(failed).toMatchObject({ state: 'failed', attempts: { length: 10 } });
    expect(failed!.attempts[0]).toMatchObject({ status: null, problem: 'network' });
    hooks.receiver.answerWith(() => 200);
    const { body } = await hooks.call(`${webhook.id}/replay/`, 'POST', { delivery: null });
    expect(body).toEqual({ count: 1 });
    await hooks.deliver();
    expect(await hooks.log(webhook.id)).toMatchObject([{ state: 'delivered' }]);
    expect(new Set(hooks.receiver.arrived.map(({ id }) => id)).size).toBe(1);
  });

  it('switches a webhook off after three days, and tells its owner once', async () => {
    const { webhook } = await hooks.add();
    await order();
    hooks.receiver.answerWith(() => 503);
    await hooks.deliver();
    expect((await hooks.list())[0]!.failing_since).not.toBeNull();
    await server.database.db
      .updateTable('webhook')
      .set({ failing_since: new Date(Date.now() - 3 * 86_400_000) })
      .execute();
    await hooks.pass();
    await hooks.deliver();
    expect((await hooks.list())[0]).toMatchObject({ state: 'failed', failed_count: 1 });
    const notices = await server.database.db
      .selectFrom('notification')
      .select('user_id')
      .where('type', '=', 'webhook_failed')
      .where('organization_id', '=', shop.organizationId)
      .execute();
    expect(notices).toEqual([{ user_id: shop.owner }]);
    // Nothing is queued from now on, but it can be tried.
    await order();
    await hooks.call(`${webhook.id}/ping/`, 'POST');
    hooks.receiver.answerWith(() => 200);
    await hooks.deliver();
    expect(hooks.receiver.arrived.at(-1)).toMatchObject({ type: 'webhook.ping' });
    expect((await hooks.list())[0]).toMatchObject({ waiting_count: 0, failed_count: 1 });
  });

  it('is forgotten of an address that it no longer has', async () => {
    const { webhook } = await hooks.add();
    const move = (url: string) => hooks.change(webhook, { url });
    const since = async () => (await hooks.list())[0]!.failing_since;
    await order();
    hooks.receiver.answerWith(() => 503);
    await hooks.deliver();
    expect(await since()).not.toBeNull();
    await move('https://second.example/hooks');
    expect(await since()).toBeNull();
    // The owner moves it on while the second one says that it is gone.
    hooks.receiver.answerWith(async () => {
      await move('https://third.example/hooks');
      return 410;
    });
    await hooks.pass();
    await hooks.deliver();
    expect((await hooks.list())[0]).toMatchObject({ state: 'active', failing_since: null });
    expect(await hooks.log(webhook.id)).toMatchObject([{ state: 'waiting' }]);
  });

  it('is for good where the far side says that it is gone', async () => {
    await hooks.add();
    await order();
    hooks.receiver.answerWith(() => 410);
    await hooks.deliver();
    expect((await hooks.list())[0]).toMatchObject({ state: 'failed' });
  });
});

it('sends nothing more to what was removed, not even what waits', async () => {
  const { webhook } = await hooks.add();
  await order();
  expect((await hooks.call(`${webhook.id}/`, 'DELETE')).status).toBe(204);
  await order();
  await hooks.deliver();
  expect(hooks.receiver.arrived).toEqual([]);
  expect(await hooks.list()).toEqual([]);
});

it('sends what was queued while it was switched off neither then nor later', async () => {
  const { db } = server.database;
  const { webhook } = await hooks.add({ events: ['stock.low'] });
  const jobs = async () =>
    (
      await sql<{ count: number }>`
        select count(*) as count from graphile_worker.jobs
        where task_identifier = 'deliver-webhooks'`.execute(db)
    ).rows[0]!.count;
  // What an operation does that begins before and ends after.
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('domain_event')
      .values({
        type: 'stock-fell',
        organization_id: shop.organizationId,
        data: JSON.stringify({ itemId: 1, sizeId: 2 }),
      })
      .execute();
    expect((await hooks.change(webhook, { is_active: false })).status).toBe(200);
  });
  const before = await jobs();
  await wakeWebhooks(db);
  expect(await jobs()).toBe(before);
  await hooks.change(webhook, { is_active: true });
  await hooks.deliver();
  expect(hooks.receiver.arrived).toEqual([]);
  expect(await hooks.log(webhook.id)).toMatchObject([{ type: 'stock.low', state: 'failed' }]);
  // What waits for an address that takes it is looked for.
  await hooks.call(`${webhook.id}/ping/`, 'POST');
  await wakeWebhooks(db);
  expect(await jobs()).toBe(before + 2);
});

it('passes to another owner switched off, and no former secret signs', async () => {
  const add = async (url: string) => (await hooks.add({ url })).webhook;
  const used = await add('https://used.example/hooks');
  const unused = await add('https://unused.example/hooks');
  for (const { id } of [used, unused]) await hooks.call(`${id}/secret/`, 'POST');
  await hooks.change(unused, { is_active: false });
  await order();
  await server.transact(({ trx }) =>
    passWebhooks({ trx }, { organizationId: shop.organizationId, action: 'accept' }),
  );
  const passed = { state: 'off', former_secret_until: null, waiting_count: 0 };
  expect(await hooks.list()).toMatchObject([
    { ...passed, failed_count: 1 },
    { ...passed, failed_count: 0 },
  ]);
});
