export interface DeliveryOffersTables {
  delivery_settings: {
    organization_id: number;
    /** The delivery service that brings things for it. */
    service_id: number;
    /** Minor units. */
    base_fee: number;
    fee_per_km: number;
    free_from: number | null;
  };
}
