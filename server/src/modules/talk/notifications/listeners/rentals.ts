import { onEvent, type EventHandler } from '../../../../platform/events/domain-event.ts';
import { rentalReturned } from '../../../trade/rentals/index.ts';
import type { NotificationsTables } from '../notifications.tables.ts';
import { settleCards } from '../settle-cards.ts';
import { orderSubject } from '../subjects.ts';
import type { OrderWords } from './order-words.ts';

export const RENTAL_WORDS: OrderWords = {
  placed: 'rental',
  accepted: 'rental_accepted_for_client',
  rejected: 'rental_rejected_for_client',
  cancelled: 'rental_rejected',
  paid: 'rental_payment',
  paidForClient: 'rental_payment_for_client',
  showsItem: true,
  staff: 'can_manage_rentals_events',
};

export const rentalListeners: readonly EventHandler<NotificationsTables>[] = [
  onEvent(rentalReturned, (unit, { orderId, actorId }) =>
    settleCards(unit, { subject: orderSubject(orderId), answer: 'return', actorId }),
  ),
];
