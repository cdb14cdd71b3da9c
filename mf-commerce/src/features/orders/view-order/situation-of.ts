import type { Receipt } from '@karavan/shared-api/contract/orders';
import type { Situation } from './kinds/receipt-kind.ts';
import { RECEIPT_KINDS } from './kinds/receipt-kinds.ts';

/** Where an order stands, whose turn it is, and what for. */
export function situationOf(receipt: Receipt): Situation {
  if (receipt.status === 'rejected') return { now: 'now_rejected', tone: 'negative', next: null };
  return receipt.payment_status === 'refunded'
    ? { now: 'now_refunded', tone: 'negative', next: null }
    : RECEIPT_KINDS[receipt.kind].situationOf(receipt);
}

/** Whether the client still has to show the order at the till. */
export function isOnTheWayToTill({ method, status }: Pick<Receipt, 'method' | 'status'>): boolean {
  return method === 'cart_checkout' && status === 'in_progress';
}
