import { expressionBuilder, sql, type Expression } from 'kysely';
import {
  ORGANIZATION_PERMISSIONS,
  type OrganizationPermission,
} from '@karavan/shared-api/contract/permissions';
import type { StaffTables } from './staff.tables.ts';

/** An id, or a column of the statement around that holds one. */
type Id = number | Expression<number>;

/*
 * Who may do what in an organization: its owner everything, its other members what their role says,
 * everybody else nothing. These are parts of statements, so each request reads the staff list anew and
 * a dismissal counts at once.
 */

/** The people who may do something in an organization, as a selection of `user_id`. */
export function staffWith(permission: OrganizationPermission, organization: Id) {
  return members()
    .select('member.user_id')
    .where('member.organization_id', '=', organization)
    .where(may(permission));
}

/** The organizations where a person may do something, as a selection of `organization_id`. */
export function organizationsWhere(person: Id, permission: OrganizationPermission) {
  return members()
    .select('member.organization_id')
    .where('member.user_id', '=', person)
    .where(may(permission));
}

/** What a person may do in an organization; no row for an outsider. */
export function permissionsOf(person: Id, organization: Id) {
  return members()
    .select(PERMISSIONS.as('permissions'))
    .where('member.user_id', '=', person)
    .where('member.organization_id', '=', organization);
}

/** Where a person works, as a selection: the organization, whether it is theirs, what they may do there. */
export function membershipsOf(person: Id) {
  return members()
    .select(['member.organization_id', 'member.is_owner', 'member.role_id'])
    .select(PERMISSIONS.as('permissions'))
    .where('member.user_id', '=', person);
}

/** The organizations that a person works for, whatever they may do there, as a selection of `organization_id`. */
export function workplacesOf(person: Id) {
  return members().select('member.organization_id').where('member.user_id', '=', person);
}

/** Everybody who works for an organization, whatever they may do there, as a selection of `user_id`. */
export function membersOf(organization: Id) {
  return members().select('member.user_id').where('member.organization_id', '=', organization);
}

/** Whether a person works for an organization, or once did. */
export const everWorkedFor = (person: Expression<number | null>, organization: Id) =>
  sql<boolean>`exists (
    select from membership where membership.user_id = ${person}
      and membership.organization_id = ${organization} and membership.joined_at is not null)`;

/** Whose organization it is, as a selection of `user_id`. */
export function ownerOf(organization: Id) {
  return membersOf(organization).where('member.is_owner', '=', true);
}

/** Whether two people work for the same organization. */
export function worksWith(person: Id, other: Id) {
  return expressionBuilder<StaffTables>().exists(
    members()
      .select('member.user_id')
      .where('member.user_id', '=', other)
      .where('member.organization_id', 'in', workplacesOf(person)),
  );
}

function members() {
  return expressionBuilder<StaffTables>()
    .selectFrom('organization_member as member')
    .leftJoin('role', 'role.id', 'member.role_id');
}

const may = (permission: OrganizationPermission) =>
  sql<boolean>`(member.is_owner or ${permission} = any(role.permissions))`;

const PERMISSIONS = sql<OrganizationPermission[]>`case
  when member.is_owner then ${[...ORGANIZATION_PERMISSIONS]}::text[] else role.permissions end`;
