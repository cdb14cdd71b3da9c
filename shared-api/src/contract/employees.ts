import { z } from 'zod/mini';
import { Id, IdParams, pageOf, pageQuery } from './common.ts';
import { OrganizationCard } from './feed.ts';
import { EMPLOYEES_PAGE_SIZE, POSITION_LENGTH } from './limits.ts';
import { EMPLOYEE_GROUPS, MEMBERSHIP_STATUSES } from './membership-states.ts';
import { ofStaffManagers, ofStaffReaders, RoleInput } from './roles.ts';
import { defineRoute, type Route } from './route.ts';
import { text } from './text.ts';

export const MembershipStatus = z.enum(MEMBERSHIP_STATUSES);

const EmployeeRole = z.object({
  /** Null for the owner, who needs none, and for a role that is no more. */
  id: z.nullable(Id),
  title: z.string(),
});

/** Somebody of the staff, as those see them who look after it. */
export const Employee = z.object({
  /** The membership's, as every list has one. */
  id: Id,
  membership_id: Id,
  status: MembershipStatus,
  is_owner: z.boolean(),
  /** Initials, without a picture, of whoever has not accepted. */
  person: z.object({
    id: Id,
    uid: z.string(),
    full_name: z.string(),
    avatar: z.nullable(z.string()),
  }),
  role: z.nullable(EmployeeRole),
  /** What they are called besides, such as "Старший продавец"; empty where nothing was said. */
  position: z.string(),
  invited_at: z.nullable(z.string()),
  /** An invitation ends then. */
  expires_at: z.nullable(z.string()),
  joined_at: z.nullable(z.string()),
  left_at: z.nullable(z.string()),
  is_me: z.boolean(),
  /** Whether the reader may change them, dismiss them, or withdraw their invitation. */
  can_manage: z.boolean(),
});
export type Employee = z.output<typeof Employee>;

export const EmployeeDetail = z.extend(Employee, {
  permissions: RoleInput.shape.permissions,
  /** When they used the product last; null for those who do not work here. */
  last_active_at: z.nullable(z.string()),
  invited_by: z.nullable(z.string()),
  /** Who has ended it, where somebody else has. */
  ended_by: z.nullable(z.string()),
  /** Their other times here, the latest first. */
  history: z.array(
    z.object({
      membership_id: Id,
      status: MembershipStatus,
      role: z.nullable(z.string()),
      joined_at: z.nullable(z.string()),
      left_at: z.nullable(z.string()),
    }),
  ),
});
export type EmployeeDetail = z.output<typeof EmployeeDetail>;

const EmployeeParams = z.object({ id: Id, membership: Id });

export const listEmployees = defineRoute({
  ...ofStaffReaders,
  method: 'GET',
  path: '/organizations/{id}/employees/',
  summary: 'The staff of an organization: who works there, is invited or has left; latest first',
  params: IdParams,
  query: z.object({
    ...pageQuery(EMPLOYEES_PAGE_SIZE),
    group: z._default(z.enum(EMPLOYEE_GROUPS), 'working'),
    /** A part of a name or position, or a number as in UID12; invited people are found by number alone. */
    search: z.optional(text(100)),
    role: z.optional(Id),
  }),
  responses: { 200: pageOf(Employee) },
  errors: ['not_found', 'forbidden'],
});

export const getEmployee = defineRoute({
  ...ofStaffReaders,
  method: 'GET',
  path: '/organizations/{id}/employees/{membership}/',
  summary: 'One membership of an organization’s staff, also one that has ended',
  params: EmployeeParams,
  responses: { 200: EmployeeDetail },
  errors: ['not_found', 'forbidden'],
});

/** A code, `UID12`, an id or a phone number. */
const PersonText = text(200);

export const Invitee = z.object({
  uid: z.string(),
  /** Initials: who it is, they tell themselves by accepting. */
  full_name: z.string(),
  /** They work here already, or have been invited. */
  status: z.nullable(z.enum(['working', 'invited'])),
  /** The invitation or employment there is. */
  membership_id: z.nullable(Id),
});
export type Invitee = z.output<typeof Invitee>;

export const findInvitee = defineRoute({
  ...ofStaffManagers,
  method: 'GET',
  path: '/organizations/{id}/employees/find/',
  summary: 'Who is meant by a code, a number or a phone, by initials alone',
  params: IdParams,
  query: z.object({ person: PersonText }),
  responses: { 200: Invitee },
  errors: ['not_found', 'forbidden', 'user_not_found', 'client_code_expired'],
});

