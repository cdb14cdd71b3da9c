import type { Generated } from 'kysely';

export interface AuditTables {
  audit_entry: {
    id: Generated<number>;
    organization_id: number;
    user_id: number;
    action: string;
    subject: string;
    created_at: Generated<Date>;
  };
}
