import type { Generated } from 'kysely';
import type { TransferStatus } from '@karavan/shared-api/contract/transfers';
import type { CancelReason } from './transfer-transitions.ts';

export interface TransfersTables {
  organization_transfer: {
    id: Generated<number>;
    organization_id: number;
    /** Who has offered it. */
    owner_id: number;
    recipient_id: number;
    status: Generated<TransferStatus>;
    reason: CancelReason | null;
    created_at: Generated<Date>;
    expires_at: Date;
    ended_at: Date | null;
  };
}
