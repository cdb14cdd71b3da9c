import { defineEvent } from '../../../platform/events/domain-event.ts';

/** Somebody has been let in with a ticket. */
export const ticketActivated = defineEvent<{
  readonly organizationId: number;
  readonly orderId: number;
  readonly clientId: number;
  readonly ticketId: number;
  readonly itemId: number;
  /** Who stands at the door. */
  readonly actorId: number;
}>('ticket-activated');
