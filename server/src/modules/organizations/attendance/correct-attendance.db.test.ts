import readExcelFile from 'read-excel-file/node';
import type {
  AttendanceCalendar,
  AttendanceInterval,
  AttendanceTotal,
} from '@karavan/shared-api/contract/attendance';
import { createOrder } from '../../../testing/factories/orders.ts';
import { createUser } from '../../../testing/factories/accounts.ts';
import { createShift } from '../../../testing/factories/roster.ts';
import { openTestAttendance, type Employee } from '../../../testing/test-attendance.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

jest.setTimeout(120_000);

let server: TestServer;
let work: Awaited<ReturnType<typeof openTestAttendance>>;
let seller: Employee;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  work = await openTestAttendance(server, { time_zone: 'Europe/Berlin', currency: 'EUR' });
  seller = await work.employee(['can_sell']);
  await server.database.db
    .updateTable('membership')
    .set({ joined_at: new Date('2026-01-01') })
    .where('id', '=', seller.membership)
    .execute();
});
afterAll(() => server.close());

const month = async (name = '2026-03', as = work.owner) =>
  (await work.call(as, `employees/${seller.membership}/attendance/?month=${name}`))
    .body as AttendanceCalendar;
async function sheetOf(url: string, as: number) {
  const token = await server.sessionOf(as);
  const answer = await server.app.inject({
    url: `/api/v1${url}`,
    headers: { authorization: `Token ${token}` },
  });
  expect(answer.statusCode).toBe(200);
  return (await readExcelFile(answer.rawPayload))[0]!.data;
}
const correct = (stay: number, body: object, as = work.owner) =>
  work.call(as, `attendance/${stay}/`, 'PUT', { reason: 'Забыл', version: 1, ...body });

describe('a month', () => {
  it('counts the time that passes in nights on which the clocks are changed', async () => {
    await work.stay(seller.membership, '2026-03-28T21:00:00Z', '2026-03-29T04:00:00Z');
    await work.stay(seller.membership, '2026-10-24T20:00:00Z', '2026-10-25T05:00:00Z');
    const spring = await month('2026-03');
    expect(spring.days).toMatchObject([
      {
        day: '2026-03-28',
        seconds: 7 * 3600,
        intervals: [{ start: '2026-03-28T22:00', end: '2026-03-29T06:00' }],
      },
    ]);
    expect((await month('2026-10')).days).toMatchObject([
      {
        day: '2026-10-24',
        seconds: 9 * 3600,
        intervals: [{ start: '2026-10-24T22:00', end: '2026-10-25T06:00' }],
      },
    ]);
  });

  it('a shift over midnight at its end belongs to it whole', async () => {
    await work.stay(seller.membership, '2026-03-31T20:00:00Z', '2026-04-01T04:00:00Z');
    expect((await month('2026-03')).seconds).toBe(8 * 3600);
    expect((await month('2026-04')).days).toEqual([]);
  });

  it('has what the person has sold, by day', async () => {
    const { db } = server.database;
    const sale = {
      organization_id: work.id,
      client_id: await createUser(db),
      currency: 'EUR',
      status: 'accepted',
      payment_status: 'accepted',
      cashier_id: seller.id,
      goods: 1250,
    } as const;
    await createOrder(db, { ...sale, created_at: new Date('2026-03-10T10:00:00Z') });
    await createOrder(db, { ...sale, created_at: new Date('2026-03-10T11:00:00Z') });
    await createOrder(db, {
      ...sale,
      cashier_id: work.owner,
      created_at: new Date('2026-03-10T12:00:00Z'),
    });
    expect(await month()).toMatchObject({
      receipt_count: 2,
      receipt_total: { amount: '25.00', currency: 'EUR' },
      days: [{ day: '2026-03-10', receipt_count: 2, seconds: 0, intervals: [] }],
    });
  });

  it('is read by the person and by those who look after the staff, and by nobody else', async () => {
    const other = await work.employee(['can_sell']);
    const path = `employees/${seller.membership}/attendance/?month=2026-03`;
    expect((await work.call(other.id, path)).status).toBe(403);
    const own = (as: number) =>
      server.sessionOf(as).then((token) =>
        server.call(`/memberships/${seller.membership}/attendance/calendar/?month=2026-03`, {
          token,
        }),
      );
    expect((await own(seller.id)).body).toMatchObject({ can_correct: false, days: [] });
    expect((await own(other.id)).status).toBe(404);
  });

  it('as a sheet can be opened, and its sum is that of the page', async () => {
    const second = await work.employee();
    await work.stay(seller.membership, '2026-03-28T21:00:00Z', '2026-03-29T04:00:00Z');
    await work.stay(seller.membership, '2026-03-30T08:00:00Z', '2026-03-30T16:30:00Z', 'timer');
    await work.stay(second.membership, '2026-03-05T08:00:00Z', '2026-03-05T12:00:20Z');
    const all = await sheetOf(
      `/organizations/${work.id}/attendance/excel/?month=2026-03`,
      work.owner,
    );
    expect(all).toHaveLength(5);
    const hours = all.slice(1, -1).map((row) => Number(row[5]));
    const sum = hours.reduce((total, one) => total + one, 0);
    const { list } = (await work.call(work.owner, 'attendance/month/?month=2026-03')).body as {
      list: AttendanceTotal[];
    };
    const seconds = list.reduce((total, one) => total + one.seconds, 0);
    expect(Number(all.at(-1)![5])).toBeCloseTo(sum, 6);
    expect(sum * 3600).toBeCloseTo(seconds, 3);
    expect(list.find(({ membership_id }) => membership_id === seller.membership)).toMatchObject({
      day_count: 2,
      forgotten_count: 1,
      seconds: 7 * 3600 + 8.5 * 3600,
    });
    const own = await sheetOf(
      `/memberships/${seller.membership}/attendance/excel/?month=2026-03`,
      seller.id,
    );
    expect(own.slice(1, -1).map((row) => row[7])).toEqual([null, 'уход не отмечен']);
  });
});

