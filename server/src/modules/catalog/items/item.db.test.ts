import type { FeedPost } from '@karavan/shared-api/contract/feed';
import type { ItemDetail } from '@karavan/shared-api/contract/items';
import { createEvent } from '../../../testing/factories/bookings.ts';
import { createUser } from '../../../testing/factories/accounts.ts';
import { createItem, createOrganization } from '../../../testing/factories/catalog.ts';
import { createTerms } from '../../../testing/factories/delivery.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { createItemPreview } from './preview-item.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const read = async (id: number, token?: string) =>
  (await server.call(`/shop/items/${id}/`, token ? { token } : {})).body as ItemDetail;

const similarTo = async (id: number) =>
  ((await server.call(`/shop/items/${id}/similar/`)).body as { list: FeedPost[] }).list.map(
    (post) => post.id,
  );

describe('items similar to one', () => {
  it('are the newest published of its category, without itself', async () => {
    const { db } = server.database;
    await db
      .insertInto('category')
      .values({ id: 70, parent_id: null, titles: JSON.stringify({ ru: 'Другая' }) })
      .execute();
    const create = (category_id: number, day: number, values = {}) =>
      createItem(db, { category_id, created_at: new Date(Date.UTC(2026, 0, day)), ...values });
    const lonely = await create(70, 1);
    const shown = await create(1, 20);
    await create(1, 25, { is_published: false });
    const others = [];
    for (let day = 1; day <= 8; day += 1) others.push(await create(1, day));
    expect(await similarTo(shown)).toEqual(others.toReversed().slice(0, 6));
    expect(await similarTo(lonely)).toEqual([]);
  });

  it('of an item that is not there are none', async () => {
    expect(await similarTo(999_999)).toEqual([]);
  });
});

it.each([
  ['is to come', { status: 'scheduled' }, 'EventScheduled', 'in stock'],
  ['is cancelled', { status: 'cancelled' }, 'EventCancelled', 'out of stock'],
  [
    'is over',
    { starts_at: new Date(Date.now() - 7_200_000), ends_at: new Date(Date.now() - 3_600_000) },
    'EventScheduled',
    'out of stock',
  ],
] as const)(
  'other sites are told of an event that %s',
  async (_state, values, status, availability) => {
    const { db } = server.database;
    const { itemId } = await createEvent(db);
    await db.updateTable('event').set(values).where('item_id', '=', itemId).execute();
    const preview = createItemPreview(db);
    expect(await preview(String(itemId), 'ru')).toMatchObject({
      properties: { 'product:availability': availability },
      thing: { '@type': 'Event', eventStatus: `https://schema.org/${status}` },
    });
    await db.updateTable('item').set({ is_published: false }).where('id', '=', itemId).execute();
    expect(await preview(String(itemId), 'ru')).toBeNull();
  },
);

describe('the page of an item', () => {
  it('says whether it is one’s own, as of now', async () => {
    const { db } = server.database;
    const [owner, stranger] = [await createUser(db), await createUser(db)];
    const id = await createItem(db, {
      organization_id: await createOrganization(db, { ownerId: owner }),
    });
    const isOwnFor = async (person?: number) =>
      (await read(id, person === undefined ? undefined : await server.sessionOf(person))).is_own;
    expect(await isOwnFor()).toBeNull();
    expect(await isOwnFor(owner)).toBe(true);
    expect(await isOwnFor(stranger)).toBe(false);
    await db.deleteFrom('organization_member').where('user_id', '=', owner).execute();
    expect(await isOwnFor(owner)).toBe(false);
  });

  it('promises what its organization brings, and only goods', async () => {
    const { db } = server.database;
    const organization_id = await createOrganization(db);
    const service_id = await createOrganization(db);
    const id = await createItem(db, { organization_id });
    expect((await read(id)).delivery).toBeNull();
    await createTerms(db, { organization_id, service_id, fee_per_km: 0 });
    expect((await read(id)).delivery).toEqual({
      fee: { amount: '100.00', currency: 'KGS' },
      is_by_distance: false,
      free_from: null,
      min_order: null,
    });
    await db
      .updateTable('delivery_settings')
      .set({ fee_per_km: 500, free_from: 300_000, min_order: 50_000 })
      .where('organization_id', '=', organization_id)
      .execute();
    expect((await read(id)).delivery).toMatchObject({
      is_by_distance: true,
      free_from: { amount: '3000.00', currency: 'KGS' },
      min_order: { amount: '500.00', currency: 'KGS' },
    });
    await db
      .insertInto('delivery_zone')
      .values({ organization_id, position: 0, name: 'Центр', radius_km: 2, fee: 4_000 })
      .execute();
    expect((await read(id)).delivery).toMatchObject({
      fee: { amount: '40.00' },
      is_by_distance: true,
    });
    const ticket = await createItem(db, { organization_id, kind: 'ticket' });
    expect((await read(ticket)).delivery).toBeNull();
  });

  it('says when its organization closes, by the clock there', async () => {
    const { db } = server.database;
    const organization_id = await createOrganization(db, { time_zone: 'Pacific/Kiritimati' });
    const id = await createItem(db, { organization_id });
    expect((await read(id)).working_now).toBeNull();
    await db
      .insertInto('organization_hours')
      .values(
        [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
          organization_id,
          weekday,
          opens_at: '09:00',
          closes_at: '18:00',
        })),
      )
      .execute();
    const { working_now: now } = await read(id);
    expect(now).toMatchObject({ changes: { time: now!.state === 'open' ? '18:00' : '09:00' } });
    expect(Object.keys(now!).toSorted()).toEqual(['changes', 'state', 'today']);
  });
});
