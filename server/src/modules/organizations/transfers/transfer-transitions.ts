import type { TransferStatus } from '@karavan/shared-api/contract/transfers';

type Mover = 'owner' | 'recipient' | 'clock' | 'product';

interface TransferTransition {
  readonly to: TransferStatus;
  readonly by: Mover;
}

/** The whole state machine of an offer: everything leads from `offered` to an end. */
export const TRANSFER_TRANSITIONS = {
  accept: { to: 'accepted', by: 'recipient' },
  decline: { to: 'declined', by: 'recipient' },
  withdraw: { to: 'withdrawn', by: 'owner' },
  expire: { to: 'expired', by: 'clock' },
  cancel: { to: 'cancelled', by: 'product' },
} as const satisfies Readonly<Record<string, TransferTransition>>;

export type TransferAction = keyof typeof TRANSFER_TRANSITIONS;

/** Why the product ends an offer: one of both left, or the organization closes. */
export type CancelReason = 'left' | 'closing';
