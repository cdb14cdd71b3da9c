import type { CashbackAction } from '@karavan/shared-api/contract/till';
import { defineEvent } from '../../../platform/events/domain-event.ts';

/** A seller has given or taken cashback without a sale. */
export const cashbackMovedByHand = defineEvent<{
  readonly organizationId: number;
  readonly clientId: number;
  readonly sellerId: number;
  readonly action: CashbackAction;
  readonly currency: string;
  /** Minor units, above zero. */
  readonly amount: number;
  /** Of the ledger. */
  readonly entryId: number;
}>('cashback-moved-by-hand');
