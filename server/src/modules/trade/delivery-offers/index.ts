export type { DeliveryFee } from './delivery-fee.ts';
export type { DeliveryOffersTables } from './delivery-offers.tables.ts';
export { selectDeliveryRates } from './delivery-rates.ts';
export {
  deliveryOfferOf,
  findDeliveryService,
  selectDelivery,
  type DeliveryOffer,
  type DeliveryOfferTables,
} from './find-delivery-offer.ts';
