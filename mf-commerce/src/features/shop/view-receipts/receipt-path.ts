import type { ReceiptSummary } from '@karavan/shared-api/contract/orders';

/** Where an order is looked at; rentals have an address of their own. */
export function receiptPath({ kind, id }: Pick<ReceiptSummary, 'kind' | 'id'>): string {
  return kind === 'rent' ? `/receipts/rent/${id}` : `/receipts/${id}`;
}
