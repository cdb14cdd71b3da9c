import { OrderKind } from '@karavan/shared-api/contract/order-states';
import { ORDER_TRANSITIONS, type OrderTransition } from './order-transitions.ts';

const transitionsOf = (kind: OrderKind) =>
  Object.values<OrderTransition>(ORDER_TRANSITIONS).filter(({ kinds }) => kinds.includes(kind));

it.each(OrderKind.options)('an order of the kind %s can be fulfilled, and be rejected', (kind) => {
  const transitions = transitionsOf(kind);
  expect(transitions.some(({ fulfils }) => fulfils)).toBe(true);
  expect(transitions.some(({ to, by }) => to === 'rejected' && by === 'client')).toBe(true);
  expect(transitions.some(({ to, by }) => to === 'rejected' && by === 'timer')).toBe(true);
});
