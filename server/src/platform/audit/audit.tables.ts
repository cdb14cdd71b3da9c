import type { Generated } from 'kysely';

export interface AuditTables {
  audit_entry: {
    id: Generated<number>;
    /** Null for the platform. */
    organization_id: number | null;
    user_id: number;
    action: string;
    subject: string;
    created_at: Generated<Date>;
  };
}