describe('what was planned', () => {
  const planned = (membership: number, from: string, to: string) =>
    createShift(server.database.db, membership, {
      starts_at: new Date(from),
      ends_at: new Date(to),
    });

  it('stands beside what was worked: by day, by person and in the sheet, with the same sums', async () => {
    const other = await work.employee();
    const gone = await work.employee();
    // The night in which the clock leaps has an hour less.
    await planned(seller.membership, '2026-03-28T21:00:00Z', '2026-03-29T04:00:00Z');
    await planned(seller.membership, '2026-03-30T08:00:00Z', '2026-03-30T12:00:00Z');
    await planned(seller.membership, '2026-03-31T23:00:00Z', '2026-04-01T03:00:00Z');
    await planned(gone.membership, '2026-03-02T08:00:00Z', '2026-03-02T10:00:00Z');
    await work.own(gone.id, gone.membership, 'quit');
    await work.stay(seller.membership, '2026-03-28T21:30:00Z', '2026-03-29T01:00:00Z');
    await work.stay(seller.membership, '2026-03-29T02:00:00Z', '2026-03-29T04:00:00Z');

    const calendar = await month();
    expect(calendar).toMatchObject({ seconds: 5.5 * 3600, planned_seconds: 11 * 3600 });
    expect(
      calendar.days.map(({ day, seconds, planned_seconds }) => [day, seconds, planned_seconds]),
    )
      // The last one begins after midnight there: it is of April.
      .toEqual([
        ['2026-03-28', 3.5 * 3600, 7 * 3600],
        ['2026-03-29', 2 * 3600, 0],
        ['2026-03-30', 0, 4 * 3600],
      ]);
    const { list } = (await work.call(work.owner, 'attendance/month/?month=2026-03')).body as {
      list: AttendanceTotal[];
    };
    const sums = new Map(list.map((one) => [one.membership_id, one.planned_seconds]));
    expect(sums.get(seller.membership)).toBe(11 * 3600);
    expect(sums.get(other.membership)).toBe(0);
    expect(sums.get(gone.membership)).toBe(2 * 3600);
    const rows = await sheetOf(
      `/organizations/${work.id}/attendance/excel/?month=2026-03`,
      work.owner,
    );
    expect(rows.slice(1, -1).map((row) => [row[5], row[6]])).toEqual([
      [3.5, 7],
      [2, null],
      [null, 4],
      [null, 2],
    ]);
    expect(rows.at(-1)!.slice(5, 7)).toEqual([5.5, 13]);
  });
});

