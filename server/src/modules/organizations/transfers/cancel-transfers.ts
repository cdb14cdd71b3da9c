import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { endTransfer } from './end-transfer.ts';
import type { CancelReason } from './transfer-transitions.ts';
import type { TransfersTables } from './transfers.tables.ts';

interface Cancelled {
  readonly organizationId: number;
  readonly reason: CancelReason;
  /** The offer to them alone; to anybody unless told. */
  readonly recipientId?: number;
}

/** Ends the open offer of an organization, since something came between. */
async function cancelTransfers(
  unit: Pick<UnitOfWork<TransfersTables>, 'trx' | 'emit'>,
  { organizationId, reason, recipientId }: Cancelled,
): Promise<void> {
  const open = await unit.trx
    .selectFrom('organization_transfer')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('status', '=', 'offered')
    .$if(recipientId !== undefined, (query) => query.where('recipient_id', '=', recipientId!))
    .forUpdate()
    .executeTakeFirst();
  if (open) await endTransfer(unit, open, { action: 'cancel', actorId: null, reason });
}

/** Listens to `organization-closing`: what closes is handed over to nobody. */
export const cancelOfClosing = (
  unit: Pick<UnitOfWork<TransfersTables>, 'trx' | 'emit'>,
  { organizationId }: { readonly organizationId: number },
): Promise<void> => cancelTransfers(unit, { organizationId, reason: 'closing' });

/** Listens to `membership-moved`: whoever leaves the staff is offered nothing any more. */
export async function cancelOfLeaving(
  unit: Pick<UnitOfWork<TransfersTables>, 'trx' | 'emit'>,
  {
    organizationId,
    userId,
    action,
  }: { readonly organizationId: number; readonly userId: number; readonly action: string },
): Promise<void> {
  if (action !== 'dismiss' && action !== 'quit') return;
  await cancelTransfers(unit, { organizationId, reason: 'left', recipientId: userId });
}
