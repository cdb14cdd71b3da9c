import type { Generated } from 'kysely';
import type { GoneSize } from '@karavan/shared-api/contract/carts';

export interface CartsTables {
  cart: {
    id: Generated<number>;
    client_id: number;
    organization_id: number;
    version: Generated<number>;
    /** Where to bring it; null: the client's default address. */
    address_id: number | null;
    spend_cashback: Generated<boolean>;
    spend_gifts: Generated<boolean>;
    /** A code as the client has typed it, in upper case. */
    promotion_code: string | null;
    /** Sizes that went while they were in it, unseen by the client; written by the database. */
    gone: Generated<GoneSize[]>;
  };
  cart_line: {
    cart_id: number;
    size_id: number;
    quantity: number;
    seen_price: number;
    added_at: Generated<Date>;
  };
}
