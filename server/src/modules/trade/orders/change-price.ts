import { sql, type RawBuilder, type Transaction } from 'kysely';
import { addJob } from '../../../platform/jobs/jobs.ts';
import type { OrderRow } from './lock-order.ts';
import { LINE_COLUMNS, linesOfOpened, pricedAs, type PricedLines } from './priced-lines.ts';
import type { OrdersTables } from './orders.tables.ts';
import { refundPaymentTask } from './refund-payment-task.ts';

/** What is ordered is another thing by now, and nothing has been paid: a locked order gets other lines and sums. */
export async function repriceOrder(
  trx: Transaction<OrdersTables>,
  { id }: Pick<OrderRow, 'id'>,
  { lines, deadline, ...sums }: PricedLines & { readonly deadline: RawBuilder<Date> },
): Promise<void> {
  await trx
    .updateTable('sale_order')
    .set({ ...pricedAs(sums), cashback_earned: sums.price.cashbackEarned, deadline })
    .where('id', '=', id)
    .execute();
  await trx.deleteFrom('sale_order_line').where('order_id', '=', id).execute();
  await trx
    .with('opened', (cte) => cte.selectFrom('sale_order').select('id').where('id', '=', id))
    .insertInto('sale_order_line')
    .columns(LINE_COLUMNS)
    .expression(linesOfOpened(lines))
    .execute();
}

interface GivenBack {
  /** Minor units. */
  readonly refund: number;
  /** What the rest earns, as long as nothing has been booked. */
  readonly cashbackEarned: number;
}

/** A part of what was paid for a locked order goes back: less is needed of what was ordered. */
export async function refundPart(
  trx: Transaction<OrdersTables>,
  { id, method }: Pick<OrderRow, 'id' | 'method'>,
  { refund, cashbackEarned }: GivenBack,
): Promise<void> {
  await trx
    .updateTable('sale_order')
    .set({ refunded: sql<number>`refunded + ${refund}`, cashback_earned: cashbackEarned })
    .where('id', '=', id)
    .execute();
  if (refund > 0 && method === 'online_payment') {
    await addJob(trx, refundPaymentTask, { orderId: id });
  }
}