const Position = z._default(text(POSITION_LENGTH, { isOptional: true }), '');

export const inviteEmployee = defineRoute({
  ...ofStaffManagers,
  method: 'POST',
  path: '/organizations/{id}/employees/',
  summary: 'Invites a person to work here; they confirm it themselves within seven days',
  params: IdParams,
  body: z.object({ person: PersonText, role: Id, position: Position }),
  responses: { 201: Employee },
  errors: [
    'not_found',
    'forbidden',
    'user_not_found',
    'client_code_expired',
    'beyond_own_rights',
    'already_employed',
    'already_invited',
    'organization_closed',
  ],
});

export const changeEmployee = defineRoute({
  ...ofStaffManagers,
  method: 'PATCH',
  path: '/organizations/{id}/employees/{membership}/',
  summary: 'Gives another role or position to somebody who works here or is invited',
  params: EmployeeParams,
  body: z.object({
    role: z.optional(Id),
    position: z.optional(text(POSITION_LENGTH, { isOptional: true })),
  }),
  responses: { 200: EmployeeDetail },
  errors: ['not_found', 'forbidden', 'beyond_own_rights', 'conflict'],
});

/** Says that deliveries may be left without their courier, and that cash of the service is still with them. */
const Leaving = z.object({
  leaves_deliveries: z._default(z.boolean(), false),
  leaves_cash: z._default(z.boolean(), false),
});

export const dismissEmployee = defineRoute({
  ...ofStaffManagers,
  method: 'POST',
  path: '/organizations/{id}/employees/{membership}/dismiss/',
  summary:
    'Ends an employment at once (working -> dismissed); couriers with deliveries on confirmation',
  params: EmployeeParams,
  body: Leaving,
  responses: { 200: EmployeeDetail },
  errors: [
    'not_found',
    'forbidden',
    'beyond_own_rights',
    'conflict',
    'deliveries_under_way',
    'courier_owes_cash',
  ],
});

export const withdrawInvitation = defineRoute({
  ...ofStaffManagers,
  method: 'POST',
  path: '/organizations/{id}/employees/{membership}/withdraw/',
  summary: 'Takes an invitation back (invited -> withdrawn)',
  params: EmployeeParams,
  responses: { 200: EmployeeDetail },
  errors: ['not_found', 'forbidden', 'beyond_own_rights', 'conflict'],
});

/** Where a person works or is asked to, as they see it themselves. */
export const Workplace = z.object({
  membership_id: Id,
  status: MembershipStatus,
  organization: OrganizationCard,
  is_owner: z.boolean(),
  role: z.nullable(z.string()),
  position: z.string(),
  joined_at: z.nullable(z.string()),
  expires_at: z.nullable(z.string()),
  invited_by: z.nullable(z.string()),
});
export type Workplace = z.output<typeof Workplace>;

export const listWorkplaces = defineRoute({
  method: 'GET',
  path: '/memberships/',
  summary: 'Where the person works, and what they are invited to',
  permission: 'session',
  responses: { 200: z.object({ list: z.array(Workplace) }) },
});

const ofOneself = {
  method: 'POST',
  permission: 'session',
  params: IdParams,
  responses: { 200: Workplace },
} as const;

/** An invitation is accepted or declined: both have the same signature. */
export type InvitationAnswer = typeof ofOneself &
  Pick<Route, 'path' | 'summary'> & { readonly errors: readonly ['not_found', 'conflict'] };

export const acceptInvitation: InvitationAnswer = defineRoute({
  ...ofOneself,
  path: '/memberships/{id}/accept/',
  summary: 'Takes a job (invited -> working)',
  errors: ['not_found', 'conflict'],
});

export const declineInvitation: InvitationAnswer = defineRoute({
  ...ofOneself,
  path: '/memberships/{id}/decline/',
  summary: 'Declines a job (invited -> declined)',
  errors: ['not_found', 'conflict'],
});

export const quitJob = defineRoute({
  ...ofOneself,
  path: '/memberships/{id}/quit/',
  summary:
    'Leaves a job (working -> quit); couriers with deliveries on confirmation. Owners cannot',
  body: Leaving,
  errors: ['not_found', 'conflict', 'deliveries_under_way', 'courier_owes_cash'],
});
