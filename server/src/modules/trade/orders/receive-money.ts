import { isSelling } from '@karavan/shared-api/contract/life-states';
import { keepsPromotion } from '../promotions/index.ts';
import { lifeStateNow } from '../../organizations/organizations/index.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import type { Tables } from '../../../database-tables.ts';
import type { OrderRow } from './lock-order.ts';
import { moveOrder } from './move-order.ts';
import { movePayment } from './move-payment.ts';
import type { OrderRules } from './order-kind.ts';
import { ORDER_TRANSITIONS, isPossible } from './order-transitions.ts';
import { canPaymentMove, type PaymentAction } from './payment-transitions.ts';

/**
 * The provider has money for a locked order: it pays for it, or goes back. What is over is not paid for
 * any more, and an order that has expired is taken up again only for what has not begun, where something
 * new is sold.
 */
export async function receiveMoney(
  unit: UnitOfWork<Tables>,
  rules: OrderRules,
  order: OrderRow,
): Promise<void> {
  const { endHold, findPhase, holdAgain, onPaid } = rules.kinds[order.kind];
  /** Nothing is taken up again where nothing new is sold. */
  const isOpen = async () => isSelling(await lifeStateNow(unit.trx, order.organization_id));
  const phase = await findPhase(unit.trx, order.id);
  const action = await choose();
  // Nobody can pay for it any more: it holds nothing any longer.
  if (action === 'pay_in_vain' && isPossible(ORDER_TRANSITIONS.expire, order)) {
    await moveOrder(unit, rules, { orderId: order.id, action: 'expire', of: 'payment' });
  }
  await movePayment(unit, order, action);
  const isPaid = action === 'pay' || action === 'pay_late';
  if (isPaid && onPaid !== null) {
    await moveOrder(unit, rules, { orderId: order.id, action: onPaid, of: 'payment' });
  }

  async function choose(): Promise<PaymentAction> {
    if (phase !== 'over' && canPaymentMove('pay', order)) return 'pay';
    const isLate = phase === 'ahead' && canPaymentMove('pay_late', order) && (await isOpen());
    if (isLate && (await holdAgain(unit.trx, order.id))) {
      if (await keepsPromotion(unit.trx, order)) return 'pay_late';
      await endHold(unit.trx, order.id, 'release');
    }
    return canPaymentMove('pay_twice', order) ? 'pay_twice' : 'pay_in_vain';
  }
}
