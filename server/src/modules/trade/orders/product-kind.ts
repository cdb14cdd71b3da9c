import { payDeadline, pickUpDeadline } from './order-deadlines.ts';
import { linesHold } from './hold-lines.ts';
import type { OrderKindRules } from './order-kind.ts';

/** Goods: an order holds pieces of its sizes. */
export const productKind: OrderKindRules = {
  ...linesHold,
  findPhase: () => Promise.resolve('ahead'),
  clientDeadline({ method, isPaid }, deadlines) {
    if (method === 'self_pickup') return pickUpDeadline(deadlines);
    return method === 'online_payment' && !isPaid ? payDeadline(deadlines) : null;
  },
  cancellationFee: null,
  onPaid: null,
};
