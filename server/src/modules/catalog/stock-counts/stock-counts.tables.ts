import type { Generated } from 'kysely';

export interface StockCountsTables {
  /** Staff count what is there; one of an organization is open at most. */
  stock_count: {
    id: Generated<number>;
    organization_id: number;
    opened_by: number;
    opened_at: Generated<Date>;
    /** Null while it is open. */
    outcome: Generated<'applied' | 'abandoned' | null>;
    closed_by: Generated<number | null>;
    closed_at: Generated<Date | null>;
  };
  stock_count_line: {
    count_id: number;
    size_id: number;
    counted: number;
    /** What was there by the books when it was counted first. */
    expected: number;
    /** Grows with every piece that anybody counts. */
    touched: Generated<number>;
  };
}
