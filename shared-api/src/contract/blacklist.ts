import { z } from 'zod/mini';
import { Id, IdParams, pageOf, pageQuery } from './common.ts';
import type { FieldProblem } from './field-problems.ts';
import { FOLLOWERS_PAGE_SIZE, PERSON_SEARCH_LENGTH } from './limits.ts';
import { PersonCard } from './person-card.ts';
import type { OrganizationPermission } from './permissions.ts';
import { defineRoute } from './route.ts';
import { text } from './text.ts';

export const BlockedPerson = z.extend(PersonCard, {
  /** Who of the staff has blocked them; null where their account is gone. */
  blocked_by: z.nullable(PersonCard),
  created_at: z.string(),
});
export type BlockedPerson = z.output<typeof BlockedPerson>;

const ofStaff = {
  permission: {
    organization: 'can_manage_followers_partners' as OrganizationPermission,
    param: 'id',
  },
  params: IdParams,
} as const;

export const listBlacklist = defineRoute({
  ...ofStaff,
  method: 'GET',
  path: '/organizations/{id}/blacklist/',
  summary: 'People whom an organization has blocked, latest first',
  query: z.object({
    ...pageQuery(FOLLOWERS_PAGE_SIZE),
    search: z.optional(text(PERSON_SEARCH_LENGTH)),
  }),
  responses: { 200: pageOf(BlockedPerson) },
  errors: ['not_found', 'forbidden'],
});

export const listBlockedUsers = defineRoute({
  ...ofStaff,
  method: 'GET',
  path: '/organizations/{id}/blocked_users/',
  summary: 'The ids of all people whom an organization has blocked',
  responses: { 200: z.object({ list: z.array(Id) }) },
  errors: ['not_found', 'forbidden'],
});

const block = {
  ...ofStaff,
  method: 'POST',
  body: z.object({ user_id: Id }),
  responses: { 200: z.object({ is_blocked: z.boolean() }) },
} as const;

export const blockUser = defineRoute({
  ...block,
  path: '/organizations/{id}/block_user/',
  summary: 'Blocks a person: nothing new begins with them, what is under way goes on',
  body: z
    .object({
      user_id: z.optional(Id),
      /** Instead of it a code, `UID12`, an id or a phone number. */
      person: z.optional(text(200)),
    })
    .check(
      z.refine(({ user_id, person }) => (user_id === undefined) !== (person === undefined), {
        error: 'required' satisfies FieldProblem,
        path: ['user_id'],
      }),
    ),
  errors: [
    'not_found',
    'forbidden',
    'employee_not_blocked',
    'user_not_found',
    'client_code_expired',
  ],
});

export const unblockUser = defineRoute({
  ...block,
  path: '/organizations/{id}/unblock_user/',
  summary: 'Lets a person back in',
  errors: ['not_found', 'forbidden'],
});
