import type { Tables } from '../../../database-tables.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import type { OrderRow } from './lock-order.ts';
import { moveOrder, type OrderMove } from './move-order.ts';
import type { OrderRules } from './order-kind.ts';
import { receiveMoney } from './receive-money.ts';
import { refundOrder, type Refund } from './refund-order.ts';

/** What becomes of orders, whatever their kind. */
export interface Orders {
  move(unit: UnitOfWork<Tables>, move: OrderMove): Promise<void>;
  refund(unit: UnitOfWork<Tables>, refund: Refund): Promise<void>;
  receiveMoney(unit: UnitOfWork<Tables>, order: OrderRow): Promise<void>;
}

export function createOrders(rules: OrderRules): Orders {
  return {
    move: (unit, move) => moveOrder(unit, rules, move),
    refund: (unit, refund) => refundOrder(unit, rules, refund),
    receiveMoney: (unit, order) => receiveMoney(unit, rules, order),
  };
}
