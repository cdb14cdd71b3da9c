import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import { getReceiptCalendar } from '@karavan/shared-api/contract/calendar-files';
import { getReceiptNumbers, resetPurchaseID } from '@karavan/shared-api/contract/life';
import { getReceiptFile, mailReceipt } from '@karavan/shared-api/contract/receipt-files';
import * as contract from '@karavan/shared-api/contract/orders';
import type { Tables } from '../../../database-tables.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { writeCalendarText } from '../../../platform/calendar/calendar-text.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import { encodeCursor } from '../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../platform/paging/page-answer.ts';
import { pageWindow } from '../../../platform/paging/page-window.ts';
import type { ReadReceipt } from '../orders/index.ts';
import { findReceiptEntry } from './find-receipt-entry.ts';
import { presentReceiptSummary } from './receipts.presenter.ts';
import { readReceiptNumbers, resetReceiptNumbers } from './receipt-numbers.ts';
import { countReceipts, findReceipts, findSellers } from './receipts.queries.ts';
import { drawReceipt } from './take-along/draw-receipt.ts';
import { queueReceiptMail, receiptFileName } from './take-along/mail-receipt.ts';

interface ReceiptsDependencies {
  readonly db: Kysely<Tables>;
  readonly transact: Transact<Tables>;
  readonly readReceipt: ReadReceipt;
}

export function receiptsRoutes({
  db,
  transact,
  readReceipt,
}: ReceiptsDependencies): ImplementedRoute[] {
  return [
    implement(contract.listReceipts, async ({ query, context }) => {
      const { page, limit, cursor, ...filter } = query;
      const { userId } = requireActor(context.actor);
      const window = pageWindow({ page, limit, cursor }, 'time');
      const [rows, count] = await Promise.all([
        findReceipts(db, userId, { filter, ...window }),
        countReceipts(db, userId, filter),
      ]);
      return pageAnswer(rows, limit, count, {
        present: (row) => presentReceiptSummary(row, context.locale),
        cursorOf: ({ created_at_exact, id }) => encodeCursor({ value: created_at_exact, id }),
      });
    }),
    implement(contract.listSellers, async ({ context }) => ({
      list: await findSellers(db, requireActor(context.actor).userId),
    })),
    implement(contract.getReceipt, ({ params, context }) => readReceipt(params.id, context)),
    implement(getReceiptFile, async ({ params: { id }, context }) => ({
      name: receiptFileName(id),
      content: (await drawReceipt(
        await readReceipt(id, context),
        context.locale,
      )) as unknown as Readable,
    })),
    implement(mailReceipt, async ({ params: { id: orderId }, context }) => {
      const { userId } = requireActor(context.actor);
      const reader = { orderId, userId, locale: context.locale };
      return { email: await transact(({ trx }) => queueReceiptMail(trx, reader)) };
    }),
    implement(getReceiptCalendar, async ({ params: { id }, context }) => {
      const { userId: clientId } = requireActor(context.actor);
      const entry = await findReceiptEntry(db, { id, clientId });
      if (!entry) throw new ApiError('not_found');
      const text = writeCalendarText(
        { product: 'Orders', title: entry.summary },
        [entry],
        new Date(),
      );
      return { name: `order-${id}.ics`, content: Readable.from([text]) };
    }),
    implement(getReceiptNumbers, ({ params: { id } }) => readReceiptNumbers(db, id)),
    implement(resetPurchaseID, async ({ params: { id }, body: { series }, context }) => {
      await transact(async ({ trx }) => {
        await recordAudit(trx, context, { series });
        await resetReceiptNumbers(trx, { organizationId: id, series });
      });
      return readReceiptNumbers(db, id);
    }),
  ];
}
