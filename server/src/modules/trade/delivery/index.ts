export { deliveryMoved } from './delivery.events.ts';
export { findWaitingDeliveries } from './delivery.queries.ts';
export { deliveryRoutes } from './delivery.routes.ts';
export type { DeliveryTables } from './delivery.tables.ts';
