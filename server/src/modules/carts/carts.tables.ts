import type { Generated } from 'kysely';

export interface CartsTables {
  cart: {
    id: Generated<number>;
    client_id: number;
    organization_id: number;
    version: Generated<number>;
  };
  cart_line: {
    cart_id: number;
    size_id: number;
    quantity: number;
    seen_price: number;
    added_at: Generated<Date>;
  };
}
