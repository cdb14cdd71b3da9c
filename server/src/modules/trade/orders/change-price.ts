import { sql, type RawBuilder, type Transaction } from 'kysely';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { returnGifts, type GiftsTables } from '../gifts/index.ts';
import type { OrderRow } from './lock-order.ts';
import { LINE_COLUMNS, linesOfOpened, pricedAs, type PricedLines } from './priced-lines.ts';
import type { OrdersTables } from './orders.tables.ts';
import { refundPaymentTask } from './refund-payment-task.ts';
import { divideRefund } from './what-goes-back.ts';

/**
 * What is ordered is another thing by now, and no money has been paid: a locked order gets other lines and sums. Gift cards
 * pay what they have paid, and have back what is too much of that.
 */
export async function repriceOrder(
  trx: Transaction<OrdersTables & GiftsTables>,
  { id, gift_spent }: Pick<OrderRow, 'id' | 'gift_spent'>,
  { lines, deadline, ...sums }: PricedLines & { readonly deadline: RawBuilder<Date> | null },
): Promise<void> {
  const { goods, price } = sums;
  const gifts = Math.min(gift_spent, goods - price.discount - price.cashbackSpent);
  await trx
    .updateTable('sale_order')
    .set({
      ...pricedAs(sums),
      gift_spent: gifts,
      cashback_earned: price.cashbackEarned,
      deadline,
    })
    .where('id', '=', id)
    .execute();
  await returnGifts(trx, id, gift_spent - gifts);
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
  trx: Transaction<OrdersTables & GiftsTables>,
  order: Pick<OrderRow, 'id' | 'method' | 'gift_spent' | 'gift_returned'>,
  { refund, cashbackEarned }: GivenBack,
): Promise<void> {
  const { id, method } = order;
  const { money, gifts } = divideRefund(refund, order);
  await trx
    .updateTable('sale_order')
    .set({
      refunded: sql<number>`refunded + ${money}`,
      gift_returned: sql<number>`gift_returned + ${gifts}`,
      cashback_earned: cashbackEarned,
    })
    .where('id', '=', id)
    .execute();
  await returnGifts(trx, id, gifts);
  if (money > 0 && method === 'online_payment') {
    await addJob(trx, refundPaymentTask, { orderId: id });
  }
}
