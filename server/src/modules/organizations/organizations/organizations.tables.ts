import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { CONTACT_KINDS } from '@karavan/shared-api/contract/enumerations';
import type { SocialKind } from '@karavan/shared-api/contract/social-networks';
import type { LifeState } from '@karavan/shared-api/contract/life-states';
import type { FollowerStatus } from '@karavan/shared-api/contract/followers';
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
    time_zone: string;
    currency: string;
    verification_status: Generated<'none' | 'pending' | 'verified' | 'rejected' | 'revoked'>;
    is_delivery_service: Generated<boolean>;
    /** The database derives it from the accounts that the organization takes money with. */
    takes_online_payment: ColumnType<boolean, never, never>;
    /** Of those who were accepted. */
    follower_count: Generated<number>;
    /** Minor units. */
    average_check: Generated<number | null>;
    /** Only accepted followers see items, prices and the card. */
    is_gated: Generated<boolean>;
    status: Generated<LifeState>;
    /** Since when it is announced that it closes; null in every other state, as the next. */
    announced_at: Generated<Date | null>;
    /** When it will sell nothing more. */
    closes_at: Generated<Date | null>;
    /** Counted up by every edit. */
    version: Generated<number>;
    /** Whether lists, search and maps lead to it and its items. */
    is_listed: Generated<boolean>;
    created_at: Generated<Date>;
  };
  /** Of the first level, and below it their subtypes. */
  organization_type: {
    id: number;
    parent_id: Generated<number | null>;
    titles: JSONColumnType<Texts>;
  };
  organization_subtype: { organization_id: number; type_id: number };
  organization_contact: {
    organization_id: number;
    position: number;
    kind: (typeof CONTACT_KINDS)[number];
    value: string;
  };
  organization_social: {
    organization_id: number;
    position: number;
    kind: SocialKind;
    value: string;
  };
  /** How it was called and looked, and where it was, from one edit to the next; kept by the database. */
  organization_look: {
    id: GeneratedAlways<number>;
    organization_id: number;
    title: string;
    image_id: number | null;
    address: string;
    created_at: Generated<Date>;
  };
  /** Days whose hours differ from those of their weekday; without times it is a day off. */
  organization_special_day: {
    organization_id: number;
    /** `YYYY-MM-DD` */
    day: string;
    opens_at: string | null;
    closes_at: string | null;
  };
  /** Hours by weekday; one without a row is a day off, one with a break has several. */
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
    status: Generated<FollowerStatus>;
    /** They still have to be told that they were accepted. */
    is_untold: Generated<boolean>;
    /** When they have followed, asked, or were answered. */
    created_at: Generated<Date>;
  };
}
