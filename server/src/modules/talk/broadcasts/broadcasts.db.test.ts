import type { Page } from '@karavan/shared-api/contract/page';
import { createUser } from '../../../testing/factories/accounts.ts';
import { createBroadcast } from '../../../testing/factories/broadcasts.ts';
import { createOrganization } from '../../../testing/factories/catalog.ts';
import { createOrder } from '../../../testing/factories/orders.ts';
import { openNewsroom, type Newsroom } from '../../../testing/newsroom.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

const DAY = 86_400_000;

let server: TestServer;
let desk: Newsroom;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  desk = await openNewsroom(server);
});

describe('what an organization writes', () => {
  it('reaches its followers, who read it once', async () => {
    const { user, token } = await desk.newFollower();
    const message = await desk.sent({ text: 'Завтра скидки' });
    expect(await desk.inbox(token)).toEqual([message]);
    expect(await desk.senders(token)).toMatchObject([
      { organization: { id: desk.id }, last_message: { text: 'Завтра скидки' }, unread_count: 1 },
    ]);
    expect(await desk.unread(token)).toBe(1);
    for (let time = 0; time < 2; time += 1) {
      expect(await desk.read(token, message)).toMatchObject({ status: 200, body: { count: 0 } });
    }
    expect(await desk.log()).toMatchObject([
      { id: message, recipient_count: 1, read_count: 1, author: { id: desk.author }, days: null },
    ]);
    await desk.tell(message);
    expect(await desk.toldOf('organization_message')).toEqual([user]);
    expect(await desk.toldOf('sent_message')).toContain(desk.author);
  });

  it('is told as it begins, and is no news any more once it is read', async () => {
    const { token } = await desk.newFollower();
    const message = await desk.sent({ text: 'Новая коллекция' });
    await desk.tell(message);
    const list = async () =>
      ((await server.call('/notifications/', { token })).body as Page<{ extra_data: object }>).list;
    const count = async () =>
      ((await server.call('/notifications/count/', { token })).body as { count: number }).count;
    expect(await list()).toMatchObject([
      {
        type: 'organization_message',
        subject: `message:${message}`,
        extra_data: { message_id: message, text: 'Новая коллекция', can_send_message: false },
      },
    ]);
    expect(await count()).toBe(1);
    await desk.read(token, message);
    expect(await count()).toBe(0);
  });

  it('is nothing to those who follow later, ask, leave, are removed or blocked', async () => {
    const [left, removed, blocked] = [
      await desk.newFollower(),
      await desk.newFollower(),
      await desk.newFollower(),
    ];
    const stranger = await createUser(server.database.db);
    const message = await desk.sent();
    await desk.tell(message);
    const late = await desk.newFollower();
    expect(await desk.inbox(late.token)).toEqual([]);
    await desk.follow(left.token, 'DELETE');
    await desk.answered('remove_follower', removed.user);
    await desk.answered('block_user', blocked.user);
    for (const { token } of [left, removed, blocked]) {
      expect(await desk.inbox(token)).toBeNull();
      expect(await desk.senders(token)).toEqual([]);
      expect(await desk.unread(token)).toBe(0);
      const { body } = await server.call('/notifications/', { token });
      const told = (body as Page<{ type: string; extra_data: object }>).list.find(
        ({ type }) => type === 'organization_message',
      );
      expect(told?.extra_data).not.toHaveProperty('text');
    }
    expect(await desk.inbox(await server.sessionOf(stranger))).toBeNull();
    await desk.follow(left.token);
    expect(await desk.inbox(left.token)).toEqual([]);
  });

  it('of a gated organization is for those it has accepted since before', async () => {
    await server.database.db
      .updateTable('organization')
      .set({ is_gated: true })
      .where('id', '=', desk.id)
      .execute();
    const asking = await desk.newFollower();
    const accepted = await desk.newFollower();
    await desk.answered('accept_follower', accepted.user);
    const message = await desk.sent();
    expect(await desk.inbox(asking.token)).toBeNull();
    expect(await desk.inbox(accepted.token)).toEqual([message]);
    // Whoever waits when the gates open follows from then on.
    await server.database.db
      .updateTable('organization')
      .set({ is_gated: false })
      .where('id', '=', desk.id)
      .execute();
    expect(await desk.inbox(asking.token)).toEqual([]);
  });

  it('can be for those alone who have bought lately, or have not', async () => {
    const { db } = server.database;
    const [buyer, idle] = [await desk.newFollower(), await desk.newFollower()];
    const buy = (user: number, days: number) =>
      createOrder(db, {
        organization_id: desk.id,
        client_id: user,
        fulfilled_at: new Date(Date.now() - days * DAY),
      });
    await buy(buyer.user, 10);
    await buy(idle.user, 40);
    expect(await desk.reach()).toEqual({ count: 2, next_at: null });
    expect(await desk.reach('?audience=bought&days=30')).toMatchObject({ count: 1 });
    expect(await desk.reach('?audience=bought&days=60')).toMatchObject({ count: 2 });
    expect(await desk.reach('?audience=idle&days=30')).toMatchObject({ count: 1 });
    const message = await desk.sent({ text: 'Мы скучаем', audience: 'idle', days: 30 });
    // What they buy afterwards changes nothing.
    await buy(idle.user, 0);
    await buy(buyer.user, 0);
    expect([await desk.inbox(buyer.token), await desk.inbox(idle.token)]).toEqual([[], [message]]);
    await desk.tell(message);
    expect(await desk.toldOf('organization_message')).toEqual([idle.user]);
    expect(await desk.log()).toMatchObject([{ recipient_count: 1, audience: 'idle', days: 30 }]);
  });

  it('can be for those alone whose purchases have come to a step of the card', async () => {
    const { db } = server.database;
    const [regular, once, never] = [
      await desk.newFollower(),
      await desk.newFollower(),
      await desk.newFollower(),
    ];
    const buy = (user: number, goods: number, organization_id = desk.id) =>
      createOrder(db, {
        organization_id,
        client_id: user,
        goods,
        fulfilled_at: new Date(Date.now() - DAY),
      });
    const first = await buy(regular.user, 30_000);
    await buy(regular.user, 20_000);
    await buy(once.user, 49_999);
    // What was bought elsewhere, or is not handed over yet, does not count.
    await buy(never.user, 90_000, await createOrganization(db));
    await createOrder(db, { organization_id: desk.id, client_id: never.user, goods: 90_000 });
    expect(await desk.reach('?audience=tier&spent_from=500')).toMatchObject({ count: 1 });
    expect(await desk.reach('?audience=tier&spent_from=499.99')).toMatchObject({ count: 2 });
    const message = await desk.sent({ audience: 'tier', spent_from: '500' });
    // Neither what is bought afterwards nor what is given back changes anything.
    await createOrder(db, {
      organization_id: desk.id,
      client_id: once.user,
      goods: 90_000,
      fulfilled_at: new Date(),
    });
    await db
      .updateTable('sale_order')
      .set((eb) => ({ payment_status: 'refunded', refunded: eb.ref('total') }))
      .where('id', '=', first)
      .execute();
    expect(await desk.inbox(regular.token)).toEqual([message]);
    for (const { token } of [once, never]) expect(await desk.inbox(token)).toEqual([]);
    await desk.tell(message);
    expect(await desk.toldOf('organization_message')).toEqual([regular.user]);
    expect(await desk.log()).toMatchObject([
      { recipient_count: 1, audience: 'tier', days: null, spent_from: { amount: '500.00' } },
    ]);
  });

  it('names what the step asks for, as fine as the currency at most', async () => {
    for (const spent_from of [undefined, '0', '10.001']) {
      const answer = await desk.send({ audience: 'tier', spent_from });
      expect(answer).toMatchObject({
        status: 400,
        body: { errors: { spent_from: expect.any(Array) } },
      });
    }
    const stored = createBroadcast(server.database.db, { audience: 'tier' });
    await expect(stored).rejects.toMatchObject({ code: '23514' });
  });

  it('is never changed, in the database either', async () => {
    const message = await desk.sent();
    const change = (values: object) =>
      server.database.db.updateTable('broadcast').set(values).where('id', '=', message).execute();
    await expect(change({ text: 'Другое' })).rejects.toThrow('never changed');
    await expect(change({ withdrawn_at: new Date(Date.now() + DAY), text: '!' })).rejects.toThrow();
    expect((await desk.withdraw(message)).status).toBe(204);
    await expect(change({ withdrawn_at: null })).rejects.toThrow('never changed');
  });

  it('can be taken back: followers see nothing of it, the staff that it was', async () => {
    const { token } = await desk.newFollower();
    const message = await desk.sent();
    await desk.tell(message);
    expect((await desk.withdraw(message)).status).toBe(204);
    expect((await desk.withdraw(message)).status).toBe(204);
    await desk.tell(message);
    expect(await desk.inbox(token)).toEqual([]);
    expect(await desk.unread(token)).toBe(0);
    expect(await desk.toldOf('organization_message')).toEqual([]);
    expect((await desk.log())[0]!.withdrawn_at).not.toBeNull();
    expect((await desk.withdraw(message + 1)).status).toBe(404);
  });

  it('is muted by who does not want to hear of it, and still there for them', async () => {
    const { token } = await desk.newFollower();
    expect(await desk.mute(token, true)).toMatchObject({ status: 200, body: { is_muted: true } });
    const message = await desk.sent();
    await desk.tell(message);
    expect(await desk.toldOf('organization_message')).toEqual([]);
    expect(await desk.unread(token)).toBe(0);
    expect(await desk.inbox(token)).toEqual([message]);
    expect(await desk.senders(token)).toMatchObject([{ is_muted: true, unread_count: 1 }]);
    await desk.mute(token, false);
    expect(await desk.unread(token)).toBe(1);
    const stranger = await server.sessionOf(await createUser(server.database.db));
    expect((await desk.mute(stranger, true)).status).toBe(404);
  });

  it('is written by no organization that is closed', async () => {
    const { db } = server.database;
    const at = (status: 'closing' | 'deactivated') =>
      db
        .updateTable('organization')
        .set({ status, is_listed: false })
        .where('id', '=', desk.id)
        .execute();
    await at('closing');
    await at('deactivated');
    expect(await desk.send()).toMatchObject({ status: 409, body: { code: 'organization_closed' } });
  });

  it('is written by nobody who was dismissed', async () => {
    await server.database.db
      .deleteFrom('membership')
      .where('organization_id', '=', desk.id)
      .where('user_id', '=', desk.author)
      .execute();
    expect((await desk.send()).status).toBe(404);
  });
});
