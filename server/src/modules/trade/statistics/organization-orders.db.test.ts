import type { Page } from '@karavan/shared-api/contract/page';
import type { ListedOrder } from '@karavan/shared-api/contract/statistics';
import { createMember, createUser } from '../../../testing/factories/accounts.ts';
import { createOrganization } from '../../../testing/factories/catalog.ts';
import { createOrder } from '../../../testing/factories/orders.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let organizationId: number;
let token: string;
beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.database;
  organizationId = await createOrganization(db, { time_zone: 'Asia/Bishkek' });
  token = await server.sessionOf(await createMember(db, organizationId, ['can_manage_orders']));
});
afterAll(() => server.close());

const PERIOD = 'from=2026-03-01&to=2026-03-31';
const ask = (query: string) =>
  server.call(`/organizations/${organizationId}/orders/?${query}`, { token });
const list = async (query = '') =>
  (await ask(`${PERIOD}&${query}`)).body as Page<ListedOrder> & { list: ListedOrder[] };

describe('the orders of an organization', () => {
  const ids: number[] = [];
  beforeAll(async () => {
    const { db } = server.database;
    const order = {
      organization_id: organizationId,
      client_id: await createUser(db, { full_name: 'Айгуль' }),
      method: 'self_pickup',
      // All at once: the number decides what comes first.
      created_at: new Date('2026-03-31T17:59:59Z'),
    } as const;
    for (const status of ['in_progress', 'accepted', 'rejected', 'accepted'] as const) {
      ids.unshift(await createOrder(db, { ...order, status, goods: 1250 }));
    }
    // April by the clock of the organization, and another organization's.
    await createOrder(db, { ...order, created_at: new Date('2026-03-31T18:00:00Z') });
    await createOrder(db, { ...order, organization_id: await createOrganization(db) });
  });

  it('are those of the period, the latest first, as staff who handle orders see them', async () => {
    const answer = await list();
    expect(answer.list.map(({ id }) => id)).toEqual(ids);
    expect(answer).toMatchObject({ total_count: 4, next: null });
    expect(answer.list[0]).toEqual({
      id: ids[0],
      created_at: '2026-03-31T17:59:59.000Z',
      sold_at: null,
      client: 'Айгуль',
      cashier: null,
      name: null,
      size: '',
      quantity: 0,
      image: null,
      line_count: 0,
      number: null,
      method: 'self_pickup',
      status: 'accepted',
      stage: 'collect',
      deadline: null,
      note: '',
      total: { amount: '12.50', currency: 'KGS' },
      refunded: { amount: '0.00', currency: 'KGS' },
      staff_actions: ['hand_over', 'reject'],
    });
  });

  it('come page by page, each once', async () => {
    const first = await list('limit=3');
    const second = await list(`limit=3&cursor=${first.next}`);
    expect([...first.list, ...second.list].map(({ id }) => id)).toEqual(ids);
    expect([first.total_count, first.total_pages, second.next]).toEqual([4, 2, null]);
    expect((await list('limit=3&page=2')).list).toEqual(second.list);
  });

  it('of one status are counted by themselves', async () => {
    const answer = await list('status=accepted&limit=1');
    expect(answer).toMatchObject({ total_count: 2, list: [{ id: ids[0] }] });
    expect((await list(`status=accepted&cursor=${answer.next}`)).list).toMatchObject([
      { id: ids[2] },
    ]);
  });

  it('need a period that goes forward, and a status that there is', async () => {
    const reversed = await ask('from=2026-03-31&to=2026-03-01');
    expect(reversed).toMatchObject({ status: 400, body: { errors: { from: expect.anything() } } });
    const unknown = await ask(`${PERIOD}&status=lost`);
    expect(unknown).toMatchObject({ status: 400, body: { errors: { status: expect.anything() } } });
  });

  it('are of goods; rentals and tickets have lists of their own', async () => {
    const { db } = server.database;
    const created_at = new Date('2026-03-10T06:00:00Z');
    const order = { organization_id: organizationId, created_at } as const;
    const booking = await createOrder(db, { ...order, kind: 'rent' });
    const tickets = await createOrder(db, { ...order, kind: 'ticket' });
    const owner = await server.sessionOf(
      await createMember(db, organizationId, ['can_manage_rentals_events']),
    );
    const read = async (list: string) => {
      const path = `/organizations/${organizationId}/${list}/?${PERIOD}`;
      const { body } = await server.call(path, { token: owner });
      return (body as { list: ListedOrder[] }).list.map(({ id }) => id);
    };
    expect(await read('bookings')).toEqual([booking]);
    expect(await read('tickets')).toEqual([tickets]);
    expect((await list()).list.map(({ id }) => id)).not.toContain(booking);
  });

  it('show staff who handle them no figures', async () => {
    const answer = await server.call(
      `/organizations/${organizationId}/statistics/orders/?${PERIOD}`,
      { token },
    );
    expect(answer.status).toBe(403);
  });
});

it('counts what stayed sold, by which the average goes, and leaves what has gone back to the sums', async () => {
  const { db } = server.database;
  const cashier_id = await createMember(db, organizationId, ['can_sell', 'can_view_statistics']);
  const sold = {
    organization_id: organizationId,
    cashier_id,
    payment_status: 'accepted',
    created_at: new Date('2026-05-01T08:00:00Z'),
  } as const;
  await createOrder(db, { ...sold, goods: 10_000 });
  await createOrder(db, { ...sold, goods: 20_000 });
  const returned = { payment_status: 'refunded', refunded: 30_000 } as const;
  await createOrder(db, { ...sold, goods: 30_000, ...returned });
  const viewer = await server.sessionOf(cashier_id);
  const { body } = await server.call(
    `/organizations/${organizationId}/statistics/orders/?from=2026-05-01&to=2026-05-31`,
    { token: viewer },
  );
  expect(body).toMatchObject({
    total: { amount: '300.00' },
    order_count: 2,
    average: { amount: '150.00' },
    days: [{ day: '2026-05-01', order_count: 2 }],
  });
});

it('finds an order of all times by its own number and that of its receipt, and none of another organization', async () => {
  const { db } = server.database;
  const sold = {
    organization_id: organizationId,
    status: 'accepted',
    payment_status: 'accepted',
    fulfilled_at: new Date('2025-02-01T09:00:00Z'),
    created_at: new Date('2025-02-01T08:00:00Z'),
  } as const;
  const first = await createOrder(db, sold);
  const second = await createOrder(db, sold);
  await createOrder(db, { ...sold, organization_id: await createOrganization(db) });
  const found = async (search: string) =>
    ((await ask(`search=${encodeURIComponent(search)}`)).body as Page<ListedOrder>).list;
  const numberOf = async (id: number) =>
    (await found(String(id))).find((order) => order.id === id)!.number!;
  const [numberOfFirst, numberOfSecond] = [await numberOf(first), await numberOf(second)];
  expect(numberOfFirst).not.toBe(numberOfSecond);
  expect((await found(numberOfFirst)).map(({ id }) => id)).toEqual([first]);
  expect((await found(numberOfSecond.toLowerCase().replace('-', ' '))).map(({ id }) => id)).toEqual(
    [second],
  );
  expect(await found('ZZ-1')).toEqual([]);
  expect(await found('Айгуль')).toEqual([]);
  // Counted like it is listed.
  const answer = await ask(`search=${numberOfFirst}`);
  expect((answer.body as Page<ListedOrder>).total_count).toBe(1);
});
