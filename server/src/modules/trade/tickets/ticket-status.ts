import type { EventStatus } from '@karavan/shared-api/contract/event-states';
import type { OrderStatus, PaymentStatus } from '@karavan/shared-api/contract/order-states';
import type { TicketStatus } from '@karavan/shared-api/contract/ticket-states';

interface TicketTimes {
  readonly activated_at: Date | null;
  /** Of its event. */
  readonly ends_at: Date;
  readonly event_status: EventStatus;
}

interface TicketOrder {
  readonly status: OrderStatus;
  readonly payment_status: PaymentStatus | null;
}

/** A ticket is what its order, and the clock, make of it. What becomes of the order counts first. */
export function ticketStatus(
  { activated_at, ends_at, event_status }: TicketTimes,
  { status, payment_status }: TicketOrder,
  now: Date,
): TicketStatus {
  if (payment_status === 'refunded') return 'refunded';
  if (status === 'rejected') return 'void';
  // Its money is on its way back.
  if (event_status === 'cancelled') return 'void';
  if (payment_status !== 'accepted') return 'reserved';
  if (activated_at !== null) return 'activated';
  return ends_at <= now ? 'expired' : 'valid';
}
