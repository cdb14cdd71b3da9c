import { sql, type Selectable } from 'kysely';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import {
  TRANSFER_TRANSITIONS,
  type CancelReason,
  type TransferAction,
} from './transfer-transitions.ts';
import { transferMoved } from './transfers.events.ts';
import type { TransfersTables } from './transfers.tables.ts';

export type TransferRow = Selectable<TransfersTables['organization_transfer']>;

interface End {
  readonly action: TransferAction;
  /** Null for the clock and the product. */
  readonly actorId: number | null;
  readonly reason?: CancelReason;
}

/** Takes an open offer, whose row is locked, to one of its ends. */
export async function endTransfer(
  { trx, emit }: Pick<UnitOfWork<TransfersTables>, 'trx' | 'emit'>,
  transfer: TransferRow,
  { action, actorId, reason }: End,
): Promise<void> {
  const { id, organization_id, owner_id, recipient_id } = transfer;
  await trx
    .updateTable('organization_transfer')
    .set({
      status: TRANSFER_TRANSITIONS[action].to,
      ended_at: sql<Date>`now()`,
      reason: reason ?? null,
    })
    .where('id', '=', id)
    .where('status', '=', 'offered')
    .execute();
  emit(
    transferMoved({
      organizationId: organization_id,
      transferId: id,
      ownerId: owner_id,
      recipientId: recipient_id,
      actorId,
      action,
    }),
  );
}
