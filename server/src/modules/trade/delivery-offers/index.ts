export type { DeliveryFee } from './delivery-fee.ts';
export type { DeliveryOffersTables } from './delivery-offers.tables.ts';
export {
  deliveryOfferOf,
  findDeliveryOffer,
  selectDelivery,
  type DeliveryOffer,
  type DeliveryPlace,
} from './find-delivery-offer.ts';
