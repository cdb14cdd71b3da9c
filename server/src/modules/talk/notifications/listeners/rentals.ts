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
