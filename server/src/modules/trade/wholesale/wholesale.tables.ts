import type { Generated } from 'kysely';
import type { WholesaleStatus } from '@karavan/shared-api/contract/enumerations';

export interface WholesaleTables {
  wholesale_client: {
    organization_id: number;
    client_id: number;
    status: Generated<WholesaleStatus>;
    /** What the client says of themselves. */
    note: Generated<string>;
    requested_at: Generated<Date>;
    /** Null while the request waits. */
    answered_at: Date | null;
    /** Counts the moves. */
    version: Generated<number>;
  };
  wholesale_price: {
    item_id: number;
    /** Pieces of the item, whatever their size. */
    min_quantity: number;
    /** Minor units for one. */
    price: number;
  };
}
