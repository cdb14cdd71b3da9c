import * as contract from '@karavan/shared-api/contract/attendance';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import { encodeCursor } from '../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../platform/paging/page-answer.ts';
import { pageWindow } from '../../../platform/paging/page-window.ts';
import { presentPersonCard } from '../../identity/people/index.ts';
import { drawAttendanceCode } from './attendance-code.ts';
import { presentEntry, presentStay } from './attendance.presenter.ts';
import { addAttendance, correctAttendance } from './correct-attendance.ts';
import { writeMonthSheet } from './month-sheet.ts';
import type { AttendanceDependencies } from './own-attendance.routes.ts';
import { findPlace, readCalendar } from './read-calendar.ts';
import { countEntries, findEntries, findStay, readMonth, sumMonth } from './stays.queries.ts';
import { dayOf } from './working-day.ts';

/** What those who look after the staff do with its attendance. */
export function attendanceRoutes({
  db,
  transact,
  codeKey,
  ...sources
}: AttendanceDependencies): ImplementedRoute[] {
  return [
    implement(contract.getAttendanceCode, async ({ params: { id } }) =>
      drawAttendanceCode(codeKey, id, Date.now()),
    ),
    implement(contract.listAttendance, async ({ params: { id }, query }) => {
      const { limit, present, day } = query;
      const { time_zone: timeZone } = await findPlace(db, id);
      const window = pageWindow(query, 'id');
      const filter = { organizationId: id, isPresent: present === 'true', day };
      const [rows, count] = await Promise.all([
        findEntries(db, filter, window),
        countEntries(db, filter),
      ]);
      return pageAnswer(rows, limit, count, {
        present: (row) => presentEntry(row, timeZone),
        cursorOf: (row) => encodeCursor({ value: '', id: row.id }),
      });
    }),
    implement(contract.sumAttendance, async ({ params: { id }, query: { month } }) => {
      const plans = await sources.plans.sum({ organizationId: id, month });
      const planned = plans.map(({ membership_id }) => membership_id);
      const [rows, { time_zone: timeZone }] = await Promise.all([
        sumMonth(db, { organizationId: id, month, planned }),
        findPlace(db, id),
      ]);
      return {
        today: dayOf(new Date(), timeZone),
        list: rows.map(({ id: membership_id, person, ...sums }) => ({
          membership_id,
          person: presentPersonCard(person),
          ...sums,
          planned_seconds: plans.find((one) => one.membership_id === membership_id)?.seconds ?? 0,
        })),
      };
    }),
    implement(
      contract.downloadAttendance,
      async ({ params: { id: organizationId }, query: { month }, context }) => {
        const { time_zone: timeZone } = await findPlace(db, organizationId);
        const wanted = { organizationId, membershipId: undefined, month };
        const stays = readMonth(db, { ...wanted, timeZone });
        return {
          name: `attendance-${month}.xlsx`,
          content: await writeMonthSheet(
            { stays, plans: sources.plans.read(wanted) },
            context.locale,
          ),
        };
      },
    ),
    implement(
      contract.getEmployeeAttendance,
      ({ params: { id, membership }, query: { month }, context }) =>
        readCalendar(db, sources, {
          organizationId: id,
          membershipId: membership,
          readerId: requireActor(context.actor).userId,
          month,
        }),
    ),
    implement(
      contract.addAttendance,
      async ({ params: { id: organizationId, membership }, body, context }) => {
        const { time_zone: timeZone } = await findPlace(db, organizationId);
        const by = { organizationId, actorId: requireActor(context.actor).userId };
        const stay = await transact(async ({ trx }) => {
          const wanted = { ...body, membershipId: membership, timeZone };
          const attendance = await addAttendance(trx, by, wanted);
          const { start, end } = body;
          await recordAudit(trx, context, { membership, attendance, start, end });
          return attendance;
        });
        return presentStay(await findStay(db, stay), timeZone);
      },
    ),
    implement(
      contract.correctAttendance,
      async ({ params: { id: organizationId, attendance }, body, context }) => {
        const { time_zone: timeZone } = await findPlace(db, organizationId);
        const by = { organizationId, actorId: requireActor(context.actor).userId };
        await transact(async ({ trx }) => {
          const wanted = { ...body, attendanceId: attendance, timeZone };
          const { membershipId: membership } = await correctAttendance(trx, by, wanted);
          const { start, end } = body;
          await recordAudit(trx, context, { membership, attendance, start, end });
        });
        return presentStay(await findStay(db, attendance), timeZone);
      },
    ),
  ];
}
