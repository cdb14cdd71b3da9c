import { sql } from 'kysely';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import { createEvent } from '../../../../testing/factories/bookings.ts';
import { createTestServer, type TestServer } from '../../../../testing/test-server.ts';
import { openStage, type Stage } from '../../../../testing/staged-event.ts';
import { putEventsAside } from './put-aside.ts';

let server: TestServer;
let stage: Stage;
beforeAll(async () => {
  server = await createTestServer();
  stage = await openStage(server);
});
afterAll(() => server.close());

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);

/** Dates of one series; answers their items in the order of the days. */
async function createSeries(days: readonly number[], name: string): Promise<number[]> {
  const ids: number[] = [];
  for (const day of days) {
    const { itemId } = await createEvent(server.database.db, {
      organizationId: stage.organizationId,
      item: { name },
      startsAt: inDays(day),
    });
    ids.push(itemId);
  }
  await server.database.db
    .updateTable('event')
    .set({ series_id: ids[0]! })
    .where('item_id', 'in', ids)
    .execute();
  return ids;
}

async function listOf(path: string): Promise<FeedPost[]> {
  const { body } = await server.call(path);
  return (body as { list: FeedPost[] }).list;
}

/** What feed, search and the organization's page show of events with a name. */
async function shown(name: string) {
  const lists = await Promise.all([
    listOf('/shop/feed/?limit=50'),
    listOf(`/shop/feed/?search=${encodeURIComponent(name)}`),
    listOf(`/organizations/${stage.organizationId}/shop_items/?limit=50`),
  ]);
  const [feed, search, own] = lists.map((list) => list.filter((post) => post.name === name));
  const ids = (list: readonly FeedPost[]) => list.map(({ id }) => id);
  expect([ids(search!), ids(own!)]).toEqual([ids(feed!), ids(feed!)]);
  return feed!.map(({ id, date }) => [id, date!.more_dates]);
}

const until = (item: number, ends_at: Date) =>
  server.database.db
    .updateTable('event')
    .set({ starts_at: new Date(ends_at.getTime() - 3_600_000), ends_at })
    .where('item_id', '=', item)
    .execute();

it('shows one card for a series, for its next date, and each date keeps its page', async () => {
  const [late, next, last] = await createSeries([9, 3, 12], 'Чайка');
  expect(await shown('Чайка')).toEqual([[next, 2]]);
  for (const id of [late, next, last]) {
    expect((await server.call(`/shop/items/${id}/`)).status).toBe(200);
  }
});

it('goes on with the next date once one is cancelled, over, moved or taken down', async () => {
  const [first, second, third, fourth] = await createSeries([2, 4, 6, 8], 'Лебедь');
  expect(await shown('Лебедь')).toEqual([[first, 3]]);
  expect((await stage.cancel(first!)).status).toBe(200);
  expect(await shown('Лебедь')).toEqual([[second, 2]]);
  await until(second!, inDays(-1));
  expect(await shown('Лебедь')).toEqual([[third, 1]]);
  await until(third!, inDays(20));
  expect(await shown('Лебедь')).toEqual([[fourth, 1]]);
  await server.database.db
    .updateTable('item')
    .set({ is_published: false, status: 'archived' })
    .where('id', '=', fourth!)
    .execute();
  expect(await shown('Лебедь')).toEqual([[third, 0]]);
});

it('leaves the lists when it is cancelled, and once it is over, by a job', async () => {
  const { itemId: cancelled } = await stage.newEvent({ item: { name: 'Вальс' } });
  expect(await shown('Вальс')).toEqual([[cancelled, 0]]);
  await stage.cancel(cancelled);
  expect(await shown('Вальс')).toEqual([]);
  expect((await server.call(`/shop/items/${cancelled}/`)).status).toBe(200);

  const { itemId: ending } = await stage.newEvent({ item: { name: 'Полька' } });
  // Nobody has written anything when time has passed.
  await server.database.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await trx
      .updateTable('event')
      .set({ starts_at: inDays(-2), ends_at: inDays(-1) })
      .where('item_id', '=', ending)
      .execute();
  });
  expect(await shown('Полька')).toEqual([[ending, 0]]);
  await putEventsAside(server.database.db);
  expect(await shown('Полька')).toEqual([]);
});

it('stays out of the lists when its organization is found again', async () => {
  const { itemId: over } = await stage.newEvent({ item: { name: 'Мазурка' } });
  await until(over, inDays(-1));
  const { db } = server.database;
  const list = (is_listed: boolean) =>
    db
      .updateTable('organization')
      .set({ is_listed })
      .where('id', '=', stage.organizationId)
      .execute();
  await list(false);
  await list(true);
  expect(await shown('Мазурка')).toEqual([]);
  await putEventsAside(db);
  expect(await shown('Мазурка')).toEqual([]);
});

it('leaves one card when two dates of a series are cancelled at once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const name = `Кадриль ${round}`;
    const [first, second, third] = await createSeries([2, 4, 6], name);
    const answers = await Promise.all([stage.cancel(first!), stage.cancel(second!)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await shown(name)).toEqual([[third, 0]]);
  }
});
