import type { Transaction } from 'kysely';
import type { RequestContext } from '../http/request-context.ts';
import type { AuditTables } from './audit.tables.ts';
import { recordAudit } from './record-audit.ts';

interface OwnAct {
  readonly organizationId: number;
  readonly route: { readonly method: string; readonly path: string };
}

/** The person acts in their own name; the organization's log tells of it all the same. */
export async function auditOwn(
  trx: Transaction<AuditTables>,
  { actor }: Pick<RequestContext, 'actor'>,
  { organizationId, route }: OwnAct,
  subject: Parameters<typeof recordAudit>[2],
): Promise<void> {
  const audit = { organizationId, action: `${route.method} ${route.path}`, isDone: false };
  await recordAudit(trx, { actor, audit }, subject);
}
