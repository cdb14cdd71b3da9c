import { z } from 'zod/mini';
import { atMost } from './at-most.ts';
import { Id, IdParams } from './common.ts';
import { ROLE_TITLE_LENGTH } from './limits.ts';
import { ORGANIZATION_PERMISSIONS, type OrganizationPermission } from './permissions.ts';
import { defineRoute } from './route.ts';
import { text } from './text.ts';

const RolePermissions = z.array(z.enum(ORGANIZATION_PERMISSIONS));

export const Role = z.object({
  id: Id,
  title: z.string(),
  permissions: RolePermissions,
  /** How many people have it, those who are invited included. */
  holder_count: z.number(),
  /** It is the reader's own, which nobody edits. */
  is_own: z.boolean(),
  /** Whether the reader may edit, give and delete it: it holds nothing that they lack. */
  can_edit: z.boolean(),
});
export type Role = z.output<typeof Role>;

export const RoleInput = z.object({
  title: text(ROLE_TITLE_LENGTH),
  permissions: RolePermissions.check(atMost(ORGANIZATION_PERMISSIONS.length)),
});
export type RoleInput = z.output<typeof RoleInput>;

const READERS: readonly OrganizationPermission[] = ['can_manage_staff', 'can_edit_organization'];
/** Who may look at the staff of an organization. */
export const ofStaffReaders = { permission: { organization: READERS, param: 'id' } } as const;
/** Who may change the staff of an organization. */
export const ofStaffManagers = {
  permission: { organization: 'can_manage_staff' as OrganizationPermission, param: 'id' },
} as const;

const RoleParams = z.object({ id: Id, role: Id });

export const listRoles = defineRoute({
  ...ofStaffReaders,
  method: 'GET',
  path: '/organizations/{id}/roles/',
  summary: 'The roles of an organization, those with most permissions first',
  params: IdParams,
  responses: { 200: z.object({ list: z.array(Role) }) },
  errors: ['not_found', 'forbidden'],
});

export const getRole = defineRoute({
  ...ofStaffReaders,
  method: 'GET',
  path: '/organizations/{id}/roles/{role}/',
  summary: 'One role of an organization',
  params: RoleParams,
  responses: { 200: Role },
  errors: ['not_found', 'forbidden'],
});

export const createRole = defineRoute({
  ...ofStaffManagers,
  method: 'POST',
  path: '/organizations/{id}/roles/',
  summary: 'Creates a role; it may hold what its creator holds, the owner holds everything',
  params: IdParams,
  body: RoleInput,
  responses: { 201: Role },
  errors: ['not_found', 'forbidden', 'beyond_own_rights', 'too_many_roles'],
});

export const updateRole = defineRoute({
  ...ofStaffManagers,
  method: 'PUT',
  path: '/organizations/{id}/roles/{role}/',
  summary: 'Changes a role for everybody who has it, but not one’s own',
  params: RoleParams,
  body: RoleInput,
  responses: { 200: Role },
  errors: ['not_found', 'forbidden', 'beyond_own_rights'],
});

export const deleteRole = defineRoute({
  ...ofStaffManagers,
  method: 'DELETE',
  path: '/organizations/{id}/roles/{role}/',
  summary: 'Deletes a role that nobody has',
  params: RoleParams,
  responses: { 204: null },
  errors: ['not_found', 'forbidden', 'beyond_own_rights', 'role_held'],
});
