import type { Generated } from 'kysely';
import type { TicketOfferStatus } from '@karavan/shared-api/contract/ticket-offers';
import type { TicketWaitStatus } from '@karavan/shared-api/contract/ticket-waits';

export interface TicketsTables {
  ticket: {
    id: Generated<number>;
    order_id: number;
    item_id: number;
    size: string;
    /** Null: whoever has bought it. */
    holder_id: number | null;
    secret: string;
    activated_at: Date | null;
    activated_by: number | null;
    nonce: string | null;
  };
  ticket_offer: {
    id: Generated<number>;
    ticket_id: number;
    giver_id: number;
    recipient_id: number;
    status: Generated<TicketOfferStatus>;
    created_at: Generated<Date>;
    ended_at: Date | null;
  };
  /** A place in the waiting list of a section; while it is offered, so many of the section's places are held. */
  ticket_wait: {
    id: Generated<number>;
    item_id: number;
    size_id: number;
    user_id: number;
    quantity: number;
    status: Generated<TicketWaitStatus>;
    created_at: Generated<Date>;
    offered_until: Generated<Date | null>;
    ended_at: Generated<Date | null>;
  };
  /** Guests take places of a section and pay nothing. */
  event_guest: {
    id: Generated<number>;
    item_id: number;
    size_id: number;
    name: string;
    /** How many come with this name, themselves included. */
    party: number;
    secret: string;
    added_by: number | null;
    created_at: Generated<Date>;
    activated_at: Date | null;
    activated_by: number | null;
    nonce: string | null;
  };
}
