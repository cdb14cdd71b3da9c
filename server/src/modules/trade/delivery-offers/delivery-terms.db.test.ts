import fc from 'fast-check';
import type { Cart } from '@karavan/shared-api/contract/carts';
import { deliveryFee, type DeliveryRates } from '@karavan/shared-api/contract/delivery-fee';
import type {
  DeliveryAgreement,
  DeliverySettings,
} from '@karavan/shared-api/contract/delivery-terms';
import { createUser } from '../../../testing/factories/accounts.ts';
import { createOrganization } from '../../../testing/factories/catalog.ts';
import { createAddress, createDelivery, ON_ITS_WAY } from '../../../testing/factories/delivery.ts';
import { createOrder } from '../../../testing/factories/orders.ts';
import { openShop, type Client, type Shop } from '../../../testing/shop.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { distanceKm } from '../../../platform/places/distance-km.ts';

jest.setTimeout(120_000);

const TERMS = {
  payer: 'client',
  base_fee: '100',
  fee_per_km: '20',
  free_from: null,
  min_order: null,
  radius_km: null,
} as const;

let server: TestServer;
let shop: Shop;
let client: Client;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  shop = await openShop(server);
  client = await shop.newClient();
  await createAddress(server.database.db, client.id);
});
afterAll(() => server.close());

