import type { Notification } from '@karavan/shared-api/contract/notifications';
import type { Page } from '@karavan/shared-api/contract/page';
import { createMember, createUser } from '../../../testing/factories/accounts.ts';
import { createOrganization } from '../../../testing/factories/catalog.ts';
import type { Client } from '../../../testing/shop.ts';
import { openTestInboxes, type TestInboxes } from '../../../testing/test-inboxes.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let inboxes: TestInboxes;
let client: Client;
beforeAll(async () => {
  server = await createTestServer();
  inboxes = await openTestInboxes(server);
});
beforeEach(async () => {
  client = await inboxes.shop.newClient();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => server.close());

async function inboxOf(userId: number): Promise<readonly Notification[]> {
  const { body } = await server.call('/notifications/', { token: await server.sessionOf(userId) });
  return (body as Page<Notification>).list;
}

/** All cards of a person that are about an order. */
const cardsOf = async (userId: number, order: number) =>
  (await inboxOf(userId)).filter(
    ({ extra_data }) => 'transaction_id' in extra_data && extra_data.transaction_id === order,
  );

async function cardOf(userId: number, order: number): Promise<Notification> {
  const cards = await cardsOf(userId, order);
  expect(cards).toHaveLength(1);
  return cards[0]!;
}

const unseenOf = async (userId: number) =>
  (
    (await server.call('/notifications/count/', { token: await server.sessionOf(userId) }))
      .body as { count: number }
  ).count;

/** What open devices have heard since, by person. */
async function listen() {
  const { db } = server.database;
  const events = () => db.selectFrom('realtime_event').select(['key', 'type', 'data', 'seq']);
  const before = new Set((await events().execute()).map(({ key, seq }) => `${key} ${seq}`));
  return async (userId: number) =>
    (await events().where('key', '=', `unread:${userId}`).orderBy('seq').execute())
      .filter(({ key, seq }) => !before.has(`${key} ${seq}`))
      .map(({ type }) => type);
}

const actAs = async (userId: number, action: string, order: number) =>
  server.call(`/organizations/${inboxes.shop.organizationId}/orders/${order}/${action}/`, {
    method: 'POST',
    token: await server.sessionOf(userId),
  });

const placed = async (way = 'selfPickup') => client.order(way, await client.fill(10_000));

describe('the card of an order', () => {
  it('tells what is ordered, how it is had, and what its reader may do now', async () => {
    const order = await placed();
    const { owner } = inboxes.people;
    expect(await cardOf(owner, order)).toMatchObject({
      type: 'order',
      subject: `order:${order}`,
      answer: null,
      order: {
        transaction_id: order,
        status: 'in_progress',
        method: 'self_pickup',
        is_mine: false,
        lines: [{ quantity: 1 }],
        line_count: 1,
        staff_actions: ['accept', 'reject'],
        can_pay: false,
      },
    });
    await actAs(owner, 'accept', order);
    expect(await cardOf(client.id, order)).toMatchObject({
      type: 'order_accepted_for_client',
      order: { status: 'accepted', is_mine: true, can_cancel: true, staff_actions: [] },
    });
  });

  it('settles for everybody when one has answered, by one event each, and counts no more', async () => {
    const { owner, cashier } = inboxes.people;
    const order = await placed();
    const [before, unseen] = [await cardOf(cashier, order), await unseenOf(cashier)];
    const heard = await listen();
    await actAs(owner, 'accept', order);
    expect(await heard(owner)).toEqual(['notification.changed']);
    expect(await heard(cashier)).toEqual(['notification.changed']);
    expect(await heard(client.id)).toEqual(['notification.created']);
    expect(await unseenOf(cashier)).toBe(unseen - 1);
    expect(await cardOf(owner, order)).toMatchObject({
      order: { status: 'accepted', staff_actions: ['hand_over', 'reject'] },
      answer: { action: 'accept', is_mine: true, by: null },
    });
    expect(await cardOf(cashier, order)).toMatchObject({
      id: before.id,
      answer: { action: 'accept', is_mine: false, by: 'Test' },
    });
  });

  it('offers no payment once it is paid, and moves up with its news', async () => {
    const order = await placed('onlinePayment');
    await actAs(inboxes.people.owner, 'accept', order);
    const asked = await cardOf(client.id, order);
    expect(asked).toMatchObject({ order: { can_pay: true } });
    await client.payAt(order, await client.openPayment(order));
    const paid = await cardOf(client.id, order);
    expect(paid).toMatchObject({
      type: 'order_payment_for_client',
      order: { payment_status: 'accepted', can_pay: false },
    });
    expect(paid.id).toBeGreaterThan(asked.id);
    expect((await client.call(`/notifications/${asked.id}/`)).status).toBe(404);
  });

  it('agrees with its order whoever is first, when two press at once', async () => {
    const { owner, cashier } = inboxes.people;
    for (let round = 0; round < 4; round += 1) {
      const order = await placed();
      await Promise.all([
        actAs(owner, 'accept', order),
        actAs(cashier, 'accept', order),
        client.call(`/receipts/${order}/`, 'DELETE'),
      ]);
      for (const person of [owner, cashier]) {
        const card = await cardOf(person, order);
        expect(card.order).toMatchObject({ status: 'rejected', staff_actions: [] });
        expect(card).toMatchObject({ type: 'order_rejected', answer: null });
      }
      expect(await cardsOf(client.id, order)).toHaveLength(
        (await client.receipt(order)).accepted_at === null ? 0 : 1,
      );
    }
  });

  it('is there twice for nobody: the table refuses it', async () => {
    const order = await placed();
    const row = {
      user_id: inboxes.people.owner,
      type: 'order_payment',
      is_client: false,
      subject: `order:${order}`,
    };
    const insert = server.database.db
      .insertInto('notification')
      .values({ ...row, event_key: crypto.randomUUID(), extra_data: '{}' })
      .execute();
    await expect(insert).rejects.toThrow(/notification_card/);
  });

  it('says nothing more of the order to somebody who has been dismissed', async () => {
    const { db } = server.database;
    const order = await placed();
    const { cashier } = inboxes.people;
    const membership = await db
      .deleteFrom('organization_member')
      .where('user_id', '=', cashier)
      .returning(['organization_id', 'user_id', 'is_owner', 'role_id', 'joined_at'])
      .executeTakeFirstOrThrow();
    expect(await cardOf(cashier, order)).toMatchObject({ type: 'order', order: null });
    await db.insertInto('organization_member').values(membership).execute();
  });

  it('is read by its person alone, and keeps the secrets of the order', async () => {
    const order = await placed();
    const { id } = await cardOf(inboxes.people.owner, order);
    expect((await client.call(`/notifications/${id}/`)).status).toBe(404);
    const { status, body } = await server.call(`/notifications/${id}/`, {
      token: await server.sessionOf(inboxes.people.owner),
    });
    expect(status).toBe(200);
    expect(Object.keys((body as Notification).order!)).not.toContain('client_id');
    expect(JSON.stringify(body)).not.toMatch(/"(?:pin|secret|phone)"/);
  });

  it('costs as many statements for thirty cards as for three', async () => {
    const token = client.token;
    const count = async () => {
      let shown = 0;
      const statements = await countStatements(server.database, async () => {
        const { body } = await server.call('/notifications/?limit=30', { token });
        shown = (body as Page<Notification>).list.length;
      });
      return [shown, statements];
    };
    const { db } = server.database;
    const add = async (orders: number) => {
      for (let index = 0; index < orders; index += 1) {
        const [order] = await db
          .insertInto('sale_order')
          .values({
            organization_id: inboxes.shop.organizationId,
            client_id: client.id,
            method: 'self_pickup',
            currency: 'KGS',
            goods: 1000,
          })
          .returning('id')
          .execute();
        await db
          .insertInto('notification')
          .values({
            user_id: client.id,
            event_key: `order:${order!.id}:accept`,
            type: 'order_accepted_for_client',
            is_client: true,
            subject: `order:${order!.id}`,
            extra_data: JSON.stringify({
              transaction_id: order!.id,
              final_price: '10.00',
              currency: 'KGS',
              method: 'self_pickup',
            }),
          })
          .execute();
      }
    };
    await add(3);
    const [three, few] = await count();
    await add(27);
    const [thirty, many] = await count();
    expect([three, thirty]).toEqual([3, 30]);
    expect(many).toBe(few);
    // The session, the list, the count and the orders.
    expect(many).toBeLessThanOrEqual(4);
  });
});

describe('the card of a delivery', () => {
  const place = {
    city: 'Бишкек',
    district: 'Центр',
    address: 'ул. Токтогула, 1',
    phone: '+996555000000',
    comment: '',
  };

  async function sent(): Promise<number> {
    await client.call('/users/delivery_addresses/', 'POST', place);
    const order = await placed('delivery');
    await actAs(inboxes.people.owner, 'accept', order);
    await actAs(inboxes.people.owner, 'send_to_delivery', order);
    return order;
  }

  const offerOf = async (courier: number, order: number) => (await cardOf(courier, order)).offer;

  async function byCourier(action: string, order: number, body?: object) {
    const { id } = await server.database.db
      .selectFrom('delivery')
      .select('id')
      .where('order_id', '=', order)
      .orderBy('attempt', 'desc')
      .executeTakeFirstOrThrow();
    return server.call(`/delivery/${id}/${action}/`, {
      method: 'POST',
      token: await server.sessionOf(inboxes.people.courier),
      ...(body && { body }),
    });
  }

  it('shows other couriers that it is taken, and its own what they have done', async () => {
    const { courier } = inboxes.people;
    const { db } = server.database;
    const { organization_id } = await db
      .selectFrom('organization_member')
      .select('organization_id')
      .where('user_id', '=', courier)
      .executeTakeFirstOrThrow();
    const rival = await createMember(db, organization_id);
    const order = await sent();
    expect(await offerOf(rival, order)).toEqual({
      state: 'open',
      district: 'Центр',
      item_count: 1,
    });
    const heard = await listen();
    await byCourier('accept', order);
    expect(await heard(rival)).toEqual(['notification.changed']);
    expect(await offerOf(rival, order)).toMatchObject({ state: 'taken' });
    expect(await offerOf(courier, order)).toMatchObject({ state: 'mine' });
    // Couriers see the offer, not the order.
    expect((await cardOf(courier, order)).order).toBeNull();
    await byCourier('reject', order, { reason: 'Никого нет дома' });
    expect(await offerOf(courier, order)).toMatchObject({ state: 'given_back' });
    expect(await offerOf(rival, order)).toMatchObject({ state: 'over' });
    expect(await cardOf(inboxes.people.owner, order)).toMatchObject({
      type: 'rejected_by_delivery_for_organization',
      order: { staff_actions: expect.arrayContaining(['send_to_delivery']) },
    });
    await actAs(inboxes.people.owner, 'send_to_delivery', order);
    expect(await offerOf(rival, order)).toMatchObject({ state: 'open' });
  });

  it('asks the staff for the cash until it is there, and the client never hears of it', async () => {
    const { owner, cashier } = inboxes.people;
    const order = await sent();
    await byCourier('accept', order);
    await byCourier('delivered', order, { pin: (await client.receipt(order)).delivery!.pin });
    expect((await cardOf(cashier, order)).order!.staff_actions).toContain('settle_cash');
    const heard = await listen();
    await actAs(owner, 'settle_cash', order);
    await actAs(owner, 'settle_cash', order);
    expect(await heard(cashier)).toEqual(['notification.changed']);
    expect(await heard(client.id)).toEqual([]);
    expect(await cardOf(cashier, order)).toMatchObject({
      answer: { action: 'settle_cash', by: 'Test' },
      order: { staff_actions: [] },
    });
  });
});

describe('the card of a partnership', () => {
  it('is answered once, and says so on both sides', async () => {
    const { db } = server.database;
    const [asking, asked, stranger] = [
      await createUser(db),
      await createUser(db),
      await createUser(db),
    ];
    const requester = await createOrganization(db, { ownerId: asking });
    const recipient = await createOrganization(db, { ownerId: asked });
    const call = async (method: string, userId: number, path: string, body?: object) =>
      server.call(`/organizations/${path}/`, {
        method,
        token: await server.sessionOf(userId),
        ...(body && { body }),
      });
    const { body } = await call('POST', asking, `${requester}/partnerships`, {
      partnership_id: recipient,
    });
    const { id } = body as { id: number };
    const cards = async (userId: number) => inboxOf(userId);
    expect(await cards(asked)).toMatchObject([
      { subject: `partnership:${id}`, partnership: { status: 'requested', can_answer: true } },
    ]);
    const ofRecipient = `${recipient}/partnerships/${id}`;
    const accepted = { status: 'accepted' };
    expect((await call('PUT', stranger, ofRecipient, accepted)).status).toBe(404);
    await call('PUT', asked, ofRecipient, accepted);
    expect(await cards(asked)).toMatchObject([
      {
        type: 'partnership_accepted_recipient',
        partnership: { status: 'accepted', can_answer: false },
        answer: { action: 'accept', is_mine: true },
      },
    ]);
    const ofAsking = [{ type: 'partnership_accepted', answer: null }];
    expect(await cards(asking)).toMatchObject(ofAsking);
    await call('DELETE', asking, `${requester}/partnerships/${id}`);
    expect(await cards(asked)).toMatchObject([
      { type: 'partnership_ended', partnership: { status: 'ended', can_answer: false } },
    ]);
    expect(await cards(asking)).toMatchObject([
      { partnership: { status: 'ended' }, answer: { action: 'end', is_mine: true } },
    ]);
  });
});
