import { sql } from 'kysely';
import type { CourierDelivery } from '@karavan/shared-api/contract/delivery';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import { createMember, createUser } from '../../../testing/factories/accounts.ts';
import { createOrganization } from '../../../testing/factories/catalog.ts';
import { createDelivery, ON_ITS_WAY } from '../../../testing/factories/delivery.ts';
import { createOrder } from '../../../testing/factories/orders.ts';
import { createStock } from '../../../testing/factories/stock.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { readBeforeWrite } from '../../../testing/read-before-write.ts';

const TRIES_MAX = 5;
const PIN = '0417';
const WRONG = '9999';

let server: TestServer;
let serviceId: number;
let courierId: number;
let token: string;
beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.database;
  serviceId = await createOrganization(db, { is_delivery_service: true });
  courierId = await createMember(db, serviceId);
  token = await server.sessionOf(courierId);
});
afterAll(() => server.close());

/** An order of two pieces, held in the stock, that the courier carries. */
async function carriedDelivery() {
  const { db } = server.database;
  const organization_id = await createOrganization(db);
  const client_id = await createUser(db);
  const sizeId = await createStock(db, { organizationId: organization_id, stock: 5 });
  const { item_id } = await db
    .updateTable('item_size')
    .set({ held: 2 })
    .where('id', '=', sizeId)
    .returning('item_id')
    .executeTakeFirstOrThrow();
  const order_id = await createOrder(db, {
    ...ON_ITS_WAY,
    organization_id,
    client_id,
    delivery_status: 'delivery_status_taken_for_delivery',
    goods: 20_000,
  });
  await db
    .insertInto('sale_order_line')
    .values({
      order_id,
      position: 0,
      item_id,
      size_id: sizeId,
      name: 'Товар',
      quantity: 2,
      price: 10_000,
    })
    .execute();
  const id = await createDelivery(db, {
    order_id,
    delivery_organization_id: serviceId,
    courier_id: courierId,
    status: 'delivery_status_taken_for_delivery',
    cash_due: 20_000,
    pin: PIN,
  });
  return { id, orderId: order_id, clientId: client_id, sizeId };
}

const complete = (id: number, pin: string, as = token) =>
  server.call(`/delivery/${id}/delivered/`, { method: 'POST', token: as, body: { pin } });

const receiptOf = async (orderId: number, clientId: number) =>
  (await server.call(`/receipts/${orderId}/`, { token: await server.sessionOf(clientId) }))
    .body as Receipt;

