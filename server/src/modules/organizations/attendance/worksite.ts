import { sql, type Kysely } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import {
  selectOrganizations,
  selectWeek,
  specialOf,
  usualOf,
  type OrganizationsTables,
} from '../organizations/index.ts';
import type { StaffTables } from '../staff/index.ts';
import type { WorkingTimes } from './working-day.ts';

export type WorksiteTables = OrganizationsTables & StaffTables;

/** Where somebody works, and when. */
export interface Worksite {
  readonly organizationId: number;
  readonly title: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly times: WorkingTimes;
}

/** @throws ApiError `not_found` for the job of others, and for one that is over */
export async function readWorksite(
  db: Kysely<WorksiteTables>,
  { membershipId, userId }: { readonly membershipId: number; readonly userId: number },
): Promise<Worksite> {
  const row = await selectWorksites(db)
    .innerJoin('organization_member as member', 'member.organization_id', 'organization.id')
    .where('member.id', '=', membershipId)
    .where('member.user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return presentWorksite(row);
}

/** Organizations with their hours, a row each. */
export function selectWorksites(db: Kysely<WorksiteTables>) {
  return db
    .selectFrom(selectOrganizations().as('organization'))
    .select([
      'organization.id',
      'organization.title',
      'organization.latitude',
      'organization.longitude',
      'organization.time_zone',
    ])
    .select(selectWeek(sql.ref<number>('organization.id')).as('week'));
}

type WorksiteRow = Awaited<
  ReturnType<ReturnType<typeof selectWorksites>['executeTakeFirstOrThrow']>
>;

export const presentWorksite = ({ id, week, time_zone, ...site }: WorksiteRow): Worksite => ({
  organizationId: id,
  title: site.title,
  latitude: site.latitude,
  longitude: site.longitude,
  times: { timeZone: time_zone, week: usualOf(week), special: specialOf(week) },
});
