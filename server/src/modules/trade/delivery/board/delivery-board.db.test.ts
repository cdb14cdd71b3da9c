import { sql } from 'kysely';
import type {
  BoardCourier,
  BoardDelivery,
  Earnings,
} from '@karavan/shared-api/contract/delivery-board';
import { createMember, createUser } from '../../../../testing/factories/accounts.ts';
import { createOrganization } from '../../../../testing/factories/catalog.ts';
import { createDelivery } from '../../../../testing/factories/delivery.ts';
import { createTestServer, type TestServer } from '../../../../testing/test-server.ts';

const MINUTE = 60_000;
const before = (minutes: number) => new Date(Date.now() - minutes * MINUTE);

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function openService() {
  const { db } = server.database;
  const id = await createOrganization(db, { is_delivery_service: true });
  const token = await server.sessionOf(await createMember(db, id, ['can_manage_delivery']));
  const couriers = [await createMember(db, id), await createMember(db, id)] as const;
  const board = async (query = '') =>
    (await server.call(`/organizations/${id}/delivery_board/${query}`, { token })).body as {
      counts: Record<string, number>;
      list: BoardDelivery[];
      couriers: BoardCourier[];
    };
  const assign = (delivery: number, courier_id: number, instead_of: number | null) =>
    server.call(`/organizations/${id}/deliveries/${delivery}/assign/`, {
      method: 'POST',
      token,
      body: { courier_id, instead_of },
    });
  return { id, token, couriers, board, assign };
}

