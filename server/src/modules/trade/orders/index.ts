export { EVERY_MINUTE, expireOrders, expireOrdersTask } from './expire-orders.ts';
export { holdAgain } from './hold-order.ts';
export { holdStock } from './hold-stock.ts';
export { limitOpenOrders } from './limit-open-orders.ts';
export { moveOrder } from './move-order.ts';
export { openOrder } from './open-order.ts';
export { bookingDeadline, ticketDeadline, type OrderDeadlines } from './order-deadlines.ts';
export { isPayable, isReadyForDelivery, type OrderAction } from './order-transitions.ts';
export {
  factsOf,
  type OrderFacts,
  orderMoved,
  orderPlaced,
  paymentRefunded,
  paymentSettled,
} from './orders.events.ts';
export { ordersRoutes } from './orders.routes.ts';
export type { OrdersTables } from './orders.tables.ts';
export { readReceipt } from './read-receipt.ts';
export { refundPaymentTask } from './refund-payment-task.ts';
export { ticketStatus } from './ticket-status.ts';
