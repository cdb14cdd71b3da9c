export { deliveryMoved } from './delivery.events.ts';
export { findWaitingDeliveries, selectLastDelivery } from './delivery.queries.ts';
export { expireDeliveries, expireDeliveriesTask } from './expire-deliveries.ts';
export { deliveryRoutes } from './delivery.routes.ts';
export type { DeliveryTables } from './delivery.tables.ts';
