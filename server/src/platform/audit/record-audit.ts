import type { Transaction } from 'kysely';
import type { RequestContext } from '../http/request-context.ts';
import type { AuditTables } from './audit.tables.ts';

/**
 * Writes who did what into the audit log, in the operation's own transaction. Every write that
 * needs a permission in an organization or of the platform must call it: a route that does not fails.
 * @param subject ids and values that tell what was changed; no secrets, no texts that people write
 */
export async function recordAudit(
  trx: Transaction<AuditTables>,
  { actor, audit }: Pick<RequestContext, 'actor' | 'audit'>,
  subject: Readonly<Record<string, string | number | boolean | null>>,
): Promise<void> {
  if (!actor || !audit) throw new Error("This route writes in nobody's name");
  await trx
    .insertInto('audit_entry')
    .values({
      organization_id: audit.organizationId,
      user_id: actor.userId,
      action: audit.action,
      subject: JSON.stringify(subject),
    })
    .execute();
  audit.isDone = true;
}
