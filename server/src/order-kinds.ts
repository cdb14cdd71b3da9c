import { productKind, type OrderKinds } from './modules/trade/orders/index.ts';
import { rentalKind } from './modules/trade/rentals/index.ts';
import { ticketKind } from './modules/trade/tickets/index.ts';

/** What can be ordered, each kind with the rules of the module that owns it. */
export const ORDER_KINDS: OrderKinds = {
  product: productKind,
  rent: rentalKind,
  ticket: ticketKind,
};