async function staffOf(owner: number, id: number) {
  const token = await server.sessionOf(owner);
  const call = (path: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET', body?: object) =>
    server.call(`/organizations/${id}/${path}/`, { method, token, ...(body && { body }) });
  return {
    id,
    read: async () => (await call('delivery_settings')).body as DeliverySettings,
    readFormerly: async () => (await call('delivery-settings')).body,
    save: (terms: object, version: number) =>
      call('delivery_settings', 'PUT', { ...TERMS, ...terms, version }),
    ask: (service_id: number) => call('delivery-agreements', 'POST', { service_id }),
    answer: (agreement: number, status: 'accepted' | 'declined') =>
      call(`delivery-agreements/${agreement}`, 'PUT', { status }),
    end: (agreement: number) => call(`delivery-agreements/${agreement}`, 'DELETE'),
    services: () => call('delivery-services'),
    deliver: (is_service: boolean) => call('delivery-service', 'PUT', { is_service }),
    board: () => call('delivery_board'),
    told: async () =>
      (
        await server.database.db
          .selectFrom('notification')
          .select('type')
          .where('user_id', '=', owner)
          .where('type', 'like', 'delivery_service%')
          .execute()
      ).map(({ type }) => type),
  };
}

const ofShop = () => staffOf(shop.owner, shop.organizationId);

async function newService(values: Parameters<typeof createOrganization>[1] = {}) {
  const { db } = server.database;
  const ownerId = await createUser(db);
  const id = await createOrganization(db, { is_delivery_service: true, ownerId, ...values });
  return staffOf(ownerId, id);
}

const idOf = ({ body }: { body: unknown }) => (body as DeliveryAgreement).id;

/** A shop whose service has agreed. */
async function agree(terms: object = {}) {
  const own = await ofShop();
  const service = await newService();
  await own.save(terms, 0);
  const agreement = idOf(await own.ask(service.id));
  await service.answer(agreement, 'accepted');
  return { own, service, agreement };
}

describe('who brings it', () => {
  it('is asked, agrees, and is offered to clients from then on', async () => {
    const [own, service] = [await ofShop(), await newService()];
    expect((await own.ask(service.id)).status).toBe(409);
    expect((await own.save({}, 0)).body).toMatchObject({ version: 1, service: null });
    const asked = await own.ask(service.id);
    expect(asked).toMatchObject({ status: 201, body: { status: 'requested', is_service: false } });
    expect((await client.fill(10_000)).delivery).toBeNull();
    expect(await service.told()).toEqual(['delivery_service_requested']);
    expect((await own.answer(idOf(asked), 'accepted')).status).toBe(409);
    expect((await service.answer(idOf(asked), 'accepted')).body).toMatchObject({
      status: 'accepted',
      is_service: true,
    });
    expect((await service.answer(idOf(asked), 'accepted')).status).toBe(200);
    expect(await own.told()).toEqual(['delivery_service_accepted']);
    expect((await own.read()).service).toMatchObject({ partner: { id: service.id } });
    expect((await client.fill(10_000)).methods).toContain('cash_courier');
  });

  it('may decline, and is asked once at a time', async () => {
    const [own, one, other] = [await ofShop(), await newService(), await newService()];
    await own.save({}, 0);
    const asked = idOf(await own.ask(one.id));
    expect((await own.ask(other.id)).status).toBe(409);
    await one.answer(asked, 'declined');
    expect((await one.answer(asked, 'accepted')).status).toBe(409);
    expect(await own.told()).toEqual(['delivery_service_declined']);
    expect((await own.read()).asked).toMatchObject({ status: 'declined' });
    const second = idOf(await own.ask(other.id));
    expect((await own.end(second)).status).toBe(204);
    expect((await other.answer(second, 'accepted')).status).toBe(409);
  });

  it('is one’s own couriers without a question, and no other kind of organization', async () => {
    const service = await newService();
    await service.save({}, 0);
    expect((await service.ask(service.id)).body).toMatchObject({ status: 'accepted' });
    expect(await service.told()).toEqual([]);
    const [own, abroad] = [await ofShop(), await newService({ country: 'DE' })];
    await own.save({}, 0);
    expect((await own.ask(own.id)).status).toBe(404);
    expect((await own.ask(abroad.id)).status).toBe(404);
    expect(JSON.stringify((await own.services()).body)).not.toContain(`"id":${abroad.id},`);
  });

  it('is the organization itself once it delivers, for others as well', async () => {
    const [own, other] = [await ofShop(), await newService({ is_delivery_service: false })];
    await own.save({}, 0);
    await other.save({}, 0);
    expect((await other.ask(own.id)).status).toBe(404);
    const courier = await server.sessionOf(shop.owner);
    const offered = () => server.call('/delivery/available_orders/', { token: courier });
    expect((await offered()).status).toBe(403);

    expect(await own.deliver(true)).toMatchObject({ status: 200, body: { is_service: true } });
    expect((await own.deliver(true)).status).toBe(200);
    expect((await offered()).status).toBe(200);
    expect((await own.board()).status).toBe(200);
    expect((await own.services()).body).toMatchObject({
      list: expect.arrayContaining([expect.objectContaining({ id: own.id })]),
    });
    expect((await own.ask(own.id)).body).toMatchObject({ status: 'accepted' });
    expect((await client.fill(10_000)).methods).toContain('cash_courier');
    expect(idOf(await other.ask(own.id))).toBeGreaterThan(0);
    const act = await server.database.db
      .selectFrom('audit_entry')
      .select('subject')
      .where('organization_id', '=', own.id)
      .where('action', '=', 'PUT /organizations/{id}/delivery-service/')
      .executeTakeFirst();
    expect(act).toMatchObject({ subject: { is_service: true } });
  });

  it('stays a service while it has deliveries, cash or agreements, and says how many', async () => {
    const { db } = server.database;
    const { own, service, agreement } = await agree();
    const carries = { delivery_organization_id: service.id };
    const delivery = await createDelivery(db, {
      ...carries,
      courier_id: await createUser(db),
      status: 'delivery_status_delivered',
      cash_due: 10_000,
      taken_at: new Date(),
      finished_at: new Date(),
    });
    const inUse = (count: number) => ({
      status: 409,
      body: { code: 'delivery_service_in_use', count },
    });
    expect(await service.deliver(false)).toMatchObject(inUse(2));
    expect((await own.end(agreement)).status).toBe(204);
    expect(await service.deliver(false)).toMatchObject(inUse(1));
    const settled = { cash_settled_at: new Date() };
    await db.updateTable('delivery').set(settled).where('id', '=', delivery).execute();
    const carried = await createDelivery(db, carries);
    expect(await service.deliver(false)).toMatchObject(inUse(1));
    await db.deleteFrom('delivery').where('id', '=', carried).execute();
    expect(await service.deliver(false)).toMatchObject({ body: { is_service: false } });
    expect((await own.ask(service.id)).status).toBe(404);
  });

  it('is asked or stops to deliver, never both', async () => {
    const own = await ofShop();
    await own.save({}, 0);
    for (let round = 0; round < 5; round += 1) {
      const service = await newService();
      const [asked, stopped] = await Promise.all([own.ask(service.id), service.deliver(false)]);
      const done = [asked.status === 201, stopped.status === 200].filter(Boolean);
      expect(done).toEqual([true]);
      if (asked.status === 201) await own.end(idOf(asked));
    }
  });

  it('is not removed while it brings orders, and says how many', async () => {
    const { own, service, agreement } = await agree();
    const { db } = server.database;
    const order_id = await createOrder(db, { ...ON_ITS_WAY, organization_id: shop.organizationId });
    const delivery = await createDelivery(db, { order_id, delivery_organization_id: service.id });
    const refused = await own.end(agreement);
    expect(refused).toMatchObject({ status: 409, body: { code: 'deliveries_live', count: 1 } });
    expect((await service.end(agreement)).status).toBe(409);
    await db.deleteFrom('delivery').where('id', '=', delivery).execute();
    expect((await own.end(agreement)).status).toBe(204);
    expect((await client.fill(10_000)).delivery).toBeNull();
    expect(await service.told()).toEqual(['delivery_service_ended']);
  });

  it('gives way to another one that agrees, and is told', async () => {
    const { own, service } = await agree();
    const other = await newService();
    await other.answer(idOf(await own.ask(other.id)), 'accepted');
    expect((await own.read()).service).toMatchObject({ partner: { id: other.id } });
    expect(await service.told()).toEqual(['delivery_service_ended']);
    const about = await server.database.db
      .selectFrom('notification')
      .select('organization_id')
      .where('type', '=', 'delivery_service_ended')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(about.organization_id).toBe(own.id);
  });

  it('is one, whichever of two answers first', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [own, service] = [await ofShop(), await newService()];
      const { version } = await own.read();
      await own.save({}, version);
      const asked = idOf(await own.ask(service.id));
      await Promise.all([service.answer(asked, 'accepted'), own.end(asked)]);
      const { service: present } = await own.read();
      const { status } = await server.database.db
        .selectFrom('delivery_agreement')
        .select('status')
        .where('id', '=', asked)
        .executeTakeFirstOrThrow();
      expect(present?.id ?? null).toBe(status === 'accepted' ? asked : null);
      if (present) await own.end(present.id);
    }
  });
});

