import { sql } from 'kysely';
import type { Roster } from '@karavan/shared-api/contract/roster';
import { createShift } from '../../../testing/factories/roster.ts';
import { openTestAttendance, type Employee } from '../../../testing/test-attendance.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { tellRosters } from './index.ts';

jest.setTimeout(120_000);

let server: TestServer;
let work: Awaited<ReturnType<typeof openTestAttendance>>;
let seller: Employee;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  work = await openTestAttendance(server, { time_zone: 'Europe/Berlin' });
  seller = await work.employee(['can_sell']);
});
afterAll(() => server.close());

const NIGHT = { day: '2040-10-27', from: '22:00', until: '06:00', position: 'Сторож' };
const plan = (values: object = {}, as = work.owner) =>
  work.call(as, 'roster/', 'POST', { membership_id: seller.membership, ...NIGHT, ...values });
const planned = async (values: object = {}) => ((await plan(values)).body as { id: number }).id;
const week = async (day = NIGHT.day, as = work.owner) =>
  (await work.call(as, `roster/?week=${day}`)).body as Roster;
const rowOf = async (day?: string) =>
  (await week(day)).list.find(({ membership_id }) => membership_id === seller.membership)!;
const own = async (as: number, day = NIGHT.day) =>
  server.call(`/memberships/${seller.membership}/roster/?week=${day}`, {
    token: await server.sessionOf(as),
  });

