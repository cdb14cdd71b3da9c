export type { AgreementAction } from './agreement-transitions.ts';
export { agreementMoved } from './delivery-offers.events.ts';
export type { DeliveryOffersTables } from './delivery-offers.tables.ts';
export { selectDeliveryRates } from './delivery-rates.ts';
export { deliveryTermsRoutes } from './delivery-terms.routes.ts';
export {
  deliveryOfferOf,
  findDeliveryService,
  selectDelivery,
  type DeliveryOffer,
  type DeliveryOfferTables,
} from './find-delivery-offer.ts';
export { readAgreementCards } from './read-agreement-cards.ts';