describe('the terms', () => {
  it('of two editors the second is told', async () => {
    const own = await ofShop();
    const answers = await Promise.all([own.save({}, 0), own.save({ base_fee: '150' }, 0)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const again = await Promise.all([own.save({}, 1), own.save({ base_fee: '150' }, 1)]);
    expect(again.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await own.read()).version).toBe(2);
  });

  it('are also read at the address that they had before', async () => {
    const own = await ofShop();
    expect(await own.readFormerly()).toEqual(await own.read());
  });

  it('refuse what is not brought, with the cart and what is lacking', async () => {
    await agree({ min_order: '500', radius_km: 2 });
    const place = { latitude: 42.87, longitude: 74.6 };
    await server.database.db
      .updateTable('organization')
      .set(place)
      .where('id', '=', shop.organizationId)
      .execute();
    const cart = await client.fill(10_000);
    expect(cart.delivery?.refusal).toEqual({
      reason: 'delivery_below_minimum',
      radius_km: null,
      missing: { amount: '400.00', currency: 'KGS' },
      hours: null,
    });
    const order = (seen: Cart) =>
      client.call(`/carts/${seen.id}/delivery/`, 'POST', { version: seen.version });
    expect(await order(cart)).toMatchObject({
      status: 400,
      body: { code: 'delivery_refused', errors: { address_id: [expect.anything()] }, cart: {} },
    });
    await server.database.db
      .updateTable('delivery_address')
      .set({ latitude: 42.97, longitude: 74.6 })
      .where('user_id', '=', client.id)
      .execute();
    const far = await client.fill(60_000);
    expect(far.delivery?.refusal).toMatchObject({ reason: 'delivery_too_far', radius_km: 2 });
    expect((await order(far)).status).toBe(400);
  });

  it('are those that the client has seen, and stay with the order', async () => {
    const { own } = await agree();
    const cart = await client.fill(10_000);
    const total = cart.delivery!.total.amount;
    await own.save({ base_fee: '300' }, 1);
    const refused = await client.call(`/carts/${cart.id}/delivery/`, 'POST', {
      version: cart.version,
      total,
    });
    expect(refused).toMatchObject({ status: 400, body: { code: 'quote_changed' } });
    const now = (refused.body as { cart: Cart }).cart;
    const id = await client.order('delivery', now, { total: now.delivery!.total.amount });
    await own.save({ base_fee: '900' }, 2);
    expect((await client.receipt(id)).total).toEqual(now.delivery!.total);
  });

  it('cost what their page has shown', async () => {
    const { own } = await agree();
    const { db } = server.database;
    const home = { latitude: 42.87, longitude: 74.6 };
    await db.updateTable('organization').set(home).where('id', '=', shop.organizationId).execute();
    const cart = await client.fill(50_000);
    let { version } = await own.read();
    const sum = fc.integer({ min: 0, max: 100_000 });
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          payer: fc.constantFrom('client', 'organization'),
          baseFee: sum,
          feePerKm: sum,
          freeFrom: fc.option(fc.integer({ min: 1, max: 100_000 })),
        }),
        fc.double({ min: 0, max: 0.5, noNaN: true }),
        async (rates, north) => {
          const decimal = (minor: number) => (minor / 100).toFixed(2);
          await own.save(
            {
              payer: rates.payer,
              base_fee: decimal(rates.baseFee),
              fee_per_km: decimal(rates.feePerKm),
              free_from: rates.freeFrom === null ? null : decimal(rates.freeFrom),
            },
            version,
          );
          version += 1;
          const place = { latitude: home.latitude + north, longitude: home.longitude };
          await db
            .updateTable('delivery_address')
            .set(place)
            .where('user_id', '=', client.id)
            .execute();
          const shown: DeliveryRates = {
            ...(rates as Pick<DeliveryRates, 'payer' | 'baseFee' | 'feePerKm' | 'freeFrom'>),
            minOrder: null,
            radiusKm: null,
            zones: [],
            isZonesOnly: false,
          };
          const { body } = await client.call(`/carts/${cart.id}/`);
          const fee = deliveryFee(shown, { ...place, km: distanceKm(home, place) }, 50_000).client;
          expect((body as Cart).delivery!.fee.amount).toBe(decimal(fee));
        },
      ),
      { numRuns: 15 },
    );
  });
});
