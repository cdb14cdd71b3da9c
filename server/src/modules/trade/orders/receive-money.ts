import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import type { Tables } from '../../../database-tables.ts';
import type { OrderRow } from './lock-order.ts';
import { moveOrder } from './move-order.ts';
import { movePayment } from './move-payment.ts';
import type { OrderRules } from './order-kind.ts';
import { canPaymentMove, type PaymentAction } from './payment-transitions.ts';

/** The provider has money for a locked order: it pays for it, or goes back. */
export async function receiveMoney(
  unit: UnitOfWork<Tables>,
  rules: OrderRules,
  order: OrderRow,
): Promise<void> {
  const { holdAgain, onPaid } = rules.kinds[order.kind];
  const action = await choose();
  await movePayment(unit, order, action);
  const isPaid = action === 'pay' || action === 'pay_late';
  if (isPaid && onPaid !== null) {
    await moveOrder(unit, rules, { orderId: order.id, action: onPaid, of: 'payment' });
  }

  async function choose(): Promise<PaymentAction> {
    if (canPaymentMove('pay', order)) return 'pay';
    const isLate = canPaymentMove('pay_late', order);
    if (isLate && (await holdAgain(unit.trx, order.id))) return 'pay_late';
    return canPaymentMove('pay_twice', order) ? 'pay_twice' : 'pay_in_vain';
  }
}
