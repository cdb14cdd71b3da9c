export { EVERY_MINUTE, expireOrders, expireOrdersTask } from './expire-orders.ts';
export { holdLinesAgain } from './hold-stock.ts';
export { moveOrder } from './move-order.ts';
export type { OrderDeadlines } from './order-deadlines.ts';
export { isPayable, isReadyForDelivery } from './order-transitions.ts';
export { ordersRoutes } from './orders.routes.ts';
export type { OrdersTables } from './orders.tables.ts';
export { refundPaymentTask } from './refund-payment-task.ts';
