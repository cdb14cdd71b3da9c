import { openTestAttendance } from '../../../testing/test-attendance.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { closeForgotten } from './close-forgotten.ts';
import { remindAttendance } from './remind-attendance.ts';

jest.setTimeout(120_000);

let server: TestServer;
let work: Awaited<ReturnType<typeof openTestAttendance>>;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  work = await openTestAttendance(server);
});
afterAll(() => server.close());

const close = () => closeForgotten(server.database.db, server.transact);
const remind = (now: string) =>
  remindAttendance(server.database.db, server.transact, new Date(now));

const today = () => new Date().toISOString().slice(0, 10);

/** Every day from ten to eight. */
async function keepHours(): Promise<void> {
  await server.database.db
    .insertInto('organization_hours')
    .values(
      [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
        organization_id: work.id,
        weekday,
        opens_at: '10:00',
        closes_at: '20:00',
      })),
    )
    .execute();
}

describe('a forgotten check-out', () => {
  it('is closed as of the end of the day, two hours after it, and marked', async () => {
    const seller = await work.employee();
    await seller.check('in');
    await work.expectedToGo(seller.membership, 119);
    await close();
    expect(await seller.status()).toMatchObject({ is_in: true });
    await server.database.db
      .updateTable('attendance')
      .set({ started_at: new Date(Date.now() - 10 * 3_600_000) })
      .where('membership_id', '=', seller.membership)
      .execute();
    await work.expectedToGo(seller.membership, 121);
    await Promise.all([close(), close()]);
    await close();
    const [stay] = await work.staysOf(seller.membership);
    expect(stay).toMatchObject({ ended_how: 'timer', ended_at: stay!.expected_end_at });
    expect((await seller.status()).forgotten_days).toEqual([stay!.day]);
    // Those who look after the staff hear of it once, and may come in again.
    expect(await work.toldTo(work.owner)).toEqual(['attendance_out', 'attendance_in']);
    expect((await seller.check('in')).body).toMatchObject({ is_in: true });
  });

  it('that fails stays open, and comes again', async () => {
    const seller = await work.employee();
    await seller.check('in');
    await work.expectedToGo(seller.membership, 300);
    const broken = closeForgotten(server.database.db, () => Promise.reject(new Error('killed')));
    await expect(broken).rejects.toThrow(AggregateError);
    expect(await seller.status()).toMatchObject({ is_in: true });
    await server.database.db.deleteFrom('postponed_work').execute();
    await close();
    expect(await seller.status()).toMatchObject({ is_in: false });
  });
});

describe('reminders', () => {
  it('come once when the day begins, to those who come these days but have not yet', async () => {
    await keepHours();
    const usual = await work.employee();
    const never = await work.employee();
    const here = await work.employee();
    const before = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
    await work.stay(usual.membership, `${before}T04:00:00Z`, `${before}T12:00:00Z`);
    await work.stay(here.membership, `${before}T04:00:00Z`, `${before}T12:00:00Z`);
    await work.stay(here.membership, `${today()}T00:00:00Z`, null);
    // Ten o'clock in Bishkek.
    await remind(`${today()}T03:59:00Z`);
    expect(await work.toldTo(usual.id)).toEqual([]);
    await Promise.all([remind(`${today()}T04:01:00Z`), remind(`${today()}T04:01:00Z`)]);
    await remind(`${today()}T04:20:00Z`);
    expect(await work.toldTo(usual.id)).toEqual(['check_attendance_in']);
    expect(await work.toldTo(never.id)).toEqual([]);
    expect(await work.toldTo(here.id)).toEqual([]);
  });

  it('come once when the day ends, to those who are still there', async () => {
    const seller = await work.employee();
    const gone = await work.employee();
    await seller.check('in');
    await gone.check('in');
    await gone.check('out');
    await work.expectedToGo(seller.membership, 1);
    const now = new Date().toISOString();
    await remind(now);
    await remind(now);
    expect(await work.toldTo(seller.id)).toEqual(['check_attendance_out']);
    expect(await work.toldTo(gone.id)).toEqual([]);
  });

  it('that were not stored are sent by the next run', async () => {
    const seller = await work.employee();
    await seller.check('in');
    await work.expectedToGo(seller.membership, 1);
    const killed = remindAttendance(
      server.database.db,
      (job) =>
        server.transact(async (unit) => {
          await job(unit as never);
          throw new Error('killed');
        }),
      new Date(),
    );
    await expect(killed).rejects.toThrow(AggregateError);
    expect(await work.toldTo(seller.id)).toEqual([]);
    await remind(new Date().toISOString());
    expect(await work.toldTo(seller.id)).toEqual(['check_attendance_out']);
  });
});
