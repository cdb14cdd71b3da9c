import { expressionBuilder, sql, type Expression } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { WorkingHours, WorkingNow } from '@karavan/shared-api/contract/organizations';
import type { OrganizationsTables } from './organizations.tables.ts';
import { workingNow, type DayHours, type SpecialDay } from './working-state.ts';

/** Hours of a weekday, or of one day that differs from its own. */
export interface HoursRow {
  readonly weekday: number;
  /** Null for every such weekday. */
  readonly day: string | null;
  /** Both null on a day off. */
  readonly opens_at: string | null;
  readonly closes_at: string | null;
}

/** The week of the organization that a column refers to with the special days to come, for a selection of any query. */
export function selectWeek(organizationId: Expression<number>) {
  const { selectFrom } = expressionBuilder<OrganizationsTables, never>();
  const special = selectFrom('organization_special_day')
    .select([
      sql<number>`extract(isodow from day)::int`.as('weekday'),
      sql<string | null>`to_char(day, 'YYYY-MM-DD')`.as('day'),
      'opens_at',
      'closes_at',
    ])
    .where('organization_id', '=', organizationId)
    // Somewhere it is still the day before, and hours go over midnight.
    .where('day', '>=', sql<string>`current_date - 2`);
  const usual = selectFrom('organization_hours')
    .select([
      'weekday',
      sql<string | null>`null`.as('day'),
      sql<string | null>`opens_at`.as('opens_at'),
      sql<string | null>`closes_at`.as('closes_at'),
    ])
    .where('organization_id', '=', organizationId);
  return jsonArrayFrom(
    selectFrom(usual.unionAll(special).as('hours'))
      .select(['hours.weekday', 'hours.day', 'hours.opens_at', 'hours.closes_at'])
      .orderBy('hours.day')
      .orderBy('hours.weekday')
      .orderBy('hours.opens_at'),
  );
}

/** The hours of a place as `selectWeek` reads them, and its IANA zone. */
interface Place {
  readonly week: readonly HoursRow[];
  readonly time_zone: string;
}

/** Whether a place is open at a moment; null where it has not told its hours. */
export function presentWorkingNow({ week, time_zone }: Place, now: Date): WorkingNow | null {
  const usual = usualOf(week);
  return usual.length === 0 ? null : workingNow(usual, time_zone, now, specialOf(week));
}

/** The hours of a place, and whether it is open at a moment; null where it has not told them. */
export function presentHours(place: Place, now: Date): WorkingHours | null {
  const present = presentWorkingNow(place, now);
  return (
    present && {
      ...present,
      week: usualOf(place.week),
      special_days: specialOf(place.week).map(({ day, hours }) => ({ day, hours: [...hours] })),
    }
  );
}

/** The hours of the usual week, by weekday. */
export function usualOf(rows: readonly HoursRow[]): DayHours[] {
  return rows.flatMap(({ weekday, day, ...times }) => {
    const hours = shortTimes(times);
    return day === null && hours ? [{ weekday, ...hours }] : [];
  });
}

/** The days that differ, each with its hours. */
export function specialOf(rows: readonly HoursRow[]): SpecialDay[] {
  const days = [...new Set(rows.flatMap(({ day }) => day ?? []))].toSorted();
  return days.map((day) => ({
    day,
    hours: rows.filter((row) => row.day === day).flatMap((row) => shortTimes(row) ?? []),
  }));
}

function shortTimes({ opens_at, closes_at }: Pick<HoursRow, 'opens_at' | 'closes_at'>) {
  if (opens_at === null || closes_at === null) return null;
  return { opens_at: opens_at.slice(0, 5), closes_at: closes_at.slice(0, 5) };
}
