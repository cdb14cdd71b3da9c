import type { AuditTables } from '../../../platform/audit/audit.tables.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { acceptFollowers, type OrganizationsTables } from '../organizations/index.ts';
import { tellAcceptedTask } from './tell-accepted-task.ts';

/** Accepts one, or everybody who has asked; a job tells them, each once. Answers how many are new. */
export async function acceptAndTell(
  { trx }: Pick<UnitOfWork<OrganizationsTables & AuditTables>, 'trx'>,
  context: Pick<RequestContext, 'actor' | 'audit'>,
  { organizationId, userId }: { readonly organizationId: number; readonly userId: number | null },
): Promise<number> {
  const accepted = await acceptFollowers(trx, { organizationId, userId });
  await recordAudit(trx, context, { user: userId, accepted });
  if (accepted > 0) await addJob(trx, tellAcceptedTask, { organizationId });
  return accepted;
}
