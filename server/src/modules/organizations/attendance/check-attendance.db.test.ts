import { sql } from 'kysely';
import type { AttendanceCode } from '@karavan/shared-api/contract/attendance';
import { createUser } from '../../../testing/factories/accounts.ts';
import { HERE, openTestAttendance, SITE } from '../../../testing/test-attendance.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

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

const codeOf = async () => (await work.call(work.owner, 'attendance/code/')).body as AttendanceCode;

describe('checking in and out', () => {
  it('by the code of the screen, scanned or typed, or by the place', async () => {
    const { code, digits } = await codeOf();
    for (const proof of [{ code }, { code: digits }, HERE]) {
      const seller = await work.employee();
      expect(await seller.status()).toMatchObject({ is_in: false, since: null });
      expect(await seller.check('in', proof)).toMatchObject({
        status: 200,
        body: { is_in: true, since: expect.any(String) },
      });
      expect((await seller.check('out', proof)).body).toMatchObject({ is_in: false, since: null });
      const how = 'place' in proof ? 'place' : 'code';
      expect(await work.staysOf(seller.membership)).toMatchObject([
        { started_how: how, ended_how: how, started_metres: how === 'place' ? 0 : null },
      ]);
    }
  });

  it('is told to who looks after the staff, once each, but not to the person', async () => {
    const manager = await work.employee(['can_manage_staff']);
    const seller = await work.employee(['can_sell']);
    await seller.check('in');
    await seller.check('in');
    await seller.check('out');
    await seller.check('out');
    const told = ['attendance_out', 'attendance_in'];
    expect(await work.toldTo(work.owner)).toEqual(told);
    expect(await work.toldTo(manager.id)).toEqual(told);
    expect(await work.toldTo(seller.id)).toEqual([]);
    const acts = await server.database.db
      .selectFrom('audit_entry')
      .select('action')
      .where('user_id', '=', seller.id)
      .execute();
    expect(acts).toHaveLength(2);
  });

  it('is not done from afar, from somewhere rough, or with a code of elsewhere', async () => {
    const seller = await work.employee();
    const refused = async (proof: object) => {
      const { status, body } = await seller.check('in', proof);
      return [status, (body as { code: string }).code];
    };
    const far = { ...SITE, latitude: SITE.latitude + 0.01, accuracy: 10 };
    expect(await refused({ place: far })).toEqual([406, 'too_far_away']);
    expect(await refused({ place: { ...SITE, accuracy: 500 } })).toEqual([
      406,
      'position_inaccurate',
    ]);
    const { code } = await codeOf();
    const other = await openTestAttendance(server);
    const stranger = await other.employee();
    expect((await stranger.check('in', { code })).body).toMatchObject({
      code: 'attendance_code_elsewhere',
    });
    expect(await refused({ code: '000000' })).toEqual([406, 'attendance_code_wrong']);
    expect(await refused({})).toEqual([400, 'invalid_input']);
    expect(await refused({ ...HERE, code })).toEqual([400, 'invalid_input']);
    expect(await work.staysOf(seller.membership)).toEqual([]);
  });

  it('is a matter of the person alone, while they work there', async () => {
    const seller = await work.employee();
    const other = await work.employee();
    const as = async (user: number) =>
      (await work.own(user, seller.membership, 'attendance/in', HERE)).status;
    expect(await as(other.id)).toBe(404);
    expect(await as(work.owner)).toBe(404);
    expect(await as(await createUser(server.database.db))).toBe(404);
    expect((await work.call(seller.id, 'attendance/code/')).status).toBe(403);
    await work.call(work.owner, `employees/${seller.membership}/dismiss/`, 'POST', {});
    expect(await as(seller.id)).toBe(404);
  });

  it('with wrong codes ends soon', async () => {
    const seller = await work.employee();
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, index) => seller.check('in', { code: `00000${index % 10}` })),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
    // Also the right one has to wait now.
    expect((await seller.check('in', { code: (await codeOf()).code })).status).toBe(429);
    expect((await seller.check('in')).status).toBe(200);
  });

  it('ends with the employment', async () => {
    const seller = await work.employee();
    await seller.check('in');
    await work.call(work.owner, `employees/${seller.membership}/dismiss/`, 'POST', {});
    expect(await work.staysOf(seller.membership)).toMatchObject([{ ended_how: 'leaving' }]);
  });
});

describe('fifty check-ins at once', () => {
  const race = async () => {
    const seller = await work.employee();
    const answers = await Promise.all(Array.from({ length: 50 }, () => seller.check('in')));
    return { answers, stays: await work.staysOf(seller.membership) };
  };

  it('are one stay, and all of them succeed', async () => {
    const { answers, stays } = await race();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(stays).toHaveLength(1);
  });

  it('would be more without what the database demands', async () => {
    const seller = await work.employee();
    const { db } = server.database;
    const twice = () =>
      Promise.all([
        work.stay(seller.membership, '2026-01-05T04:00:00Z', null),
        work.stay(seller.membership, '2026-01-05T05:00:00Z', null),
      ]);
    await expect(twice()).rejects.toThrow();
    await db.deleteFrom('attendance').where('membership_id', '=', seller.membership).execute();
    await sql`alter table attendance drop constraint attendance_apart`.execute(db);
    await sql`drop index attendance_open`.execute(db);
    await twice();
    expect(await work.staysOf(seller.membership)).toHaveLength(2);
    await db.deleteFrom('attendance').where('membership_id', '=', seller.membership).execute();
    await sql`create unique index attendance_open on attendance (membership_id)
      where ended_at is null`.execute(db);
    await sql`alter table attendance add constraint attendance_apart exclude using gist (
      membership_id with =, tstzrange(started_at, ended_at) with &&)`.execute(db);
  });

  it('against a dismissal leave nobody at work', async () => {
    const seller = await work.employee();
    await Promise.all([
      ...Array.from({ length: 10 }, () => seller.check('in')),
      work.call(work.owner, `employees/${seller.membership}/dismiss/`, 'POST', {}),
    ]);
    const stays = await work.staysOf(seller.membership);
    expect(stays.filter(({ ended_at }) => ended_at === null)).toEqual([]);
    expect(stays.length).toBeLessThanOrEqual(1);
  });
});
