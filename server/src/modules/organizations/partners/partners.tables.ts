import type { Generated } from 'kysely';
import type { PartnershipStatus } from '@karavan/shared-api/contract/partners';

export interface PartnersTables {
  partnership: {
    id: Generated<number>;
    requester_id: number;
    recipient_id: number;
    status: Generated<PartnershipStatus>;
    created_at: Generated<Date>;
    answered_at: Date | null;
  };
}
