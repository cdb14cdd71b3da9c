import { sql } from 'kysely';
import type { ItemDetail } from '@karavan/shared-api/contract/items';
import type { RentalInput, RentalOffer } from '@karavan/shared-api/contract/rental-offers';
import { createMember } from '../../../../testing/factories/accounts.ts';
import { createItem } from '../../../../testing/factories/catalog.ts';
import { createUpload } from '../../../../testing/factories/files.ts';
import { dayAhead, openTestRentals, type TestRentals } from '../../../../testing/test-rentals.ts';
import { createTestServer, type TestServer } from '../../../../testing/test-server.ts';

jest.setTimeout(120_000);

let server: TestServer;
let rentals: TestRentals;
let token: string;
let photo: number;
beforeAll(async () => {
  server = await createTestServer();
  rentals = await openTestRentals(server);
  // The first category, which the factory of items makes.
  await rentals.newRental();
  token = await server.sessionOf(rentals.shop.owner);
  photo = await createUpload(server.database.db, rentals.shop.owner);
});
afterAll(() => server.close());

const input = (values: Partial<RentalInput> = {}): RentalInput => ({
  title: 'Квартира у парка',
  description: 'Тихий двор',
  translations: [],
  category: 1,
  images: [{ upload_id: photo, alt: 'Комната' }],
  videos: [],
  status: 'published',
  publish_at: null,
  price: '2000',
  unit: 'day',
  units_min: 1,
  units_max: 10,
  units_step: 1,
  starts_from: '14:00',
  starts_until: '20:00',
  departs_at: '12:00',
  quantity: 2,
  buffer_before: 0,
  buffer_after: 60,
  notice_hours: 0,
  days_ahead: 365,
  deposit: '500',
  cancel_hours: 24,
  cancel_percent: 50,
  rules: [{ from: null, to: null, weekdays: [6, 7], price: '2500' }],
  ...values,
});

