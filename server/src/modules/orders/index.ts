export { EVERY_MINUTE, expireOrders, expireOrdersTask } from './expire-orders.ts';
export type { OrdersTables } from './orders.tables.ts';
export { ordersRoutes } from './orders.routes.ts';
