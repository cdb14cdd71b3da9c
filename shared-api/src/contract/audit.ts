import { z } from 'zod/mini';
import { AUDIT_KINDS } from './audit-kinds.ts';
import { Id, IdParams, pageOf, pageQuery } from './common.ts';
import { AUDIT_PAGE_SIZE } from './limits.ts';
import { Day } from './periods.ts';
import type { OrganizationPermission } from './permissions.ts';
import { defineRoute } from './route.ts';

export const AuditEntry = z.object({
  id: Id,
  /** Who did it. */
  person: z.object({ id: Id, full_name: z.string(), avatar: z.nullable(z.string()) }),
  /** The name of the route that was called, such as `acceptOrder`; null for one that is no more. */
  act: z.nullable(z.string()),
  kind: z.enum(AUDIT_KINDS),
  /** Ids and values that tell what it was about. */
  subject: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  /** Of the staff, whom it was done to. */
  employee: z.nullable(z.string()),
  created_at: z.string(),
});
export type AuditEntry = z.output<typeof AuditEntry>;

export const listAuditEntries = defineRoute({
  method: 'GET',
  path: '/organizations/{id}/audit/',
  summary: 'Who of the staff did what and when, latest first',
  permission: { organization: 'can_manage_staff' as OrganizationPermission, param: 'id' },
  params: IdParams,
  query: z.object({
    ...pageQuery(AUDIT_PAGE_SIZE),
    kind: z.optional(z.enum(AUDIT_KINDS)),
    /** What this person has done. */
    person: z.optional(Id),
    /** The first and the last day, both included; of all times unless told. */
    from: z.optional(Day),
    to: z.optional(Day),
  }),
  responses: { 200: pageOf(AuditEntry) },
  errors: ['not_found', 'forbidden'],
});
