import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/attendance';
import type { AuditTables } from '../../../platform/audit/audit.tables.ts';
import { auditOwn } from '../../../platform/audit/audit-own.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import type { ThrottleTables } from '../../../platform/throttle/throttle.tables.ts';
import { countEvent, forgetEvents } from '../../../platform/throttle/throttle.ts';
import { MINUTE_SECONDS } from '../../../platform/time/durations.ts';
import { wallTimeOf } from '../../../platform/time/wall-time.ts';
import { checkIn, checkOut } from './check-attendance.ts';
import { writeMonthSheet } from './month-sheet.ts';
import { provePresence, type Proof } from './prove-presence.ts';
import { readCalendar, type CalendarSources, type CalendarTables } from './read-calendar.ts';
import { findPresence, readMonth } from './stays.queries.ts';
import { dayOf, expectedEnd } from './working-day.ts';
import { readWorksite, type Worksite } from './worksite.ts';

type AttendanceRouteTables = CalendarTables & AuditTables & ThrottleTables;

export interface AttendanceDependencies extends CalendarSources {
  readonly db: Kysely<AttendanceRouteTables>;
  readonly transact: Transact<AttendanceRouteTables>;
  /** Of the codes that organizations show. */
  readonly codeKey: Buffer;
}

/** Wrong codes that somebody may try: enough for mistakes, too few to guess six digits. */
const GUESSES = { limit: 10, seconds: 10 * MINUTE_SECONDS } as const;

interface Own {
  readonly membershipId: number;
  readonly userId: number;
}

/** What people do with their own attendance. */
export function ownAttendanceRoutes({
  db,
  transact,
  codeKey,
  ...sources
}: AttendanceDependencies): ImplementedRoute[] {
  async function readStatus(own: Own, site: Worksite): Promise<contract.AttendanceStatus> {
    const { timeZone } = site.times;
    const today = dayOf(new Date(), timeZone);
    const { open, seconds, forgotten } = await findPresence(db, own.membershipId, today);
    return {
      membership_id: own.membershipId,
      organization: { id: site.organizationId, title: site.title, time_zone: timeZone },
      is_in: open !== undefined,
      since: open ? open.started_at.toISOString() : null,
      since_wall: open ? wallTimeOf(open.started_at, timeZone) : null,
      today,
      today_seconds: seconds,
      forgotten_days: forgotten,
    };
  }

  /** A code counts before it is looked at, so that many at once are no way to guess it. */
  async function prove(
    { userId }: Own,
    site: Worksite,
    presence: contract.Presence,
  ): Promise<Proof> {
    if (presence.code === undefined) return provePresence(codeKey, site, presence, Date.now());
    const key = `attendance-code ${userId}`;
    if (!(await countEvent(db, key, GUESSES))) {
      throw new ApiError('too_many_requests', { retryAfter: GUESSES.seconds });
    }
    const proof = provePresence(codeKey, site, presence, Date.now());
    await forgetEvents(db, key);
    return proof;
  }

  /** Whoever presses twice, or once more after a lost answer, is told where they stand. */
  const check = (route: contract.AttendanceCheck, direction: 'in' | 'out') =>
    implement(route, async ({ params: { id: membershipId }, body, context }) => {
      const own = { membershipId, userId: requireActor(context.actor).userId };
      const site = await readWorksite(db, own);
      const before = await readStatus(own, site);
      if (before.is_in === (direction === 'in')) return before;
      const proof = await prove(own, site, body);
      await transact(async (unit) => {
        const isDone =
          direction === 'in'
            ? await checkIn(unit, {
                ...own,
                proof,
                expectedEnd: expectedEnd(new Date(), site.times),
              })
            : await checkOut(unit, { ...own, proof });
        if (!isDone) return;
        const { organizationId } = site;
        await auditOwn(unit.trx, context, { organizationId, route }, { membership: membershipId });
      });
      return readStatus(own, site);
    });

  return [
    implement(contract.getAttendanceStatus, async ({ params: { id: membershipId }, context }) => {
      const own = { membershipId, userId: requireActor(context.actor).userId };
      return readStatus(own, await readWorksite(db, own));
    }),
    check(contract.checkAttendanceIn, 'in'),
    check(contract.checkAttendanceOut, 'out'),
    implement(contract.getOwnAttendance, async ({ params: { id }, query, context }) => {
      const { userId } = requireActor(context.actor);
      const { organizationId, times } = await readWorksite(db, { membershipId: id, userId });
      return readCalendar(db, sources, {
        organizationId,
        membershipId: id,
        readerId: userId,
        month: query.month ?? monthNow(times.timeZone),
      });
    }),
    implement(contract.downloadOwnAttendance, async ({ params: { id }, query, context }) => {
      const { userId } = requireActor(context.actor);
      const { organizationId, times } = await readWorksite(db, { membershipId: id, userId });
      const month = query.month ?? monthNow(times.timeZone);
      const wanted = { organizationId, membershipId: id, month };
      const stays = readMonth(db, { ...wanted, timeZone: times.timeZone });
      return {
        name: `attendance-${month}.xlsx`,
        content: await writeMonthSheet(
          { stays, plans: sources.plans.read(wanted) },
          context.locale,
        ),
      };
    }),
  ];
}

const monthNow = (timeZone: string) => dayOf(new Date(), timeZone).slice(0, 7);
