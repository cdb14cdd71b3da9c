import type { ColumnType, Generated } from 'kysely';
import type { HOTLINK_KINDS } from '@karavan/shared-api/contract/enumerations';
import type { HotlinkContact, HotlinkTheme } from '@karavan/shared-api/contract/hotlink-url';

export interface HotlinksTables {
  /** Whoever edits the links of an organization holds its row. */
  hotlink_page: {
    organization_id: number;
    theme: Generated<HotlinkTheme>;
    /** Counted up by every edit. */
    version: Generated<number>;
    views: Generated<number>;
  };
  hotlink: {
    id: Generated<number>;
    organization_id: number;
    /** From 0 without gaps, but for collections that are gone. */
    position: number;
    kind: (typeof HOTLINK_KINDS)[number];
    title: string;
    contact: HotlinkContact | null;
    /** As `hotlinkUrl` reads it; empty for what leads to pages of this site. */
    address: string;
    collection_id: number | null;
    is_shown: boolean;
    starts_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    ends_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    presses: Generated<number>;
  };
}
