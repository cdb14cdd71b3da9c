import type { Kysely } from 'kysely';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { CARD_LINES, OrderCard } from '@karavan/shared-api/contract/cards';
import { presentReceipt } from './receipts.presenter.ts';
import { findWholeReceipts, type ReceiptTables } from './receipts.queries.ts';

interface Reader {
  readonly userId: number;
  readonly locale: Locale;
}

/** The present state of orders by id, as somebody may see them; those of others are left out. */
export async function readOrderCards(
  db: Kysely<ReceiptTables>,
  ids: readonly number[],
  { userId, locale }: Reader,
): Promise<ReadonlyMap<number, OrderCard>> {
  if (ids.length === 0) return new Map();
  const rows = await findWholeReceipts(db, ids, userId);
  return new Map(
    rows.map((row) => {
      const receipt = presentReceipt(row, userId, locale);
      const lines = receipt.lines.slice(0, CARD_LINES);
      // What a card does not tell is left out.
      return [row.id, OrderCard.parse({ ...receipt, lines, line_count: receipt.lines.length })];
    }),
  );
}
