import { expressionBuilder, type Expression } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { WorkingHours, WorkingNow } from '@karavan/shared-api/contract/organizations';
import type { OrganizationsTables } from './organizations.tables.ts';
import { workingNow, type DayHours } from './working-state.ts';

/** The week of the organization that a column refers to, for a selection of any query. */
export function selectWeek(organizationId: Expression<number>) {
  return jsonArrayFrom(
    expressionBuilder<OrganizationsTables, never>()
      .selectFrom('organization_hours')
      .select(['weekday', 'opens_at', 'closes_at'])
      .where('organization_id', '=', organizationId)
      .orderBy('weekday'),
  );
}

/** The hours of a place as `selectWeek` reads them, and its IANA zone. */
interface Place {
  readonly week: readonly DayHours[];
  readonly time_zone: string;
}

/** Whether a place is open at a moment; null where it has not told its hours. */
export function presentWorkingNow({ week, time_zone }: Place, now: Date): WorkingNow | null {
  return week.length === 0 ? null : workingNow(week.map(presentDay), time_zone, now);
}

/** The hours of a place, and whether it is open at a moment; null where it has not told them. */
export function presentHours(place: Place, now: Date): WorkingHours | null {
  const present = presentWorkingNow(place, now);
  return present && { ...present, week: place.week.map(presentDay) };
}

function presentDay({ weekday, opens_at, closes_at }: DayHours): DayHours {
  return { weekday, opens_at: opens_at.slice(0, 5), closes_at: closes_at.slice(0, 5) };
}
