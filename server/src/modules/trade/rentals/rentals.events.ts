import { defineEvent } from '../../../platform/events/domain-event.ts';

/** What was rented is back, or its period is over. */
export const rentalReturned = defineEvent<{
  readonly organizationId: number;
  readonly orderId: number;
  /** Of the staff; null for the clock. */
  readonly actorId: number | null;
}>('rental-returned');

/** A booking has got another period, by its client or the staff. */
export const bookingChanged = defineEvent<{
  readonly organizationId: number;
  readonly orderId: number;
  readonly clientId: number;
  readonly itemId: number;
  readonly actorId: number;
  readonly isByClient: boolean;
  /** How often that has been done with it. */
  readonly changes: number;
}>('booking-changed');

/** The deposit of a rental that is over has gone back, all but what is kept of it. */
export const depositSettled = defineEvent<{
  readonly organizationId: number;
  readonly orderId: number;
  readonly clientId: number;
  /** Minor units. */
  readonly kept: number;
  readonly currency: string;
}>('deposit-settled');
