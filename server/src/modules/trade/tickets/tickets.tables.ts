import type { Generated } from 'kysely';

export interface TicketsTables {
  ticket: {
    id: Generated<number>;
    order_id: number;
    item_id: number;
    size: string;
    secret: string;
    activated_at: Date | null;
    activated_by: number | null;
    nonce: string | null;
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