describe('a correction', () => {
  it('has a reason, keeps what stood there, and is written down', async () => {
    const stay = await work.stay(
      seller.membership,
      '2026-03-10T08:00:30Z',
      '2026-03-10T17:00:00Z',
      'timer',
    );
    const answer = await correct(stay, { start: '2026-03-10T09:00', end: '2026-03-10T19:15' });
    expect(answer.status).toBe(200);
    const corrected = answer.body as AttendanceInterval;
    expect(corrected).toMatchObject({
      // A minute that was left keeps its seconds.
      started_at: '2026-03-10T08:00:30.000Z',
      end: '2026-03-10T19:15',
      started_how: 'code',
      ended_how: 'manager',
      is_forgotten: false,
      version: 2,
      corrections: [
        {
          by: 'Хозяйка Дома',
          reason: 'Забыл',
          old_start: '2026-03-10T09:00',
          old_end: '2026-03-10T18:00',
        },
      ],
    });
    const acts = await server.database.db
      .selectFrom('audit_entry')
      .select('subject')
      .where('organization_id', '=', work.id)
      .execute();
    expect(acts).toHaveLength(1);
    // Whoever has read it before that is told.
    expect(
      (await correct(stay, { start: '2026-03-10T09:00', end: '2026-03-10T18:00' })).status,
    ).toBe(409);
    const changed = server.database.db
      .updateTable('attendance_correction')
      .set({ reason: 'Другое' })
      .where('attendance_id', '=', stay)
      .execute();
    await expect(changed).rejects.toThrow('never changed');
  });

  it('of two at once one counts', async () => {
    const stay = await work.stay(seller.membership, '2026-03-10T08:00:00Z', '2026-03-10T17:00:00Z');
    const answers = await Promise.all(
      ['18:30', '18:45'].map((time) =>
        correct(stay, { start: '2026-03-10T09:00', end: `2026-03-10T${time}` }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await month()).days[0]!.intervals[0]!.corrections).toHaveLength(1);
  });

  it('is never one’s own, nor of the owner, nor of who may do more', async () => {
    const manager = await work.employee(['can_manage_staff']);
    const above = await work.employee(['can_manage_staff', 'can_refund']);
    const { id: owner } = await work.membershipOf(work.owner);
    for (const membership of [manager.membership, above.membership, owner]) {
      const stay = await work.stay(membership, '2026-03-10T08:00:00Z', '2026-03-10T17:00:00Z');
      const change = { start: '2026-03-10T09:00', end: '2026-03-10T18:30' };
      expect((await correct(stay, change, manager.id)).body).toMatchObject({
        code: 'beyond_own_rights',
      });
      const added = await work.call(manager.id, `employees/${membership}/attendance/`, 'POST', {
        start: '2026-03-11T09:00',
        end: '2026-03-11T18:00',
        reason: 'Забыл',
      });
      expect(added.body).toMatchObject({ code: 'beyond_own_rights' });
    }
  });

  it('cannot make times that cannot be', async () => {
    const stay = await work.stay(seller.membership, '2026-03-10T08:00:00Z', '2026-03-10T17:00:00Z');
    await work.stay(seller.membership, '2026-03-11T08:00:00Z', '2026-03-11T17:00:00Z');
    const tried = async (start: string, end: string | null) => {
      const { status, body } = await correct(stay, { start, end });
      const { code, errors = {} } = body as { code: string; errors?: object };
      return [status, code, ...Object.keys(errors)];
    };
    const later = `${new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)}T10:00`;
    expect(await tried('2026-03-10T09:00', null)).toEqual([400, 'invalid_input', 'end']);
    expect(await tried('2026-03-10T18:00', '2026-03-10T17:00')).toEqual([
      400,
      'invalid_input',
      'end',
    ]);
    expect(await tried('2026-03-08T09:00', '2026-03-10T18:00')).toEqual([
      400,
      'invalid_input',
      'end',
    ]);
    expect(await tried(later, later)).toEqual([400, 'invalid_input', 'start']);
    expect(await tried('2026-03-10T18:00', '2026-03-11T10:00')).toEqual([
      409,
      'attendance_overlaps',
    ]);
  });

  it('may note a stay that nobody has noted', async () => {
    const added = await work.call(
      work.owner,
      `employees/${seller.membership}/attendance/`,
      'POST',
      {
        start: '2026-03-12T22:00',
        end: '2026-03-13T06:00',
        reason: 'Телефон разрядился',
      },
    );
    expect(added).toMatchObject({
      status: 201,
      body: {
        day: '2026-03-12',
        seconds: 8 * 3600,
        started_how: 'manager',
        corrections: [{ reason: 'Телефон разрядился', old_start: null, old_end: null }],
      },
    });
  });
});

it('those who are there now come before the past', async () => {
  const other = await work.employee();
  await work.stay(seller.membership, '2026-03-10T08:00:00Z', '2026-03-10T17:00:00Z');
  await other.check('in');
  const list = async (query: string) =>
    (
      (await work.call(work.owner, `attendance/?${query}`)).body as {
        list: { membership_id: number }[];
      }
    ).list;
  expect(await list('present=true')).toMatchObject([
    { membership_id: other.membership, end: null },
  ]);
  expect(await list('day=2026-03-10')).toMatchObject([{ membership_id: seller.membership }]);
  expect(await list('')).toHaveLength(2);
  expect((await work.call(seller.id, 'attendance/')).status).toBe(403);
});