const send = (rest: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', body?: object, as = token) =>
  server.call(`/organizations/${rentals.shop.organizationId}/rentals/${rest}`, {
    method,
    token: as,
    ...(body && { body }),
    ...(method === 'POST' && { headers: { 'idempotency-key': crypto.randomUUID() } }),
  });

const create = async (values?: Partial<RentalInput>) =>
  (await send('', 'POST', input(values))).body as RentalOffer;

const inputOf = ({ images, category, terms, ...rental }: RentalOffer) => ({
  ...rental,
  ...terms,
  category: category.id,
  videos: [],
  images: images.map(({ file_id, alt }) => ({ file_id, alt })),
});

const update = (rental: RentalOffer, values: object = {}) =>
  send(`${rental.id}/offer/`, 'PUT', { ...inputOf(rental), ...values });

it('what is added is shown with its terms, and booked', async () => {
  const { status, body } = await send('', 'POST', input());
  expect(status).toBe(201);
  const rental = body as RentalOffer;
  expect(rental).toMatchObject({
    title: 'Квартира у парка',
    status: 'published',
    version: 1,
    live_bookings: 0,
    // By the day there is one hour to begin at.
    terms: { price: '2000.00', deposit: '500.00', quantity: 2, starts_until: '14:00' },
  });
  expect(rental.terms.rules).toEqual([
    { from: null, to: null, weekdays: [6, 7], price: '2500.00' },
  ]);
  const page = (await server.call(`/shop/items/${rental.id}/`)).body as ItemDetail;
  expect(page).toMatchObject({
    kind: 'rent',
    price: { amount: '2000.00' },
    price_unit: 'day',
    rental: { units_max: 10, departs_at: '12:00' },
  });
  expect(page.images).toHaveLength(1);
  const asked = await rentals.ask(await rentals.shop.newClient(), rental.id, {
    starts_at: dayAhead(3),
  });
  expect(asked.status).toBe(201);
});

it('the calendar of clients tells of the days that cost something else', async () => {
  const { id } = await create();
  const [from, to] = [3, 10].map((days) => dayAhead(days).slice(0, 10));
  const { body } = await server.call(`/rentals/${id}/periods/?from=${from}&to=${to}`);
  const { prices } = body as { prices: { day: string; price: { amount: string } }[] };
  const weekdays = prices.map(({ day }) => new Date(`${day}T00:00Z`).getUTCDay());
  expect(weekdays.toSorted()).toEqual([0, 6]);
  expect(prices.map(({ price }) => price.amount)).toEqual(['2500.00', '2500.00']);
});

it('nobody but staff sees a draft, and a picture is needed to go on sale', async () => {
  const { id } = await create({ status: 'draft', images: [] });
  expect((await server.call(`/shop/items/${id}/`)).status).toBe(404);
  const rental = (await send(`${id}/offer/`, 'GET')).body as RentalOffer;
  const refused = await update(rental, { status: 'published' });
  expect(refused.status).toBe(400);
  expect(Object.keys((refused.body as { errors: object }).errors)).toEqual(['images']);
  const images = [{ upload_id: photo, alt: '' }];
  expect((await update(rental, { status: 'published', images })).status).toBe(200);
  expect((await server.call(`/shop/items/${id}/`)).status).toBe(200);
});

it('texts and terms change in one go, and of two editors the second is told', async () => {
  const rental = await create();
  const [one, other] = await Promise.all([
    update(rental, { title: 'Студия', price: '1500', unit: 'hour', departs_at: null, rules: [] }),
    update(rental, { title: 'Лофт' }),
  ]);
  const statuses = [one.status, other.status];
  expect(statuses.toSorted()).toEqual([200, 409]);
  const [kept, late] = one.status === 200 ? [one, other] : [other, one];
  expect(late.body).toMatchObject({ code: 'item_changed', item: kept.body as object });
  expect(kept.body).toMatchObject({ version: 2 });
  // Whoever keeps theirs sends it with the version that is stored now.
  const again = await update(kept.body as RentalOffer, { title: 'Лофт', quantity: 3 });
  expect(again.body).toMatchObject({ title: 'Лофт', version: 3, terms: { quantity: 3 } });
});

it('a change of the terms alone counts as an edit too', async () => {
  const rental = await create();
  const { version } = (await send(`${rental.id}/`, 'GET')).body as { version: number };
  const terms = { ...rental.terms, quantity: 5, version };
  expect((await send(`${rental.id}/`, 'PUT', terms)).status).toBe(200);
  expect((await update(rental)).status).toBe(409);
});

it('nothing is stored where bookings stand in the way', async () => {
  const rental = await create();
  const client = await rentals.shop.newClient();
  await rentals.book(client, rental.id);
  await rentals.book(await rentals.shop.newClient(), rental.id);
  const refused = await update(rental, { title: 'Другое', quantity: 1 });
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({ code: 'period_booked' });
  expect((await send(`${rental.id}/offer/`, 'GET')).body).toMatchObject({
    title: 'Квартира у парка',
    version: 1,
    live_bookings: 2,
  });
});

it('what an operator has taken down is not let again', async () => {
  const rental = await create();
  const { db } = server.database;
  const hidden = { is_hidden: true, status: 'archived', is_published: false } as const;
  await db.updateTable('item').set(hidden).where('id', '=', rental.id).execute();
  const refused = await update(rental);
  expect(refused.body).toMatchObject({ code: 'item_taken_down' });
  expect((await update(rental, { status: 'archived' })).status).toBe(200);
});

it('a product is no rental, and who may not manage the catalogue adds none', async () => {
  const { db } = server.database;
  const product = await createItem(db, { organization_id: rentals.shop.organizationId });
  expect((await send(`${product}/offer/`, 'GET')).status).toBe(404);
  const seller = await createMember(db, rentals.shop.organizationId, ['can_sell']);
  const refused = await send('', 'POST', input(), await server.sessionOf(seller));
  expect(refused.status).toBe(403);
});

describe('something that is let', () => {
  it('is duplicated as a draft with its terms, without bookings, blocked days and past seasons', async () => {
    const past = { from: '2020-06-01', to: '2020-08-31', weekdays: [], price: '3000' };
    const ahead = { from: '2089-06-01', to: '2089-08-31', weekdays: [], price: '3500' };
    const weekend = { from: null, to: null, weekdays: [6, 7], price: '2500' };
    const rental = await create({ rules: [past, ahead, weekend] });
    await rentals.book(await rentals.shop.newClient(), rental.id);
    await send(`${rental.id}/blocks/`, 'POST', {
      from: dayAhead(30).slice(0, 10),
      to: dayAhead(31).slice(0, 10),
      pieces: 1,
      reason: 'repair',
      note: '',
    });
    const { status, body } = await send(`${rental.id}/duplicate/`, 'POST');
    expect(status).toBe(201);
    const { rules, ...terms } = rental.terms;
    expect(body).toMatchObject({
      title: rental.title,
      status: 'draft',
      version: 1,
      live_bookings: 0,
      images: [{ file_id: rental.images[0]!.file_id }],
      terms: { ...terms, rules: rules.slice(1) },
    });
    const copy = (body as RentalOffer).id;
    const { rows } = await sql`select from rental_booking where item_id = ${copy}`.execute(
      server.database.db,
    );
    expect(rows).toEqual([]);
  });

  it('is deleted while nobody has booked it, whatever days are blocked', async () => {
    const rental = await create();
    expect((await send(`${rental.id}/offer/`, 'DELETE')).status).toBe(204);
    expect((await send(`${rental.id}/offer/`, 'GET')).status).toBe(404);
    const booked = await create();
    await rentals.book(await rentals.shop.newClient(), booked.id);
    expect((await send(`${booked.id}/offer/`, 'DELETE')).body).toMatchObject({
      code: 'item_ordered',
    });
    expect((await send(`${booked.id}/offer/`, 'GET')).status).toBe(200);
  });
});
