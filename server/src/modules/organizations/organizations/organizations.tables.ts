import type { Generated, JSONColumnType } from 'kysely';
import type { Texts } from '../../../platform/texts/texts.ts';

export interface OrganizationsTables {
  organization: {
    id: Generated<number>;
    type_id: number;
    title: string;
    descriptions: JSONColumnType<Partial<Texts>>;
    image_id: number | null;
    banner_id: Generated<number | null>;
    city: string;
    country: string;
    address: string;
    latitude: number;
    longitude: number;
    phone: string | null;
    site: string | null;
    email: Generated<string | null>;
    time_zone: string;
    currency: string;
    verification_status: Generated<'none' | 'pending' | 'verified' | 'rejected' | 'revoked'>;
    is_delivery_service: Generated<boolean>;
    takes_online_payment: Generated<boolean>;
    follower_count: Generated<number>;
    created_at: Generated<Date>;
  };
  organization_type: { id: number; titles: JSONColumnType<Texts> };
  /** Hours by weekday; one without a row is a day off. */
  organization_hours: {
    organization_id: number;
    /** ISO 8601: Monday is 1. */
    weekday: number;
    /** `HH:MM:SS` of the organization's clock. */
    opens_at: string;
    closes_at: string;
  };
  organization_follower: {
    organization_id: number;
    user_id: number;
    created_at: Generated<Date>;
  };
}
