import { defineEvent } from '../../../platform/events/domain-event.ts';

/** What was rented is back, or its period is over. */
export const rentalReturned = defineEvent<{
  readonly organizationId: number;
  readonly orderId: number;
  /** Of the staff; null for the clock. */
  readonly actorId: number | null;
}>('rental-returned');
