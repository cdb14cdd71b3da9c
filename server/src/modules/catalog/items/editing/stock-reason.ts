import { sql, type Transaction } from 'kysely';
import type { StockReason } from '@karavan/shared-api/contract/enumerations';

interface Reason {
  readonly personId: number;
  readonly reason: StockReason;
  /** What staff write about it. */
  readonly note?: string;
}

/** For the ledger of stock, which the database keeps: who changes stock in the rest of this transaction, and why. */
export async function sayWhyStockChanges<Tables>(
  trx: Transaction<Tables>,
  { personId, reason, note = '' }: Reason,
): Promise<void> {
  await sql`
    select set_config('karavan.stock_person', ${String(personId)}, true),
      set_config('karavan.stock_reason', ${reason}, true),
      set_config('karavan.stock_note', ${note}, true)`.execute(trx);
}
