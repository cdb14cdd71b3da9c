import { sql, type Expression, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { EmployeeGroup } from '@karavan/shared-api/contract/membership-states';
import { selectLastUse } from '../../../platform/auth/last-use.ts';
import type { AuthTables } from '../../../platform/auth/auth.tables.ts';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { countUpToCap } from '../../../platform/paging/count-up-to-cap.ts';
import type { PageWindow } from '../../../platform/paging/page-window.ts';
import {
  selectFullName,
  selectPersonCard,
  type PeopleTables,
} from '../../identity/people/index.ts';
import type { StaffTables } from './staff.tables.ts';

export type EmployeeTables = StaffTables & PeopleTables & FilesTables & AuthTables;
export type EmployeeRow = Awaited<ReturnType<typeof findEmployees>>[number];
export type EmployeeDetailRow = NonNullable<Awaited<ReturnType<typeof findEmployee>>>;

const GROUPS = {
  working: ['working'],
  invited: ['invited'],
  former: ['quit', 'dismissed'],
} as const satisfies Record<EmployeeGroup, readonly string[]>;

/** Statuses of people who have told who they are, by accepting. */
export const KNOWN_STATUSES: ReadonlySet<string> = new Set(['working', 'quit', 'dismissed']);

interface EmployeeFilter {
  readonly organizationId: number;
  readonly group: EmployeeGroup;
  readonly search: string | undefined;
  readonly role: number | undefined;
}

export function findEmployees(
  db: Kysely<EmployeeTables>,
  filter: EmployeeFilter,
  { after, offset, limit }: PageWindow,
) {
  return selectEmployees(db, filter.organizationId)
    .where(isMeant(filter))
    .$if(after !== undefined, (query) => query.where('membership.id', '<', after!.id))
    .orderBy('membership.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

export function countEmployees(
  db: Kysely<EmployeeTables>,
  filter: EmployeeFilter,
): Promise<number> {
  return countUpToCap(
    db,
    sql`select from membership
      where organization_id = ${filter.organizationId} and ${isMeant(filter)}`,
  );
}

export function findEmployee(
  db: Pick<Kysely<EmployeeTables>, 'selectFrom'>,
  organizationId: number,
  membershipId: number,
) {
  return selectEmployees(db, organizationId)
    .select((eb) => [
      selectFullName(eb.ref('membership.invited_by')).as('invited_by_name'),
      selectFullName(eb.ref('membership.ended_by')).as('ended_by_name'),
      'membership.ended_by',
      selectLastUse(eb.ref('membership.user_id')).as('last_active_at'),
    ])
    .where('membership.id', '=', membershipId)
    .executeTakeFirst();
}

/** The other times of a person at an organization, the latest first. */
export function findOtherTimes(db: Kysely<StaffTables>, { id, organization_id, user_id }: Times) {
  return db
    .selectFrom('membership')
    .leftJoin('role', 'role.id', 'membership.role_id')
    .select(['membership.id', 'membership.status', 'membership.joined_at', 'membership.left_at'])
    .select(({ fn }) => fn.coalesce('role.title', 'membership.role_title').as('role_title'))
    .where('membership.organization_id', '=', organization_id)
    .where('membership.user_id', '=', user_id)
    .where('membership.id', '<>', id)
    .where('membership.status', 'in', ['working', 'quit', 'dismissed'])
    .orderBy('membership.id', 'desc')
    .limit(50)
    .execute();
}

interface Times {
  readonly id: number;
  readonly organization_id: number;
  readonly user_id: number;
}

/** What of this person there is at an organization that is not over. */
export function findLiveMembership(
  db: Kysely<StaffTables>,
  { organizationId, userId }: { readonly organizationId: number; readonly userId: number },
) {
  return db
    .selectFrom('membership')
    .select(['id', 'status'])
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'working'),
        eb.and([eb('status', '=', 'invited'), eb('expires_at', '>', sql<Date>`now()`)]),
      ]),
    )
    .executeTakeFirst();
}

function selectEmployees(db: Pick<Kysely<EmployeeTables>, 'selectFrom'>, organizationId: number) {
  return db
    .selectFrom('membership')
    .leftJoin('role', 'role.id', 'membership.role_id')
    .select([
      'membership.id',
      'membership.organization_id',
      'membership.user_id',
      'membership.is_owner',
      'membership.status',
      'membership.position',
      'membership.role_id',
      'membership.role_title',
      'membership.invited_at',
      'membership.expires_at',
      'membership.joined_at',
      'membership.left_at',
      'role.title as present_role',
      'role.permissions',
    ])
    .select((eb) => selectPersonCard(eb.ref('membership.user_id')).$notNull().as('person'))
    .where('membership.organization_id', '=', organizationId);
}

function isMeant({ group, search, role }: EmployeeFilter): RawBuilder<SqlBool> {
  const parts = [sql<SqlBool>`membership.status = any(${[...GROUPS[group]]}::text[])`];
  if (role !== undefined) parts.push(sql`membership.role_id = ${role}`);
  if (search !== undefined) parts.push(isFound(search.trim(), group));
  return sql`(${sql.join(parts, sql` and `)})`;
}

/** Whoever has not accepted is found by their number alone: a search by name would tell who they are. */
function isFound(search: string, group: EmployeeGroup): RawBuilder<SqlBool> {
  const [, digits] = /^(?:UID)?(\d{1,15})$/i.exec(search) ?? [];
  const ways = [contains(sql`membership.position`, search)];
  if (digits !== undefined) ways.push(sql`membership.user_id = ${Number(digits)}`);
  if (group !== 'invited') {
    ways.push(contains(selectFullName(sql.ref<number>('membership.user_id')), search));
  }
  return sql`(${sql.join(ways, sql` or `)})`;
}

const contains = (text: Expression<unknown>, part: string) =>
  sql<SqlBool>`position(lower(${part}) in lower(${text})) > 0`;
