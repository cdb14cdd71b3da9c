import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type {
  BannerPlace,
  BannerSight,
  BannerTarget,
} from '@karavan/shared-api/contract/banner-places';

type Time = ColumnType<Date, Date | string | undefined, Date | string>;

export interface BannersTables {
  banner: {
    id: Generated<number>;
    organization_id: number;
    /** Among those of its organization; null in the archive. */
    position: number | null;
    archived_at: Date | null;
    /** Three times as wide as high. */
    file_id: number;
    /** What it says, for those who do not see it. */
    text: string;
    kind: BannerTarget;
    item_id: number | null;
    collection_id: number | null;
    promotion_id: number | null;
    /** Of the scheme https; empty where it leads to something of its organization. */
    address: Generated<string>;
    places: BannerPlace[];
    /** Whom the home shows it to; null: to everybody. */
    country: string | null;
    city: string | null;
    is_shown: Generated<boolean>;
    starts_at: Time;
    ends_at: Date | null;
    /** Its turn on the home, from 0 to 1. */
    lot: GeneratedAlways<number>;
    /** Counted up by every edit. */
    version: Generated<number>;
  };
  /** Ends with the partnership: the next one of the same two begins without it. */
  banner_share: {
    banner_id: number;
    partnership_id: number;
    /** The partner does not show it. */
    is_hidden: Generated<boolean>;
  };
  banner_count: {
    banner_id: number;
    place: BannerSight;
    views: Generated<number>;
    presses: Generated<number>;
  };
}
