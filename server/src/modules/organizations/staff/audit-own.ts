import type { Transaction } from 'kysely';
import type { AuditTables } from '../../../platform/audit/audit.tables.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';

interface OwnAct {
  readonly organizationId: number;
  readonly membershipId: number;
  readonly route: { readonly method: string; readonly path: string };
}

/** The person acts in their own name; the organization's log tells of it all the same. */
export async function auditOwn(
  trx: Transaction<AuditTables>,
  { actor }: Pick<RequestContext, 'actor'>,
  { organizationId, membershipId, route }: OwnAct,
): Promise<void> {
  const audit = { organizationId, action: `${route.method} ${route.path}`, isDone: false };
  await recordAudit(trx, { actor, audit }, { membership: membershipId });
}
