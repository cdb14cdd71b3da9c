import type { Kysely, Transaction } from 'kysely';
import type { ReceiptNumbers } from '@karavan/shared-api/contract/life';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { FIRST_SERIES, seriesAfter } from './receipt-number.ts';
import type { ReceiptCounterTables } from './receipts.tables.ts';

/** Which numbers an organization's receipts have, and would have after a reset. */
export async function readReceiptNumbers(
  db: Kysely<ReceiptCounterTables>,
  organizationId: number,
): Promise<ReceiptNumbers> {
  const counter = await db
    .selectFrom('receipt_counter')
    .select(['series', 'last'])
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  const { series, last } = counter ?? { series: FIRST_SERIES, last: 0 };
  return {
    series,
    last: last === 0 ? null : `${series}-${last}`,
    next: `${series}-${last + 1}`,
    after_reset: last === 0 ? `${series}-1` : `${seriesAfter(series)}-1`,
  };
}

interface Reset {
  readonly organizationId: number;
  /** The series that the owner has seen. */
  readonly series: string;
}

/**
 * Begins the next series at 1. Sales wait for the counter when they commit, so a number belongs to one series
 * or the other. Of two resets of a series the second changes nothing.
 * @throws ApiError `conflict` where the series named is neither the present one nor the one before
 */
export async function resetReceiptNumbers(
  trx: Transaction<ReceiptCounterTables>,
  { organizationId, series }: Reset,
): Promise<void> {
  const counter = await trx
    .selectFrom('receipt_counter')
    .select(['series', 'last'])
    .where('organization_id', '=', organizationId)
    .forUpdate()
    .executeTakeFirst();
  const present = counter ?? { series: FIRST_SERIES, last: 0 };
  if (present.series !== series) {
    if (present.series === seriesAfter(series)) return;
    throw new ApiError('conflict');
  }
  if (present.last === 0) return;
  await trx
    .updateTable('receipt_counter')
    .set({ series: seriesAfter(series), last: 0 })
    .where('organization_id', '=', organizationId)
    .execute();
}
