import type { Generated } from 'kysely';

export interface ReceiptCounterTables {
  /** Counted by the database as a sale commits; no row before the first. */
  receipt_counter: {
    organization_id: number;
    /** Letters, as columns of a sheet: after `Z` comes `AA`. */
    series: Generated<string>;
    /** The last number of the series; 0 at its beginning. */
    last: Generated<number>;
  };
}
