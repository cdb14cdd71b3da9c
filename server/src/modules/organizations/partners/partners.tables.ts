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
  /** What one of the two keeps about the other. */
  partnership_side: {
    partnership_id: number;
    organization_id: number;
    note: string | null;
    category: string | null;
    /** Among its partners, from 1; null: behind those that have one. */
    place: number | null;
  };
}
