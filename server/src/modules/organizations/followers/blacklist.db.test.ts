import type { BlockedPerson } from '@karavan/shared-api/contract/blacklist';
import type { Comment } from '@karavan/shared-api/contract/comments';
import type { OrganizationClient } from '@karavan/shared-api/contract/organizations';
import type { Page } from '@karavan/shared-api/contract/page';
import { createMember, createUser } from '../../../testing/factories/accounts.ts';
import { openShop, type Client, type Shop } from '../../../testing/shop.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { lockRelation, refuseBlocked, storeBlock } from '../blocks/index.ts';

let server: TestServer;
let shop: Shop;
let client: Client;
let staff: string;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  shop = await openShop(server);
  client = await shop.newClient();
  staff = await server.sessionOf(
    await createMember(server.database.db, shop.organizationId, ['can_manage_followers_partners']),
  );
});

const path = (rest: string) => `/organizations/${shop.organizationId}/${rest}`;
const change = (action: 'block_user' | 'unblock_user', user_id: number, token = staff) =>
  server.call(path(`${action}/`), { method: 'POST', token, body: { user_id } });
const block = (id = client.id) => change('block_user', id);
const relation = async () => (await client.call(path('client/'))).body as OrganizationClient;
const blacklist = async (query = '') =>
  (await server.call(path(`blacklist/${query}`), { token: staff })).body as Page<BlockedPerson>;

it('somebody who neither follows nor comments is blocked by number or phone, and nobody by both', async () => {
  const { db } = server.database;
  const phone = '+996700445566';
  const caller = await createUser(db, { phone });
  const send = (body: object) =>
    server.call(path('block_user/'), { method: 'POST', token: staff, body });
  expect((await send({ person: `UID${client.id}` })).body).toEqual({ is_blocked: true });
  expect((await send({ person: phone })).status).toBe(200);
  expect((await blacklist()).list.map(({ id }) => id)).toEqual([caller, client.id]);
  expect(await send({ person: 'UID999999' })).toMatchObject({ body: { code: 'user_not_found' } });
  expect(await send({ person: 'Айгуль' })).toMatchObject({
    body: { errors: { person: expect.anything() } },
  });
  expect((await send({ person: `UID${shop.owner}` })).body).toMatchObject({
    code: 'employee_not_blocked',
  });
  for (const body of [{}, { user_id: client.id, person: phone }]) {
    expect(await send(body)).toMatchObject({
      status: 400,
      body: { errors: { user_id: expect.anything() } },
    });
  }
});

