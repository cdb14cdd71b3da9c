import type { OrderKind } from '@karavan/shared-api/contract/order-states';
import { productKind } from './product-kind.ts';
import type { ReceiptKind } from './receipt-kind.ts';
import { rentalKind } from './rental-kind.ts';
import { ticketKind } from './ticket-kind.ts';

export const RECEIPT_KINDS: Readonly<Record<OrderKind, ReceiptKind>> = {
  product: productKind,
  rent: rentalKind,
  ticket: ticketKind,
};
