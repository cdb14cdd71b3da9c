import type { OrganizationOverview } from '@karavan/shared-api/contract/overview';
import { createMember, createUser } from '../../../testing/factories/accounts.ts';
import { createOrganization } from '../../../testing/factories/catalog.ts';
import { createOrder } from '../../../testing/factories/orders.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

const DAY = 86_400_000;
const WEEK = 7 * DAY;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('what waits today', () => {
  it('counts who asks to follow, for those who may answer', async () => {
    const { db } = server.database;
    const id = await createOrganization(db, { is_gated: true });
    const read = async (member: number) =>
      (
        await server.call(`/organizations/${id}/overview/`, {
          token: await server.sessionOf(member),
        })
      ).body as OrganizationOverview;
    const [answers, sells] = [
      await createMember(db, id, ['can_manage_followers_partners']),
      await createMember(db, id, ['can_sell']),
    ];
    expect((await read(answers)).requests).toMatchObject({ count: 0, followers: 0 });
    for (const person of [await createUser(db), await createUser(db)]) {
      await server.call(`/organizations/${id}/subscriptions/`, {
        method: 'PUT',
        token: await server.sessionOf(person),
      });
    }
    expect((await read(answers)).requests).toMatchObject({ count: 0, followers: 2, list: [] });
    expect((await read(sells)).requests).toBeNull();
  });

  it('sums the day so far and the same weekday before it, by the hour there', async () => {
    const { db, pool } = server.database;
    const id = await createOrganization(db);
    const { rows } = await pool.query<{ now: Date; last_of_day: Date }>(`
      select now(), (date_trunc('day', now() at time zone 'Asia/Bishkek') - interval '6 days 1 second')
        at time zone 'Asia/Bishkek' as last_of_day`);
    const { now, last_of_day: lastOfDay } = rows[0]!;
    const before = (moment: Date, milliseconds: number) =>
      new Date(moment.getTime() - milliseconds);
    const sold = (created_at: Date, goods: number, values = {}) =>
      createOrder(db, {
        organization_id: id,
        payment_status: 'accepted',
        created_at,
        goods,
        ...values,
      });
    await sold(now, 10_000);
    await sold(now, 5_000, { payment_status: 'refunded', refunded: 5_000 });
    await sold(now, 7_000, { payment_status: null });
    await sold(before(now, WEEK + 1), 20_000);
    await sold(lastOfDay, 40_000);
    await sold(before(lastOfDay, 2 * DAY), 80_000);
    const { body } = await server.call(`/organizations/${id}/overview/`, {
      token: await server.sessionOf(await createMember(db, id, ['can_view_statistics'])),
    });
    const hourOf = (moment: Date) =>
      Number(
        new Intl.DateTimeFormat('en', {
          timeZone: 'Asia/Bishkek',
          hour: '2-digit',
          hourCycle: 'h23',
        }).format(moment),
      );
    const som = (amount: string) => ({ amount, currency: 'KGS' });
    const here = hourOf(now);
    expect((body as OrganizationOverview).sales).toEqual({
      total: som('100.00'),
      count: 1,
      week_ago: som('200.00'),
      hours:
        here === 23
          ? [{ hour: 23, total: som('100.00'), week_ago: som('600.00') }]
          : [
              { hour: here, total: som('100.00'), week_ago: som('200.00') },
              { hour: 23, total: som('0.00'), week_ago: som('400.00') },
            ],
    });
  });
});
