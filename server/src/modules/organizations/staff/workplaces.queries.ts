import { sql, type Kysely, type Selectable } from 'kysely';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { Workplace } from '@karavan/shared-api/contract/employees';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { selectFullName, type PeopleTables } from '../../identity/people/index.ts';
import {
  presentOrganizationCard,
  selectOrganizationCards,
  type OrganizationsTables,
} from '../organizations/index.ts';
import type { StaffTables } from './staff.tables.ts';

export type WorkplaceTables = StaffTables & OrganizationsTables & PeopleTables & FilesTables;

/** Where a person works, and what they are invited to, the latest first. */
export async function listWorkplaces(
  db: Kysely<WorkplaceTables>,
  userId: number,
  locale: Locale,
): Promise<Workplace[]> {
  const rows = await selectWorkplaces(db, userId)
    .where((eb) =>
      eb.or([
        eb('membership.status', '=', 'working'),
        eb.and([
          eb('membership.status', '=', 'invited'),
          eb('membership.expires_at', '>', sql<Date>`now()`),
        ]),
      ]),
    )
    .orderBy('membership.id', 'desc')
    .execute();
  return rows.map((row) => presentWorkplace(row, locale));
}

export async function readWorkplace(
  db: Kysely<WorkplaceTables>,
  { userId, membershipId }: { readonly userId: number; readonly membershipId: number },
  locale: Locale,
): Promise<Workplace> {
  const row = await selectWorkplaces(db, userId)
    .where('membership.id', '=', membershipId)
    .executeTakeFirstOrThrow();
  return presentWorkplace(row, locale);
}

function selectWorkplaces(db: Kysely<WorkplaceTables>, userId: number) {
  return selectOrganizationCards(db)
    .innerJoin(
      sql<Selectable<StaffTables['membership']>>`membership`.as('membership'),
      'membership.organization_id',
      'organization.id',
    )
    .leftJoin(
      sql<Selectable<StaffTables['role']>>`role`.as('role'),
      'role.id',
      'membership.role_id',
    )
    .select([
      'membership.id',
      'membership.status',
      'membership.is_owner',
      'membership.position',
      'membership.joined_at',
      'membership.expires_at',
    ])
    .select(({ fn }) => fn.coalesce('role.title', 'membership.role_title').as('role_title'))
    .select((eb) => selectFullName(eb.ref('membership.invited_by')).as('invited_by'))
    .where('membership.user_id', '=', userId);
}

function presentWorkplace(
  row: Awaited<ReturnType<ReturnType<typeof selectWorkplaces>['executeTakeFirstOrThrow']>>,
  locale: Locale,
): Workplace {
  return {
    membership_id: row.id,
    status: row.status,
    organization: presentOrganizationCard(row, locale),
    is_owner: row.is_owner,
    role: row.role_title,
    position: row.position,
    joined_at: row.joined_at && row.joined_at.toISOString(),
    expires_at: row.status === 'invited' && row.expires_at ? row.expires_at.toISOString() : null,
    invited_by: row.invited_by,
  };
}
