import { sql } from 'kysely';
import type { Cart } from '@karavan/shared-api/contract/carts';
import type { DeliverySettings } from '@karavan/shared-api/contract/delivery-terms';
import { createOrganization } from '../../../testing/factories/catalog.ts';
import { createAddress, createTerms } from '../../../testing/factories/delivery.ts';
import { openShop, type Client, type Shop } from '../../../testing/shop.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

jest.setTimeout(120_000);

const HOME = { latitude: 42.87, longitude: 74.6 };
const CENTRE = {
  name: 'Центр',
  radius_km: null,
  points: [
    { latitude: 42.86, longitude: 74.58 },
    { latitude: 42.88, longitude: 74.58 },
    { latitude: 42.88, longitude: 74.62 },
    { latitude: 42.86, longitude: 74.62 },
  ],
  fee: '50',
  min_order: null,
};
const NEAR = { name: 'Рядом', radius_km: 5, points: [], fee: '70', min_order: '200' };
const TERMS = {
  payer: 'client',
  base_fee: '100',
  fee_per_km: '0',
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
  const { db } = server.database;
  shop = await openShop(server);
  client = await shop.newClient();
  await createAddress(db, client.id, HOME);
  await db
    .updateTable('organization')
    .set({ ...HOME, time_zone: 'Europe/Berlin' })
    .where('id', '=', shop.organizationId)
    .execute();
  const service_id = await createOrganization(db, { is_delivery_service: true });
  await createTerms(db, { organization_id: shop.organizationId, service_id, fee_per_km: 0 });
});
afterEach(() => jest.useRealTimers());
afterAll(() => server.close());

async function save(what: 'zones' | 'settings', body: object) {
  return server.call(`/organizations/${shop.organizationId}/delivery-${what}/`, {
    method: 'PUT',
    token: await server.sessionOf(shop.owner),
    body,
  });
}

const saveZones = (zones: readonly object[], version = 1, is_zones_only = false) =>
  save('zones', { version, is_zones_only, zones });

const moveTo = (latitude: number) =>
  server.database.db
    .updateTable('delivery_address')
    .set({ latitude })
    .where('user_id', '=', client.id)
    .execute();

const order = (cart: Cart) =>
  client.call(`/carts/${cart.id}/delivery/`, 'POST', {
    version: cart.version,
    total: cart.delivery!.total.amount,
  });

