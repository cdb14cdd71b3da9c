export { expireOrders, expireOrdersTask } from './expire-orders.ts';
export { refundPart, repriceOrder } from './change-price.ts';
export { countPromised } from './count-promised.ts';
export { countUnfinishedOrders } from './count-unfinished.ts';
export { createOrders, type Orders } from './create-orders.ts';
export {
  canDeliveryMove,
  DELIVERY_TRANSITIONS,
  type DeliveryAction,
} from './delivery-transitions.ts';
export { linesHold } from './hold-lines.ts';
export { lockOrder, type OrderOwner, type OrderRow } from './lock-order.ts';
export { limitOpenOrders } from './limit-open-orders.ts';
export { movePayment } from './move-payment.ts';
export { openOrder } from './open-order.ts';
export { orderKindsOf } from './order-kinds-of.ts';
export { minutesFromNow, payDeadline, type OrderDeadlines } from './order-deadlines.ts';
export type { OrderKindRules, OrderKinds, OrderPhase } from './order-kind.ts';
export {
  ORDER_TRANSITIONS,
  isPossible,
  isReadyForDelivery,
  type OrderAction,
} from './order-transitions.ts';
export { IS_OPEN, mayReadOrder, permissionsInOrder, readsKind } from './order.policy.ts';
export type { OrderState } from './order-state.ts';
export {
  type OrderFacts,
  orderMoved,
  orderPlaced,
  paymentRefunded,
  paymentSettled,
} from './orders.events.ts';
export {
  hasBought,
  hasSpent,
  selectChangedOrder,
  selectExtraLines,
  selectLines,
  selectOrderRows,
  selectOrders,
  selectPlaceOrders,
  selectPieceCount,
} from './orders.queries.ts';
export { ordersRoutes } from './orders.routes.ts';
export type { OrdersTables } from './orders.tables.ts';
export { canPaymentMove, type PaymentAction } from './payment-transitions.ts';
export { productKind } from './product-kind.ts';
export type { ReadReceipt } from './read-receipt.ts';
export { refundPaymentTask } from './refund-payment-task.ts';
export { setDeliveryStatus } from './set-delivery-status.ts';
export { selectUsualDelivery } from './usual-delivery.ts';
export { divideRefund } from './what-goes-back.ts';
export { eraseOrders, findOpenOrders, pathOfOrders } from './leave-orders.ts';
