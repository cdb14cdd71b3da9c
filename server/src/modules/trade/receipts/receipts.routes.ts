import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/orders';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import { decodeCursor, encodeCursor } from '../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../platform/paging/page-answer.ts';
import { createReadReceipt } from './read-receipt.ts';
import { presentReceiptSummary } from './receipts.presenter.ts';
import { countReceipts, findReceipts, type ReceiptTables } from './receipts.queries.ts';

export function receiptsRoutes(db: Kysely<ReceiptTables>): ImplementedRoute[] {
  const readReceipt = createReadReceipt(db);
  return [
    implement(contract.listReceipts, async ({ query: { page, limit, cursor }, context }) => {
      const { userId } = requireActor(context.actor);
      const after = decodeCursor(cursor, 'time');
      const offset = after ? 0 : (page - 1) * limit;
      const [rows, count] = await Promise.all([
        findReceipts(db, userId, { after, offset, limit: limit + 1 }),
        countReceipts(db, userId),
      ]);
      return pageAnswer(rows, limit, count, {
        present: (row) => presentReceiptSummary(row, context.locale),
        cursorOf: ({ created_at_exact, id }) => encodeCursor({ value: created_at_exact, id }),
      });
    }),
    implement(contract.getReceipt, ({ params, context }) => readReceipt(params.id, context)),
  ];
}