describe('the board of a delivery service', () => {
  it('counts what waits, what is on the road, and what is late, and narrows by each', async () => {
    const { db } = server.database;
    const service = await openService();
    const [first] = service.couriers;
    const of = { delivery_organization_id: service.id };
    const taken = {
      ...of,
      courier_id: first,
      status: 'delivery_status_taken_for_delivery',
    } as const;
    const open = await createDelivery(db, of);
    const old = await createDelivery(db, { ...of, created_at: before(45) });
    const road = await createDelivery(db, { ...taken, taken_at: before(10) });
    const late = await createDelivery(db, { ...taken, taken_at: before(180) });
    const ids = async (query = '') =>
      (await service.board(query)).list.map(({ id }) => id).toSorted();
    const { counts, couriers, list } = await service.board();
    expect(counts).toEqual({ open: 2, road: 2, late: 2 });
    expect(await ids()).toEqual([open, old, road, late].toSorted());
    expect(await ids('?state=late')).toEqual([old, late].toSorted());
    expect(await ids(`?courier=${first}`)).toEqual([road, late].toSorted());
    expect(couriers.find(({ id }) => id === first)).toMatchObject({ carried: 2, owed: [] });
    // Neither address nor phone.
    expect(JSON.stringify(list)).not.toMatch(/Токтогула|\+996/);
  });

  it('gives a delivery to a courier, then to another, and to one of two who are named at once', async () => {
    const { db } = server.database;
    const service = await openService();
    const [first, second] = service.couriers;
    const id = await createDelivery(db, { delivery_organization_id: service.id });
    const answers = await Promise.all([
      service.assign(id, first, null),
      service.assign(id, second, null),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    const winner = answers[0].status === 204 ? first : second;
    const other = winner === first ? second : first;
    expect((await service.assign(id, other, null)).status).toBe(409);
    expect((await service.assign(id, other, winner)).status).toBe(204);
    expect((await service.board()).list[0]).toMatchObject({ courier: { id: other } });
    const told = await db
      .selectFrom('notification')
      .select(['user_id', 'type'])
      .where('user_id', 'in', [first, second])
      .orderBy('id')
      .execute();
    expect(told).toEqual([
      { user_id: winner, type: 'accepted_by_delivery' },
      { user_id: other, type: 'accepted_by_delivery' },
      { user_id: winner, type: 'delivery_passed_on' },
    ]);
  });

  it('knows only its own couriers and deliveries', async () => {
    const { db } = server.database;
    const [service, rival] = [await openService(), await openService()];
    const id = await createDelivery(db, { delivery_organization_id: service.id });
    expect((await service.assign(id, rival.couriers[0], null)).status).toBe(404);
    expect((await rival.assign(id, rival.couriers[0], null)).status).toBe(404);
  });
});

describe('earnings', () => {
  it('are the fees of what was brought, by day and courier, in the zone of the service', async () => {
    const { db } = server.database;
    const service = await openService();
    await db
      .updateTable('organization')
      .set({ time_zone: 'Asia/Bishkek' })
      .where('id', '=', service.id)
      .execute();
    const [first, second] = service.couriers;
    const bring = (courier_id: number, fee: number, at: string) =>
      createDelivery(db, {
        delivery_organization_id: service.id,
        courier_id,
        fee,
        status: 'delivery_status_delivered',
        taken_at: new Date(at),
        finished_at: new Date(at),
      });
    // In Bishkek it is the 2nd from 18:00 UTC on.
    await bring(first, 10_000, '2026-03-01T17:59:59Z');
    await bring(first, 20_000, '2026-03-01T18:00:00Z');
    await bring(second, 5_000, '2026-03-02T17:59:59Z');
    await bring(second, 1_000, '2026-03-02T18:00:00Z');
    const days = '?period=own&from=2026-03-01&to=2026-03-02';
    const at = `/organizations/${service.id}/delivery_earnings/${days}`;
    const whole = (await server.call(at, { token: service.token })).body as Earnings;
    expect(whole).toMatchObject({
      totals: [{ sum: { amount: '350.00', currency: 'KGS' }, delivery_count: 3 }],
      days: [
        { day: '2026-03-02', sum: { amount: '250.00' }, delivery_count: 2 },
        { day: '2026-03-01', sum: { amount: '100.00' }, delivery_count: 1 },
      ],
      couriers: [
        { id: first, sum: { amount: '300.00' } },
        { id: second, sum: { amount: '50.00' } },
      ],
    });
    const token = await server.sessionOf(first);
    const own = (await server.call(`/delivery/earnings/${days}`, { token })).body as {
      list: Earnings[];
    };
    expect(own.list).toMatchObject([{ totals: [{ sum: { amount: '300.00' } }] }]);
    const missing = await server.call('/delivery/earnings/?period=own&from=2026-03-02', { token });
    expect(missing.status).toBe(400);
  });
});

describe('a service that has brought a lot', () => {
  let plans: Record<'brought' | 'carried', string>;
  beforeAll(async () => {
    const { db } = server.database;
    const [service, other] = [await openService(), await openService()];
    const client = await createUser(db);
    const seller = await createOrganization(db);
    const fill = (id: number, courier: number, status: string, count: number) =>
      sql`
      with placed as (
        insert into sale_order (organization_id, client_id, method, currency, goods)
        select ${seller}, ${client}, 'self_pickup', 'KGS', 1000 from generate_series(1, ${count}::integer)
        returning id
      ), numbered as (select id, row_number() over () as number from placed)
      insert into delivery (order_id, delivery_organization_id, courier_id, status, who_pays, fee, currency,
        district, address, phone, created_at, taken_at, finished_at)
      select id, ${id}, ${courier}, ${status}, 'client', 100, 'KGS', 'Центр', 'ул. Токтогула, 1', '+996555000000',
        now() - number * interval '1 hour', now() - number * interval '1 hour',
        case when ${status} = 'delivery_status_delivered' then now() - number * interval '1 hour' end
      from numbered`.execute(db);
    await fill(service.id, service.couriers[0], 'delivery_status_delivered', 500);
    await fill(other.id, other.couriers[0], 'delivery_status_delivered', 3000);
    await fill(service.id, service.couriers[0], 'delivery_status_taken_for_delivery', 5);
    await fill(other.id, other.couriers[0], 'delivery_status_taken_for_delivery', 2000);
    await sql`analyze delivery`.execute(db);
    const planOf = async (condition: ReturnType<typeof sql>) => {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain select courier_id, count(*) from delivery
        where delivery_organization_id = ${service.id} and ${condition} group by 1`.execute(db);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    plans = {
      brought: await planOf(
        sql`status = 'delivery_status_delivered' and finished_at > now() - interval '1 day'`,
      ),
      carried: await planOf(sql`status = 'delivery_status_taken_for_delivery'`),
    };
  });

  it.each([
    ['brought', 'delivery_brought'],
    ['carried', 'delivery_on_the_way'],
  ] as const)('finds what is %s by an index of its own', (which, index) => {
    expect(plans[which]).toContain(index);
  });
});
