import type { Kysely } from 'kysely';
import type { AttendanceCalendar } from '@karavan/shared-api/contract/attendance';
import type { AuthTables } from '../../../platform/auth/auth.tables.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { addDays } from '../../../platform/time/wall-time.ts';
import { presentPersonCard } from '../../identity/people/index.ts';
import { selectOrganizations, type OrganizationsTables } from '../organizations/index.ts';
import { findEmployee, findReader, isWithinReach } from '../staff/index.ts';
import { presentDays, type DaySales } from './attendance.presenter.ts';
import type { MonthPlans } from './month-plans.ts';
import { findStays, type StayTables } from './stays.queries.ts';
import { dayOf } from './working-day.ts';

export type CalendarTables = StayTables & OrganizationsTables & AuthTables;

/** Sales of a cashier by day of the organization, both ends included; days without any are missing. */
export type SumSales = (wanted: {
  readonly organizationId: number;
  readonly cashierId: number;
  readonly timeZone: string;
  readonly from: string;
  readonly to: string;
}) => Promise<readonly DaySales[]>;

/** What a calendar shows that others know of. */
export interface CalendarSources {
  readonly sumSales: SumSales;
  readonly plans: MonthPlans;
}

interface CalendarWanted {
  readonly organizationId: number;
  readonly membershipId: number;
  readonly readerId: number;
  readonly month: string;
}

/**
 * A month of one person at an organization: stays, shifts, and what they have sold while they worked there.
 * @throws ApiError `not_found` for somebody who never worked there
 */
export async function readCalendar(
  db: Kysely<CalendarTables>,
  { sumSales, plans }: CalendarSources,
  { organizationId, membershipId, readerId, month }: CalendarWanted,
): Promise<AttendanceCalendar> {
  const [employee, reader, { time_zone: timeZone, currency }] = await Promise.all([
    findEmployee(db, organizationId, membershipId),
    findReader(db, readerId, organizationId),
    findPlace(db, organizationId),
  ]);
  // Who has not accepted an invitation is nobody's business.
  if (!employee?.joined_at) throw new ApiError('not_found');
  const first = `${month}-01`;
  const today = dayOf(new Date(), timeZone);
  const [stays, planned, sales] = await Promise.all([
    findStays(db, membershipId, month),
    plans.list({ organizationId, membershipId, month }),
    sumSales({
      organizationId,
      cashierId: employee.user_id,
      timeZone,
      from: first,
      to: lastDayOf(first),
    }),
  ]);
  const joined = dayOf(employee.joined_at, timeZone);
  const left = employee.left_at && dayOf(employee.left_at, timeZone);
  return {
    membership_id: membershipId,
    person: presentPersonCard(employee.person),
    month,
    today,
    time_zone: timeZone,
    can_correct: isWithinReach(employee, reader),
    ...presentDays({
      stays,
      plans: planned,
      today,
      // Other times of theirs have calendars of their own.
      sales: sales.filter(({ day }) => day >= joined && (left === null || day <= left)),
      timeZone,
      currency,
    }),
  };
}

/** @throws ApiError `not_found` */
export async function findPlace(db: Kysely<OrganizationsTables>, id: number) {
  const place = await db
    .selectFrom(selectOrganizations().as('organization'))
    .select(['currency', 'time_zone'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!place) throw new ApiError('not_found');
  return place;
}

/** Of the month whose first day is given. */
const lastDayOf = (first: string) => addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1);
