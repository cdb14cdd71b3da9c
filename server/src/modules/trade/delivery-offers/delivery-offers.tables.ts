import type { Generated } from 'kysely';
import type { AgreementStatus } from '@karavan/shared-api/contract/delivery-terms';

export interface DeliveryOffersTables {
  delivery_settings: {
    organization_id: number;
    /** The delivery service that brings things for it; null: nobody does. */
    service_id: number | null;
    payer: Generated<'client' | 'organization'>;
    /** Minor units. */
    base_fee: number;
    fee_per_km: number;
    free_from: number | null;
    min_order: number | null;
    radius_km: number | null;
    version: Generated<number>;
  };
  /** That a service brings what an organization sells, from the request on. */
  delivery_agreement: {
    id: Generated<number>;
    organization_id: number;
    service_id: number;
    status: Generated<AgreementStatus>;
    created_at: Generated<Date>;
    answered_at: Date | null;
  };
}