const stockOf = (id: number) =>
  server.database.db
    .selectFrom('item_size')
    .select(['stock', 'held'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('completing a delivery', () => {
  it('needs no photo beside the PIN that the client reads on the receipt; the sale is done', async () => {
    const { id, orderId, clientId, sizeId } = await carriedDelivery();
    const { pin } = (await receiptOf(orderId, clientId)).delivery!;
    const answer = await complete(id, pin!);
    expect(answer).toMatchObject({
      status: 200,
      body: { status: 'delivery_status_delivered', cash_owed: { amount: '200.00' } },
    });
    expect(await stockOf(sizeId)).toEqual({ stock: 3, held: 0 });
    expect(await receiptOf(orderId, clientId)).toMatchObject({
      payment_status: 'accepted',
      fulfilled_at: expect.any(String),
      delivery: { status: 'delivery_status_delivered', courier: 'Test', pin: null },
    });
  });

  it('is done once, however often and at the same time it is asked for', async () => {
    const { id, sizeId, orderId } = await carriedDelivery();
    const answers = await Promise.all([complete(id, PIN), complete(id, PIN), complete(id, PIN)]);
    const [first] = answers;
    for (const answer of [...answers, await complete(id, PIN)]) {
      expect(answer).toMatchObject({ status: 200, body: first!.body });
    }
    expect(await stockOf(sizeId)).toEqual({ stock: 3, held: 0 });
    const told = await server.database.db
      .selectFrom('notification')
      .select('type')
      .where(sql<boolean>`extra_data->>'transaction_id' = ${String(orderId)}`)
      .where('is_client', '=', true)
      .execute();
    expect(told).toEqual([{ type: 'delivery_delivered_for_client' }]);
  });

  it('names the PIN that is wrong, and goes on with the right one', async () => {
    const { id, sizeId } = await carriedDelivery();
    expect(await complete(id, WRONG)).toMatchObject({
      status: 400,
      body: { errors: { pin: [expect.any(String)] } },
    });
    expect((await complete(id, '12')).status).toBe(400);
    expect(await stockOf(sizeId)).toEqual({ stock: 5, held: 2 });
    expect((await complete(id, PIN)).status).toBe(200);
  });

  it('is closed after too many tries, even for the right PIN', async () => {
    const { id } = await carriedDelivery();
    for (let tried = 0; tried < TRIES_MAX; tried += 1) {
      expect((await complete(id, WRONG)).status).toBe(400);
    }
    expect((await complete(id, WRONG)).status).toBe(422);
    expect((await complete(id, PIN)).status).toBe(422);
    const reason = { reason: 'Клиент не помнит код' };
    const rejected = await server.call(`/delivery/${id}/reject/`, {
      method: 'POST',
      token,
      body: reason,
    });
    expect(rejected).toMatchObject({ status: 200, body: reason });
  });

  it('lets nobody past the limit who tries many PINs at the same time', async () => {
    const { id } = await carriedDelivery();
    const answers = await Promise.all(Array.from({ length: 30 }, () => complete(id, WRONG)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(TRIES_MAX);
    expect(statuses.filter((status) => status === 422)).toHaveLength(30 - TRIES_MAX);
  });

  it('would let them past if tries were read first and counted afterwards', async () => {
    const { id } = await carriedDelivery();
    const { db } = server.database;
    const compared = await readBeforeWrite(
      30,
      () =>
        db
          .selectFrom('delivery')
          .select('wrong_pins')
          .where('id', '=', id)
          .executeTakeFirstOrThrow(),
      async ({ wrong_pins }) => {
        if (wrong_pins >= TRIES_MAX) return false;
        await db
          .updateTable('delivery')
          .set({ wrong_pins: wrong_pins + 1 })
          .where('id', '=', id)
          .execute();
        return true;
      },
    );
    expect(compared.filter(Boolean).length).toBeGreaterThan(TRIES_MAX);
  });

  it('is for the courier who carries it, as long as they work for the service', async () => {
    const { db } = server.database;
    const { id } = await carriedDelivery();
    const colleague = await createMember(db, serviceId);
    expect((await complete(id, PIN, await server.sessionOf(colleague))).status).toBe(409);
    const former = await createMember(db, serviceId);
    const formerToken = await server.sessionOf(former);
    await db.updateTable('delivery').set({ courier_id: former }).where('id', '=', id).execute();
    await db.deleteFrom('organization_member').where('user_id', '=', former).execute();
    expect((await complete(id, PIN, formerToken)).status).toBe(403);
  });

  it('counts no tries against a delivery that nobody carries', async () => {
    const { id } = await carriedDelivery();
    const rejected = await server.call(`/delivery/${id}/reject/`, {
      method: 'POST',
      token,
      body: { reason: 'Никто не открыл' },
    });
    expect((rejected.body as CourierDelivery).status).toBe(
      'delivery_status_rejected_by_delivery_service',
    );
    expect((await complete(id, PIN)).status).toBe(409);
    expect((await complete(id, WRONG)).status).toBe(409);
  });
});

describe('a photo instead of the digits', () => {
  const withPhoto = (id: number, photo_id: number) =>
    server.call(`/delivery/${id}/delivered/`, { method: 'POST', token, body: { photo_id } });

  /** As if this person had uploaded it so many minutes ago. */
  async function uploadOf(owner_id: number, minutes = 0): Promise<number> {
    const { db } = server.database;
    const key = crypto.randomUUID();
    const file = await db
      .insertInto('file')
      .values({ key, width: 40, height: 30, thumbhash: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const upload = await db
      .insertInto('picture_upload')
      .values({
        file_id: file.id,
        owner_id,
        created_at: sql<Date>`now() - make_interval(mins => ${minutes})`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return upload.id;
  }

  it('of the courier’s own ends the delivery, and client and staff can see it', async () => {
    const { id, orderId, clientId } = await carriedDelivery();
    expect((await withPhoto(id, await uploadOf(courierId))).status).toBe(200);
    const { body } = await server.call(`/receipts/${orderId}/`, {
      token: await server.sessionOf(clientId),
    });
    expect((body as Receipt).delivery).toMatchObject({
      status: 'delivery_status_delivered',
      photo: { width: 40, height: 30 },
    });
  });

  it('of somebody else is refused by name', async () => {
    const { id, clientId } = await carriedDelivery();
    expect(await withPhoto(id, await uploadOf(clientId))).toMatchObject({
      status: 400,
      body: { errors: { photo_id: expect.anything() } },
    });
  });

  it('proves one delivery and no other', async () => {
    const [first, second] = [await carriedDelivery(), await carriedDelivery()];
    const photo = await uploadOf(courierId);
    const answers = await Promise.all([first, second].map(({ id }) => withPhoto(id, photo)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const proven = answers[0]!.status === 200 ? first : second;
    // Sent once more, as after a lost answer.
    expect((await withPhoto(proven.id, photo)).status).toBe(200);
  });

  it.each([
    ['from before the delivery was taken', 10, 5],
    ['of half an hour ago', 31, 60],
  ])('%s is refused by name', async (_, ofPhoto, ofTaking) => {
    const { id } = await carriedDelivery();
    await server.database.db
      .updateTable('delivery')
      .set({ taken_at: sql<Date>`now() - make_interval(mins => ${ofTaking})` })
      .where('id', '=', id)
      .execute();
    expect(await withPhoto(id, await uploadOf(courierId, ofPhoto))).toMatchObject({
      status: 400,
      body: { errors: { photo_id: ['Сделайте новое фото этого заказа на месте'] } },
    });
    expect((await withPhoto(id, await uploadOf(courierId))).status).toBe(200);
  });

  it('does not go together with them, and one of the two is needed', async () => {
    const { id } = await carriedDelivery();
    const photo_id = await uploadOf(courierId);
    for (const body of [{}, { pin: PIN, photo_id }]) {
      const answer = await server.call(`/delivery/${id}/delivered/`, {
        method: 'POST',
        token,
        body,
      });
      expect(answer).toMatchObject({ status: 400, body: { errors: { pin: expect.anything() } } });
    }
  });
});
