import { expressionBuilder, type RawBuilder, type SqlBool } from 'kysely';
import type { AuditTables } from './audit.tables.ts';

type Subject = Readonly<Record<string, string | number | boolean | null>>;

/** Entries of the log, as a part of the statement that shows them. */
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
