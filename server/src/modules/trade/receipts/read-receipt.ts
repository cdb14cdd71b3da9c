import type { Kysely } from 'kysely';
import type { TicketWallet } from '@karavan/shared-api/contract/ticket-states';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import type { ReadReceipt } from '../orders/index.ts';
import { presentReceipt } from './receipts.presenter.ts';
import { findWholeReceipts, type ReceiptTables } from './receipts.queries.ts';

/** Reads an order as the caller may see it, with the wallets that accept its tickets; throws `not_found` for an order of others. */
export function createReadReceipt(
  db: Kysely<ReceiptTables>,
  wallets: readonly TicketWallet[],
): ReadReceipt {
  return async (id, { actor, locale }) => {
    const { userId } = requireActor(actor);
    const [row] = await findWholeReceipts(db, [id], userId);
    if (!row) throw new ApiError('not_found');
    return presentReceipt(row, userId, locale, wallets);
  };
}
