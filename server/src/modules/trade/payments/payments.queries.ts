import { expressionBuilder, sql, type Expression } from 'kysely';
import type { PaymentsTables } from './payments.tables.ts';

/** When the money for an order came, for a selection of any query; null where none has come online. */
export function selectPaidAt(orderId: Expression<number>) {
  return expressionBuilder<PaymentsTables, never>()
    .selectFrom('payment')
    .select(sql<Date | null>`min(payment.settled_at)`.as('paid_at'))
    .where('payment.order_id', '=', orderId)
    .where('payment.status', 'in', ['accepted', 'refunded'])
    .$asScalar();
}
