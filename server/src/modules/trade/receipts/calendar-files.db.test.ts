import { createDueBooking, createRental } from '../../../testing/factories/bookings.ts';
import { createUser } from '../../../testing/factories/accounts.ts';
import { openStage, type Stage } from '../../../testing/staged-event.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let stage: Stage;
beforeAll(async () => {
  server = await createTestServer();
  stage = await openStage(server);
});
afterAll(() => server.close());

async function read(path: string, token?: string) {
  const { statusCode: status, body } = await server.app.inject({
    url: `/api/v1${path}`,
    headers: { ...(token !== undefined && { authorization: `Token ${token}` }) },
  });
  return { status, lines: body.split('\r\n') };
}

it('an event keeps its entry, which moves and goes with it', async () => {
  const { itemId, sizeId } = await stage.newEvent();
  const client = await stage.newClient();
  const order = await stage.sell(client, sizeId);
  const path = `/shop/items/${itemId}/calendar/`;
  const uid = `UID:event-${itemId}@karavan`;
  expect((await read(path)).lines).toEqual(
    expect.arrayContaining([uid, 'SEQUENCE:0', 'STATUS:CONFIRMED', 'LOCATION:Большой зал']),
  );
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await stage.call(`/${itemId}/move/`, 'POST', {
    starts: `${day}T19:00`,
    ends: `${day}T21:00`,
    place: 'Зал, второй этаж',
    reason: '',
  });
  const moved = await read(path);
  expect(moved.lines).toEqual(
    expect.arrayContaining([uid, 'SEQUENCE:1', String.raw`LOCATION:Зал\, второй этаж`]),
  );
  // By the clock of Bishkek, six hours ahead.
  expect(moved.lines).toContain(`DTSTART:${day.replaceAll('-', '')}T130000Z`);
  await stage.cancel(itemId);
  const ofOrder = await read(`/receipts/${order}/calendar/`, client.token);
  for (const { lines } of [await read(path), ofOrder]) {
    expect(lines).toEqual(expect.arrayContaining([uid, 'SEQUENCE:2', 'STATUS:CANCELLED']));
  }
});

it('a booking is in the calendar of its client alone, and goods are in none', async () => {
  const { db } = server.database;
  const { organizationId } = stage;
  const clientId = await createUser(db);
  const itemId = await createRental(db, { organizationId });
  const order = await createDueBooking(db, { organizationId, itemId, clientId });
  const path = `/receipts/${order}/calendar/`;
  const { status, lines } = await read(path, await server.sessionOf(clientId));
  expect(status).toBe(200);
  expect(lines).toEqual(
    expect.arrayContaining([`UID:booking-${order}@karavan`, 'SUMMARY:Квартира', 'SEQUENCE:0']),
  );
  expect((await read(path, await server.sessionOf(stage.owner))).status).toBe(404);
  const { itemId: hidden } = await stage.newEvent({ item: { is_published: false } });
  expect((await read(`/shop/items/${hidden}/calendar/`)).status).toBe(404);
});
