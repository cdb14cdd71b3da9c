import { expressionBuilder, type RawBuilder, type SqlBool } from 'kysely';
import type { AuditTables } from './audit.tables.ts';

type Subject = Readonly<Record<string, string | number | boolean | null>>;

/** What the log tells, as a part of a statement of whoever shows it. */
export function selectAuditEntries(isMeant: RawBuilder<SqlBool>) {
  return expressionBuilder<AuditTables>()
    .selectFrom('audit_entry')
    .select([
      'audit_entry.id',
      'audit_entry.user_id',
      'audit_entry.action',
      'audit_entry.created_at',
    ])
    .select(({ ref }) => ref('audit_entry.subject').$castTo<Subject>().as('subject'))
    .where(isMeant);
}
