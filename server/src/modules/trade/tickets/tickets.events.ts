import type { TicketOfferStatus } from '@karavan/shared-api/contract/ticket-offers';
import type { TicketWaitStatus } from '@karavan/shared-api/contract/ticket-waits';
import { defineEvent } from '../../../platform/events/domain-event.ts';

/** Somebody has been let in with a ticket. */
export const ticketActivated = defineEvent<{
  readonly organizationId: number;
  readonly orderId: number;
  /** Whose ticket it is. */
  readonly holderId: number;
  /** Whether they have bought it. */
  readonly isClient: boolean;
  readonly ticketId: number;
  readonly itemId: number;
  /** Who stands at the door. */
  readonly actorId: number;
}>('ticket-activated');

/** A ticket was offered to somebody, or they have answered, or it was taken back. */
export const ticketOfferMoved = defineEvent<{
  readonly organizationId: number;
  readonly offerId: number;
  readonly ticketId: number;
  readonly itemId: number;
  readonly giverId: number;
  readonly recipientId: number;
  readonly status: TicketOfferStatus;
}>('ticket-offer-moved');

/** Tickets are kept for somebody who has waited, or they wait for them no more. */
export const ticketWaitMoved = defineEvent<{
  readonly organizationId: number;
  readonly waitId: number;
  readonly itemId: number;
  readonly userId: number;
  readonly status: Exclude<TicketWaitStatus, 'waiting'>;
}>('ticket-wait-moved');
