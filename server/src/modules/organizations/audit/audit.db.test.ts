import type { AuditEntry } from '@karavan/shared-api/contract/audit';
import type { Page } from '@karavan/shared-api/contract/page';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { openTestStaff, type TestStaff } from '../../../testing/test-staff.ts';

jest.setTimeout(60_000);

let server: TestServer;
let staff: TestStaff;
let manager: number;
beforeAll(async () => {
  server = await createTestServer();
  staff = await openTestStaff(server, { time_zone: 'Asia/Bishkek' });
  manager = await staff.member(['can_manage_staff']);
  const act = (user_id: number, action: string, created_at: string) => ({
    organization_id: staff.id,
    user_id,
    action,
    subject: '{}',
    created_at: new Date(created_at),
  });
  await server.database.db
    .insertInto('audit_entry')
    .values([
      // The last moment of the ninth there, and the first of the tenth.
      act(staff.owner, 'POST /organizations/{id}/roles/', '2026-03-09T17:59:59.999Z'),
      act(staff.owner, 'POST /organizations/{id}/roles/', '2026-03-09T18:00:00Z'),
      act(manager, 'PUT /organizations/{id}/', '2026-03-10T12:00:00Z'),
      act(manager, 'POST /organizations/{id}/roles/', '2026-03-11T17:59:59.999Z'),
      act(manager, 'POST /organizations/{id}/roles/', '2026-03-11T18:00:00Z'),
    ])
    .execute();
});
afterAll(() => server.close());

async function times(query: string): Promise<string[]> {
  const { status, body } = await staff.call(manager, `audit/?${query}`);
  expect(status).toBe(200);
  const { list, total_count } = body as Page<AuditEntry>;
  expect(total_count).toBe(list.length);
  return list.map(({ created_at }) => created_at.slice(5, 16));
}

it('is narrowed to days of the organization, both included', async () => {
  expect(await times('from=2026-03-10&to=2026-03-11')).toEqual([
    '03-11T17:59',
    '03-10T12:00',
    '03-09T18:00',
  ]);
  expect(await times('from=2026-03-12')).toEqual(['03-11T18:00']);
  expect(await times('to=2026-03-09')).toEqual(['03-09T17:59']);
});

it('is narrowed by days, person and kind at once', async () => {
  const days = 'from=2026-03-10&to=2026-03-11';
  expect(await times(`${days}&person=${manager}`)).toEqual(['03-11T17:59', '03-10T12:00']);
  expect(await times(`${days}&person=${manager}&kind=organization`)).toEqual(['03-10T12:00']);
  expect(await times(`${days}&person=${staff.owner}&kind=organization`)).toEqual([]);
});

it('names the field of days that no calendar has, or that are the wrong way round', async () => {
  expect((await staff.call(manager, 'audit/?from=2026-02-30')).body).toMatchObject({
    errors: { from: ['Неверная дата'] },
  });
  const reversed = await staff.call(manager, 'audit/?from=2026-03-11&to=2026-03-10');
  expect([reversed.status, reversed.body]).toMatchObject([
    400,
    { errors: { from: [expect.any(String)] } },
  ]);
});

it('is for those alone who manage the staff', async () => {
  const seller = await staff.member(['can_sell', 'can_edit_organization']);
  expect((await staff.call(seller, 'audit/')).status).toBe(403);
});
