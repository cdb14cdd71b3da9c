import { OutboundError } from '../../../../platform/outbound/outbound-error.ts';
import { createRentalCalendar } from '../../../../testing/factories/bookings.ts';
import { dayAhead, openTestRentals, type TestRentals } from '../../../../testing/test-rentals.ts';
import { createTestServer, type TestServer } from '../../../../testing/test-server.ts';
import { readCalendar } from './read-calendar.ts';

let server: TestServer;
let rentals: TestRentals;
beforeAll(async () => {
  server = await createTestServer();
  rentals = await openTestRentals(server);
});
afterAll(() => server.close());

const day = (days: number) => dayAhead(days).slice(0, 10).replaceAll('-', '');
/** Events by their names, from one day up to another. */
const calendar = (events: Readonly<Record<string, readonly [number, number]>>) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...Object.entries(events).flatMap(([uid, [from, to]]) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTART;VALUE=DATE:${day(from)}`,
      `DTEND;VALUE=DATE:${day(to)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ].join('\r\n');

async function follow() {
  const { db } = server.database;
  const id = await createRentalCalendar(db, { organizationId: rentals.shop.organizationId });
  const { item_id } = await db
    .selectFrom('rental_calendar')
    .select('item_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const take = (text: string) =>
    readCalendar(
      db,
      server.transact,
      { fetch: async () => ({ mediaType: 'text/calendar', content: Buffer.from(text) }) },
      id,
    );
  const state = () =>
    db.selectFrom('rental_calendar').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const blocks = () =>
    db.selectFrom('rental_block').select(['id', 'uid']).where('calendar_id', '=', id).execute();
  return { id, item_id, take, state, blocks };
}

it('blocks what is new, leaves what stays, and lets again what is gone', async () => {
  const { item_id, take, blocks } = await follow();
  await take(calendar({ a: [3, 5], b: [7, 8] }));
  const [a] = await blocks();
  const client = await rentals.shop.newClient();
  expect((await rentals.ask(client, item_id)).status).toBe(406);
  await take(calendar({ a: [3, 5], b: [10, 11] }));
  const after = await blocks();
  expect(after).toHaveLength(2);
  expect(after).toContainEqual(a);
  await take(calendar({}));
  expect(await blocks()).toEqual([]);
  expect((await rentals.ask(client, item_id)).status).toBe(201);
});

it('tells of what bookings stand in the way of, and blocks it once they do not', async () => {
  const { item_id, take, state, blocks } = await follow();
  const client = await rentals.shop.newClient();
  const order = await rentals.book(client, item_id);
  await take(calendar({ a: [4, 6], b: [8, 9] }));
  expect(await state()).toMatchObject({ blocked: 1, problem: null, conflicts: [{}] });
  await client.call(`/receipts/${order}/`, 'DELETE');
  await take(calendar({ a: [4, 6], b: [8, 9] }));
  expect(await state()).toMatchObject({ blocked: 2, conflicts: [] });
  expect(await blocks()).toHaveLength(2);
});

it('keeps what is blocked while the other site fails, and says why', async () => {
  const { id, take, state, blocks } = await follow();
  await take(calendar({ a: [3, 5] }));
  await take('<html>');
  expect(await state()).toMatchObject({ problem: 'format' });
  const fetch = () => Promise.reject(new OutboundError('address'));
  await readCalendar(server.database.db, server.transact, { fetch }, id);
  expect(await state()).toMatchObject({ problem: 'address' });
  expect(await blocks()).toHaveLength(1);
});

it('read by two at once blocks each event once', async () => {
  const { take, blocks } = await follow();
  const text = calendar({ a: [3, 5], b: [7, 8] });
  await Promise.all([take(text), take(text), take(text)]);
  expect(await blocks()).toHaveLength(2);
});

it('its own address tells when it is taken, until it is withdrawn', async () => {
  const item = await rentals.newRental();
  await rentals.book(await rentals.shop.newClient(), item);
  const token = await server.sessionOf(rentals.shop.owner);
  const path = `/organizations/${rentals.shop.organizationId}/rentals/${item}/feed/`;
  const opened = await server.call(path, { method: 'POST', token });
  const { feed } = opened.body as { feed: string };
  const ask = (headers = {}) => server.app.inject({ url: feed, headers });
  const { statusCode, headers, body } = await ask();
  expect(statusCode).toBe(200);
  expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  const again = await ask({ 'if-none-match': String(headers['etag']) });
  expect(again.statusCode).toBe(304);
  await server.call(path, { method: 'DELETE', token });
  expect((await ask()).statusCode).toBe(404);
});
