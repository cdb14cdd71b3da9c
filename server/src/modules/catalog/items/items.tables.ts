import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { ItemKind } from '@karavan/shared-api/contract/feed';
import type { PeriodUnit } from '@karavan/shared-api/contract/periods';
import type { Locale } from '@karavan/shared-api/contract/locales';

/** A text by language; Russian is always there. */
export type Texts = { readonly ru: string } & Readonly<Partial<Record<Locale, string>>>;

export interface FileTable {
  id: Generated<number>;
  key: string;
  width: number;
  height: number;
  thumbhash: string | null;
  created_at: Generated<Date>;
}

export interface OrganizationTypeTable {
  id: number;
  titles: JSONColumnType<Texts>;
}

export interface OrganizationTable {
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
}

export interface CategoryTable {
  id: number;
  parent_id: number | null;
  titles: JSONColumnType<Texts>;
}

export interface ItemTable {
  id: Generated<number>;
  organization_id: number;
  category_id: number;
  kind: ItemKind;
  name: string;
  description: Generated<string>;
  price: number | null;
  /** What the price is for, where that is a time. */
  price_unit: Generated<PeriodUnit | null>;
  old_price: number | null;
  /** What the price is in dollars, for sorting; the database keeps it. */
  dollar_price: ColumnType<string | null, never, never>;
  /** Kept by whoever likes and comments, in the same statement. */
  like_count: Generated<number>;
  comment_count: Generated<number>;
  is_published: Generated<boolean>;
  created_at: Generated<Date>;
  /** Those of the organization, kept by the database. */
  country: ColumnType<string, never, never>;
  city: ColumnType<string, never, never>;
}

export interface ItemImageTable {
  item_id: number;
  position: number;
  file_id: number;
}

export interface VideoTable {
  id: Generated<number>;
  key: string;
  byte_size: number;
  created_at: Generated<Date>;
}

/** Of `video_id` and `youtube_id` one is set. */
export interface ItemVideoTable {
  item_id: number;
  position: number;
  video_id: number | null;
  youtube_id: string | null;
  poster_id: number;
}

export interface CatalogTables {
  /** How something is let. */
  rental_terms: {
    item_id: number;
    units_min: number;
    units_max: number;
    /** `HH:MM:SS` of the clock at the place. */
    starts_from: string;
    starts_until: string;
    quantity: number;
  };
  /** What tickets are for. */
  event: {
    item_id: number;
    starts_at: Date;
    ends_at: Date;
    place: string;
  };
  item_size: {
    id: Generated<number>;
    item_id: number;
    /** Empty for an item that comes in one size. */
    size: Generated<string>;
    stock: number;
    /** Promised to orders that are not handed over yet. */
    held: Generated<number>;
  };
  file: FileTable;
  organization_type: OrganizationTypeTable;
  organization: OrganizationTable;
  category: CategoryTable;
  item: ItemTable;
  item_image: ItemImageTable;
  item_video: ItemVideoTable;
  video: VideoTable;
}