describe('planning', () => {
  it('counts the time that passes in the night in which the clock is put back', async () => {
    expect((await plan()).status).toBe(201);
    expect((await week()).week).toBe('2040-10-22');
    expect(await rowOf()).toMatchObject({
      is_working: true,
      planned_seconds: 9 * 3600,
      shifts: [
        {
          day: '2040-10-27',
          start: '2040-10-27T22:00',
          end: '2040-10-28T06:00',
          seconds: 9 * 3600,
          position: 'Сторож',
          state: 'ahead',
        },
      ],
    });
  });

  it('refuses a time that the clock leaps over, and one that has passed', async () => {
    // In the spring the clock goes from 02:00 to 03:00.
    const leap = await plan({ day: '2040-03-25', from: '02:30', until: '03:00' });
    expect(leap).toMatchObject({ status: 400, body: { errors: { until: expect.any(Array) } } });
    const past = await plan({ day: '2020-01-01' });
    expect(past).toMatchObject({ status: 400, body: { errors: { from: expect.any(Array) } } });
  });

  it('plans nobody twice for one time, whoever is first', async () => {
    const both = await Promise.all([plan(), plan({ from: '23:00', until: '05:00' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)!.body).toMatchObject({
      code: 'shifts_overlap',
    });
    // One that begins when the other ends is another.
    expect((await plan({ day: '2040-10-28', from: '06:00', until: '07:00' })).status).toBe(201);
    // Without the operation the database refuses it as well.
    const overlap = createShift(server.database.db, seller.membership, {
      starts_at: new Date('2040-10-27T23:00:00Z'),
      ends_at: new Date('2040-10-27T23:30:00Z'),
    });
    await expect(overlap).rejects.toMatchObject({ code: '23P01' });
  });

  it('moves and takes back what was read, and nothing that has begun', async () => {
    const id = await planned();
    const move = (body: object) =>
      work.call(work.owner, `roster/${id}/`, 'PUT', { ...NIGHT, version: 1, ...body });
    const moves = await Promise.all([move({ from: '20:00' }), move({ from: '21:00' })]);
    expect(moves.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    const begun = await createShift(server.database.db, seller.membership, {
      starts_at: new Date(Date.now() - 60_000),
      ends_at: new Date(Date.now() + 3_600_000),
    });
    for (const [method, body] of [['PUT', { ...NIGHT, version: 1 }], ['DELETE']] as const) {
      expect(await work.call(work.owner, `roster/${begun}/`, method, body)).toMatchObject({
        status: 409,
        body: { code: 'shift_begun' },
      });
    }
    expect((await work.call(work.owner, `roster/${id}/`, 'DELETE')).status).toBe(204);
    expect((await work.call(work.owner, `roster/${id}/`, 'DELETE')).status).toBe(404);
  });

  it('is for those who look after the staff, of their own organization', async () => {
    const colleague = await work.employee(['can_sell']);
    expect((await plan({}, colleague.id)).status).toBe(403);
    const elsewhere = await openTestAttendance(server);
    const id = await planned();
    expect((await elsewhere.call(elsewhere.owner, `roster/${id}/`, 'DELETE')).status).toBe(404);
    expect(
      (
        await elsewhere.call(elsewhere.owner, 'roster/', 'POST', {
          membership_id: seller.membership,
          ...NIGHT,
        })
      ).status,
    ).toBe(404);
    expect((await own(seller.id)).body).toMatchObject({
      list: [{ membership_id: seller.membership, shifts: [{ id }] }],
    });
    expect((await own(colleague.id)).status).toBe(404);
  });

  it('ends with the job: what lies ahead goes, and nothing more is planned', async () => {
    await planned();
    const past = {
      starts_at: new Date('2026-01-05T08:00:00Z'),
      ends_at: new Date('2026-01-05T16:00:00Z'),
    };
    const kept = await createShift(server.database.db, seller.membership, past);
    await work.own(seller.id, seller.membership, 'quit');
    expect(await rowOf()).toBeUndefined();
    expect(await rowOf('2026-01-05')).toMatchObject({
      is_working: false,
      shifts: [{ id: kept, state: 'absent' }],
    });
    expect((await plan()).status).toBe(404);
    await expect(createShift(server.database.db, seller.membership)).rejects.toMatchObject({
      code: '23514',
    });
  });
});

it('shows what was worked beside it, late comers and stays that nobody has planned', async () => {
  const shift = (day: string) =>
    createShift(server.database.db, seller.membership, {
      starts_at: new Date(`${day}T21:00:00Z`),
      ends_at: new Date(`${day}T23:30:00Z`),
    });
  await shift('2026-03-02');
  await shift('2026-03-03');
  // A night shift of the last day of the week, to which somebody comes on the next.
  await shift('2026-03-08');
  await work.stay(seller.membership, '2026-03-02T21:20:00Z', '2026-03-02T23:30:00Z');
  await work.stay(seller.membership, '2026-03-05T08:00:00Z', '2026-03-05T12:00:00Z');
  await work.stay(seller.membership, '2026-03-08T23:10:00Z', '2026-03-08T23:40:00Z');
  expect(await rowOf('2026-03-04')).toMatchObject({
    planned_seconds: 7.5 * 3600,
    worked_seconds: 130 * 60 + 4 * 3600,
    shifts: [
      { day: '2026-03-02', state: 'worked', late_seconds: 1200 },
      { day: '2026-03-03', state: 'absent', late_seconds: 0 },
      { day: '2026-03-08', state: 'worked', late_seconds: 130 * 60 },
    ],
    stays: [
      { day: '2026-03-02', start: '2026-03-02T22:20', end: '2026-03-03T00:30' },
      { day: '2026-03-05', start: '2026-03-05T09:00', end: '2026-03-05T13:00' },
    ],
  });
});

describe('a week planned once more', () => {
  const copy = async (day: string) =>
    (await work.call(work.owner, 'roster/copy/', 'POST', { week: day })).body;

  it('keeps the times on the wall, skips what is there, and copies nothing the second time', async () => {
    await planned({ day: '2040-10-24', from: '09:00', until: '17:00' });
    await planned();
    const other = await work.employee();
    await planned({ membership_id: other.membership, day: '2040-10-25' });
    // Stands in the way of one of the copies.
    await planned({ day: '2040-10-31', from: '16:00', until: '18:00' });
    const twice = await Promise.all([copy('2040-11-02'), copy('2040-11-02')]);
    expect(twice).toEqual(
      expect.arrayContaining([
        { copied: 2, skipped: 1 },
        { copied: 0, skipped: 3 },
      ]),
    );
    expect((await rowOf('2040-11-03')).shifts).toMatchObject([
      { start: '2040-10-31T16:00' },
      { start: '2040-11-03T22:00', end: '2040-11-04T06:00', seconds: 8 * 3600 },
    ]);
  });

  it('plans nobody who has left, and nothing in the past', async () => {
    const other = await work.employee();
    const start = new Date('2026-03-02T08:00:00Z');
    const past = { starts_at: start, ends_at: new Date('2026-03-02T16:00:00Z') };
    await createShift(server.database.db, seller.membership, past);
    expect(await copy('2026-03-09')).toEqual({ copied: 0, skipped: 1 });
    await planned({ membership_id: other.membership });
    await work.own(other.id, other.membership, 'quit');
    expect(await copy('2040-10-29')).toEqual({ copied: 0, skipped: 0 });
  });
});

describe('the person', () => {
  const told = async () =>
    (await work.toldTo(seller.id)).filter((type) => type === 'roster_changed').length;
  const tell = () => tellRosters(server.transact);
  const pause = () =>
    sql`update roster_notice set changed_at = changed_at - interval '3 minutes'`.execute(
      server.database.db,
    );

  it('is told once of all that was changed without a pause, by however many processes', async () => {
    const id = await planned();
    await planned({ day: '2040-10-29' });
    await work.call(work.owner, `roster/${id}/`, 'DELETE');
    await tell();
    expect(await told()).toBe(0);
    await pause();
    await Promise.all([tell(), tell(), tell()]);
    expect(await told()).toBe(1);
    await tell();
    expect(await told()).toBe(1);
    await planned({ day: '2040-10-30' });
    await pause();
    await tell();
    expect(await told()).toBe(2);
  });

  it('is told of nothing that they have planned themselves', async () => {
    const manager = await work.employee(['can_manage_staff']);
    await plan({ membership_id: manager.membership }, manager.id);
    await pause();
    await tell();
    expect(await work.toldTo(manager.id)).not.toContain('roster_changed');
  });

  it('who has left by then is told of nothing', async () => {
    await planned();
    await work.own(seller.id, seller.membership, 'quit');
    await pause();
    await tell();
    expect(await told()).toBe(0);
  });
});
