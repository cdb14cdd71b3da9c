export type { OrdersTables } from './orders.tables.ts';
export { ordersRoutes } from './orders.routes.ts';