describe('zones', () => {
  it('are charged as they are shown, of several the first, and stay with the order', async () => {
    const { body } = await saveZones([CENTRE, NEAR]);
    expect((body as DeliverySettings).zones).toMatchObject([
      { name: 'Центр', fee: '50.00', points: CENTRE.points },
      { name: 'Рядом', radius_km: 5, min_order: '200.00' },
    ]);
    const cart = await client.fill(10_000);
    expect(cart.delivery).toMatchObject({ zone: 'Центр', fee: { amount: '50.00' }, refusal: null });
    const { body: placed } = await order(cart);
    await saveZones([], 2);
    const receipt = await client.receipt((placed as { transaction_id: number }).transaction_id);
    expect(receipt.total).toEqual(cart.delivery!.total);
  });

  it('have a least order of their own', async () => {
    await saveZones([NEAR]);
    const cart = await client.fill(10_000);
    expect(cart.delivery?.refusal).toMatchObject({
      reason: 'delivery_below_minimum',
      missing: { amount: '100.00' },
    });
    expect(await order(cart)).toMatchObject({ status: 400, body: { code: 'delivery_refused' } });
  });

  it('are all that is brought to where the owner wants it so', async () => {
    await saveZones([CENTRE]);
    await moveTo(43);
    expect((await client.fill(10_000)).delivery).toMatchObject({ zone: null, refusal: null });
    await saveZones([CENTRE], 2, true);
    const cart = await client.fill(10_000);
    expect(cart.delivery?.refusal?.reason).toBe('delivery_outside_zones');
    expect(await order(cart)).toMatchObject({ status: 400, body: { code: 'delivery_refused' } });
  });

  it('of two editors the second is told, whichever of the two they edit', async () => {
    const answers = await Promise.all([
      saveZones([CENTRE]),
      save('settings', { ...TERMS, version: 1 }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('cross nowhere, and are either a ring or a circle', async () => {
    const [one, two, three, four] = CENTRE.points;
    for (const wrong of [
      { points: [one, three, two, four] },
      { points: [one, two] },
      { points: [] },
      { radius_km: 3 },
    ]) {
      expect(await saveZones([{ ...CENTRE, ...wrong }])).toMatchObject({
        status: 400,
        body: { errors: { 'zones.0.points': [expect.anything()] } },
      });
    }
    expect((await saveZones(Array.from({ length: 21 }, () => NEAR))).status).toBe(400);
  });
});

describe('hours', () => {
  const week = [{ weekday: 7, start_time: '09:00', end_time: '13:00' }];
  const at = (moment: string) =>
    jest.useFakeTimers({
      now: new Date(moment),
      advanceTimers: true,
      doNotFake: [
        'setTimeout',
        'setInterval',
        'setImmediate',
        'nextTick',
        'queueMicrotask',
        'performance',
        'hrtime',
      ],
    });

  it('refuse outside of them, by the clock of the organization on the day it is changed, too', async () => {
    await save('settings', { ...TERMS, version: 1, hours: 'own', week });
    const cart = await client.fill(10_000);
    // Berlin, 29 March 2026: at two the clock is put to three, so that nine is seven in Greenwich.
    at('2026-03-29T06:59:00Z');
    const { body } = await client.call(`/carts/${cart.id}/`);
    expect((body as Cart).delivery?.refusal).toMatchObject({
      reason: 'delivery_closed',
      hours: { state: 'close', changes: { weekday: 7, time: '09:00', is_today: true } },
    });
    expect(await order(cart)).toMatchObject({
      status: 400,
      body: {
        code: 'delivery_closed',
        cart: { delivery: { refusal: { hours: { changes: { time: '09:00' } } } } },
      },
    });
    at('2026-03-29T07:00:00Z');
    expect((await order(cart)).status).toBe(201);
  });

  it('are those of the organization where it wants so, and any where it has told none', async () => {
    await save('settings', { ...TERMS, version: 1, hours: 'open' });
    at('2026-03-30T20:00:00Z');
    expect((await client.fill(10_000)).delivery?.refusal).toBeNull();
    await server.database.db
      .insertInto('organization_hours')
      .values({
        organization_id: shop.organizationId,
        weekday: 2,
        opens_at: '10:00',
        closes_at: '18:00',
      })
      .execute();
    expect((await client.fill(10_000)).delivery?.refusal).toMatchObject({
      hours: { changes: { weekday: 2, time: '10:00', is_today: false } },
    });
  });

  it('of its own want a week', async () => {
    const refused = await save('settings', { ...TERMS, version: 1, hours: 'own', week: [] });
    expect(refused).toMatchObject({ status: 400, body: { errors: { week: [expect.anything()] } } });
  });
});

describe('the service of the terms', () => {
  it('is the one that has agreed, whoever writes', async () => {
    const { db } = server.database;
    const other = await createOrganization(db, { is_delivery_service: true });
    const { organizationId } = shop;
    const change = (service_id: number | null) =>
      db
        .updateTable('delivery_settings')
        .set({ service_id })
        .where('organization_id', '=', organizationId)
        .execute();
    await expect(change(other)).rejects.toThrow('has agreed');
    await expect(change(null)).rejects.toThrow('has agreed');
    const ended = db
      .updateTable('delivery_agreement')
      .set({ status: 'ended' })
      .where('organization_id', '=', organizationId)
      .execute();
    await expect(ended).rejects.toThrow('has agreed');
    await db.transaction().execute(async (trx) => {
      await sql`update delivery_agreement set service_id = ${other}
        where organization_id = ${organizationId}`.execute(trx);
      await sql`update delivery_settings set service_id = ${other}
        where organization_id = ${organizationId}`.execute(trx);
    });
  });
});
