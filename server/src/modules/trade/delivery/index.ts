export { deliveryBoardRoutes } from './board/board.routes.ts';
export { deliveryCashRoutes } from './cash/cash.routes.ts';
export { deliveryPositionsRoutes } from './position/position.routes.ts';
export {
  cashSettled,
  deliveryMoved,
  deliveryPassedOn,
  goodsMoved,
  handOverMoved,
  returnConfirmed,
} from './delivery.events.ts';
export { dropDelivery } from './drop-delivery.ts';
export { countDeliveryDuties } from './count-duties.ts';
export { selectLastDelivery } from './delivery.queries.ts';
export { readOfferCards } from './read-offer-cards.ts';
export { expireDeliveries, expireDeliveriesTask } from './expire-deliveries.ts';
export { deliveryRoutes } from './delivery.routes.ts';
export type { DeliveryTables } from './delivery.tables.ts';
export { eraseDeliveries, eraseHandOvers, findCourierDuties } from './leave-deliveries.ts';
export { CASH_RECORDS, COURIER_RECORDS, HAND_OVER_RECORDS } from './delivery.records.ts';
export { countUnderWay, selectUnderWay } from './count-under-way.ts';
export { countStranded, releaseDeliveries } from './release-deliveries.ts';
