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
}
