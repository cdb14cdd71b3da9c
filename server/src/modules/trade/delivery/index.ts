export { deliveryRoutes } from './delivery.routes.ts';
export type { DeliveryTables } from './delivery.tables.ts';
