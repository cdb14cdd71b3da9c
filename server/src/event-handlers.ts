import type { Tables } from './database-tables.ts';
import {
  accountListeners,
  commentListeners,
  deliveryListeners,
  orderListeners,
  organizationListeners,
  partnerListeners,
  paymentListeners,
  ticketListeners,
} from './modules/talk/notifications/index.ts';
import type { EventHandler } from './platform/events/domain-event.ts';

/** Who listens to what; they act in this order. */
export const EVENT_HANDLERS: readonly EventHandler<Tables>[] = [
  ...accountListeners,
  ...organizationListeners,
  ...partnerListeners,
  ...commentListeners,
  ...orderListeners,
  ...paymentListeners,
  ...deliveryListeners,
  ...ticketListeners,
];