describe('somebody who is blocked', () => {
  it('no longer follows and may not again, until they are let back in', async () => {
    await client.call(path('subscriptions/'), 'PUT');
    expect(await block()).toMatchObject({ status: 200, body: { is_blocked: true } });
    expect(await block()).toMatchObject({ status: 200 });
    expect(await relation()).toMatchObject({ follow_status: 'none', is_blocked: true });
    expect(await client.call(path('subscriptions/'), 'PUT')).toMatchObject({
      status: 403,
      body: { code: 'blocked' },
    });
    expect((await server.call(path(''))).body).toMatchObject({ follower_count: 0 });
    await change('unblock_user', client.id);
    expect(await relation()).toMatchObject({ follow_status: 'none', is_blocked: false });
    expect((await client.call(path('subscriptions/'), 'PUT')).status).toBe(200);
  });

  it('is accepted by nobody, also if they asked and were declined before', async () => {
    await server.database.db
      .insertInto('organization_follower')
      .values({ organization_id: shop.organizationId, user_id: client.id, status: 'declined' })
      .execute();
    await block();
    const accepted = await server.call(path('accept_follower/'), {
      method: 'POST',
      token: staff,
      body: { user_id: client.id },
    });
    expect(accepted.status).toBe(404);
  });

  it('stands in the list of the staff, found by a part of the name, and among the ids', async () => {
    const { db } = server.database;
    const [nurlan, aizada] = await Promise.all([
      createUser(db, { full_name: 'Нурлан Эсенов' }),
      createUser(db, { full_name: 'Айзада 100%' }),
    ]);
    await block(nurlan);
    await block(aizada);
    const names = async (query?: string) =>
      (await blacklist(query)).list.map(({ full_name }) => full_name);
    expect(await names()).toEqual(['Айзада 100%', 'Нурлан Эсенов']);
    expect(await names(`?search=${encodeURIComponent('эсен')}`)).toEqual(['Нурлан Эсенов']);
    expect(await names(`?search=${encodeURIComponent('0%')}`)).toEqual(['Айзада 100%']);
    expect(await names(`?search=${encodeURIComponent('%')}`)).toEqual(['Айзада 100%']);
    const { next } = await blacklist('?limit=1');
    expect((await blacklist(`?limit=1&cursor=${next}`)).list[0]!.id).toBe(nurlan);
    const ids = await server.call(path('blocked_users/'), { token: staff });
    expect(ids.body).toEqual({ list: [nurlan, aizada].toSorted((a, b) => a - b) });
  });

  it('finishes what is under way', async () => {
    const order = await client.order('selfPickup', await client.fill(1000));
    await block();
    expect((await shop.act('accept', order)).status).toBe(200);
    expect(await client.receipt(order)).toMatchObject({ id: order });
    expect((await client.call(`/receipts/${order}/repeat/`, 'POST')).status).toBe(403);
  });

  it('has their comments there marked, and their words are read by them and the staff alone', async () => {
    const cart = await client.fill(1000);
    const comments = `/shop/items/${cart.lines[0]!.item.id}/comments/`;
    await client.call(comments, 'POST', { text: 'Плохо' });
    const read = async (token?: string) =>
      ((await server.call(comments, { ...(token && { token }) })).body as Page<Comment>).list[0]!;
    expect(await read()).toMatchObject({ is_blocked: false, can_block: false, text: 'Плохо' });
    expect(await read(staff)).toMatchObject({ can_block: true });
    await block();
    expect(await read()).toMatchObject({ is_blocked: true, text: '' });
    expect(await read(client.token)).toMatchObject({ is_blocked: true, text: 'Плохо' });
    expect(await read(staff)).toMatchObject({ is_blocked: true, text: 'Плохо' });
    await change('unblock_user', client.id);
    expect(await read()).toMatchObject({ is_blocked: false, text: 'Плохо' });
  });

  it('is nobody of the staff', async () => {
    expect(await block(shop.owner)).toMatchObject({
      status: 409,
      body: { code: 'employee_not_blocked' },
    });
    expect((await block(999_999)).status).toBe(404);
    await block();
    await createMember(server.database.db, shop.organizationId, [], client.id);
    expect(await relation()).toMatchObject({ is_blocked: false });
  });
});

describe('an order that meets a block', () => {
  const orderNow = async () => {
    const cart = await client.fill(1000);
    return () => client.call(`/carts/${cart.id}/selfPickup/`, 'POST', { version: cart.version });
  };
  const pair = () => ({ organizationId: shop.organizationId, personId: client.id });

  /** Blocks as the operation does, and orders before that is committed. */
  async function orderDuringBlock(isCareful: boolean) {
    const order = await orderNow();
    const answer = await server.database.db.transaction().execute(async (trx) => {
      if (isCareful) await lockRelation(trx, pair());
      await storeBlock(trx, { ...pair(), actorId: shop.owner });
      const pending = order();
      if (!isCareful) await pending;
      return { pending };
    });
    return (await answer.pending).status;
  }

  it('waits for it, and is refused', async () => {
    expect(await orderDuringBlock(true)).toBe(403);
  });

  it('would come through if blocking took no lock', async () => {
    expect(await orderDuringBlock(false)).toBe(201);
  });

  it('is one that the block waits for, once it has begun', async () => {
    const { db } = server.database;
    let isBlocked = false;
    let blocking: Promise<void> | undefined;
    await db.transaction().execute(async (trx) => {
      await refuseBlocked(trx, pair());
      blocking = block().then(() => {
        isBlocked = true;
      });
      // Another request of the same kind comes through meanwhile.
      await change('block_user', await createUser(db));
      expect(isBlocked).toBe(false);
    });
    await blocking;
    expect(isBlocked).toBe(true);
  });

  it.each(['selfPickup', 'offline'])('has one outcome however they race: %s', async (way) => {
    for (let round = 0; round < 8; round += 1) {
      client = await shop.newClient();
      const cart = await client.fill(1000);
      const [order] = await Promise.all([
        client.call(`/carts/${cart.id}/${way}/`, 'POST', { version: cart.version }),
        block(),
      ]);
      const placed = await server.database.db
        .selectFrom('sale_order')
        .select('id')
        .where('client_id', '=', client.id)
        .execute();
      expect([order.status, placed.length]).toEqual(order.status === 201 ? [201, 1] : [403, 0]);
    }
  });
});
