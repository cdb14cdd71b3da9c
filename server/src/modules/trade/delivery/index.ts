export { cashSettled, deliveryMoved } from './delivery.events.ts';
export { selectLastDelivery } from './delivery.queries.ts';
export { readOfferCards } from './read-offer-cards.ts';
export { expireDeliveries, expireDeliveriesTask } from './expire-deliveries.ts';
export { deliveryRoutes } from './delivery.routes.ts';
export type { DeliveryTables } from './delivery.tables.ts';
export { eraseDeliveries, findCourierDuties } from './leave-deliveries.ts';
export { COURIER_RECORDS } from './delivery.records.ts';
export { countStranded, releaseDeliveries } from './release-deliveries.ts';
