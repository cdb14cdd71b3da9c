import { sql } from 'kysely';
import type { AttendanceStatus } from '@karavan/shared-api/contract/attendance';
import type { OrganizationPermission } from '@karavan/shared-api/contract/permissions';
import { createStay } from './factories/attendance.ts';
import type { TestServer } from './test-server.ts';
import { openTestStaff, type TestStaff } from './test-staff.ts';

/** Where the organization is, and its people are. */
export const SITE = { latitude: 42.87, longitude: 74.6 } as const;
export const HERE = { place: { ...SITE, accuracy: 10 } };

export interface Employee {
  readonly id: number;
  readonly membership: number;
  check(direction: 'in' | 'out', body?: object): ReturnType<TestServer['call']>;
  status(): Promise<AttendanceStatus>;
}

/** An organization whose people come and go. */
export async function openTestAttendance(
  server: TestServer,
  values: Parameters<typeof openTestStaff>[1] = {},
) {
  const { db } = server.database;
  const staff: TestStaff = await openTestStaff(server, {
    ...SITE,
    time_zone: 'Asia/Bishkek',
    ...values,
  });
  return {
    ...staff,
    async employee(permissions: readonly OrganizationPermission[] = []): Promise<Employee> {
      const id = await staff.member(permissions);
      const { id: membership } = await staff.membershipOf(id);
      const token = await server.sessionOf(id);
      const path = `/memberships/${membership}/attendance/`;
      return {
        id,
        membership,
        check: (direction, body = HERE) =>
          server.call(`${path}${direction}/`, { method: 'POST', token, body }),
        status: async () => (await server.call(path, { token })).body as AttendanceStatus,
      };
    },
    staysOf: (membership: number) =>
      db
        .selectFrom('attendance')
        .selectAll()
        .where('membership_id', '=', membership)
        .orderBy('started_at')
        .execute(),
    /** A stay of the past, as it could have been noted. */
    stay: (membership: number, from: string, to: string | null, how: 'code' | 'timer' = 'code') =>
      createStay(db, membership, {
        started_at: new Date(from),
        ended_at: to === null ? null : new Date(to),
        ended_how: to === null ? null : how,
      }),
    /** As if the person had been expected to go so many minutes ago. */
    expectedToGo: (membership: number, minutes: number) =>
      db
        .updateTable('attendance')
        .set({ expected_end_at: sql<Date>`now() - make_interval(mins => ${minutes})` })
        .where('membership_id', '=', membership)
        .where('ended_at', 'is', null)
        .execute(),
    /** Told to a person, by type, the latest first. */
    async toldTo(user: number): Promise<string[]> {
      const rows = await db
        .selectFrom('notification')
        .select('type')
        .where('user_id', '=', user)
        .orderBy('id', 'desc')
        .execute();
      return rows.map(({ type }) => type);
    },
  };
}
