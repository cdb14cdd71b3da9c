import type { Generated } from 'kysely';
import type { ComplaintReason } from '@karavan/shared-api/contract/complaints';

export interface ComplaintsTables {
  complaint: {
    id: Generated<number>;
    user_id: number;
    item_id: number | null;
    organization_id: number | null;
    comment_id: number | null;
    reason: ComplaintReason;
    text: string;
    created_at: Generated<Date>;
  };
}
