import type { ColumnType, Generated } from 'kysely';
import type { AgreementStatus } from '@karavan/shared-api/contract/delivery-terms';
import type { ZonePoint } from '@karavan/shared-api/contract/zone-shapes';

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
    /** At any hour, while the organization is open, or by `delivery_hours`. */
    hours: Generated<'any' | 'open' | 'own'>;
    /** Nothing is brought outside of the zones, if there are any. */
    is_zones_only: Generated<boolean>;
  };
  /** The week of an organization that has things brought by hours of its own. */
  delivery_hours: {
    organization_id: number;
    /** ISO 8601: Monday is 1. */
    weekday: number;
    /** `HH:MM:SS` of the organization's clock. */
    opens_at: string;
    closes_at: string;
  };
  /** A part of the town with a fee of its own: a circle around the organization, or a ring. */
  delivery_zone: {
    organization_id: number;
    /** Of the zones that reach a place the lowest counts. */
    position: number;
    name: string;
    radius_km: number | null;
    points: ColumnType<readonly ZonePoint[], string | undefined, string>;
    /** Minor units. */
    fee: number;
    min_order: number | null;
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
