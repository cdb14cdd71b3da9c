import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { EventStatus } from '@karavan/shared-api/contract/event-states';
import type { ItemKind } from '@karavan/shared-api/contract/feed';
import type { FieldProblem } from '@karavan/shared-api/contract/field-problems';
import type { ImportStatus, ItemColumn } from '@karavan/shared-api/contract/item-imports';
import type { ItemStatus } from '@karavan/shared-api/contract/item-editing';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { PeriodUnit } from '@karavan/shared-api/contract/periods';
import type { SizeFormat } from '@karavan/shared-api/contract/size-formats';
import type { StockReason } from '@karavan/shared-api/contract/enumerations';
import type { ItemPlan } from './importing/plan-items.ts';
import type { Texts } from '../../../platform/texts/texts.ts';

export interface CategoryTable {
  id: number;
  parent_id: number | null;
  titles: JSONColumnType<Texts>;
  /** In which formats its sizes are told, the usual one first. */
  size_formats: Generated<SizeFormat[]>;
}

export type ItemTranslations = Readonly<
  Partial<Record<Locale, { readonly title: string; readonly description: string }>>
>;

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
  /** What lists read. Set it together with `status`; if only this one is set, the database adjusts `status`. */
  is_published: Generated<boolean>;
  /** An operator of the platform has taken its page away; it is not published again. */
  is_hidden: Generated<boolean>;
  /** Whether lists and search lead to it; the database keeps it, by this and by the organization. */
  is_listed: ColumnType<boolean, never, never>;
  /** An event that is over, cancelled, or not the next date of its series; the database keeps it. */
  is_aside: ColumnType<boolean, never, never>;
  /** That of the organization, kept by the database. */
  is_gated: ColumnType<boolean, never, never>;
  status: Generated<ItemStatus>;
  /** When a draft goes on sale by itself. */
  publish_at: Generated<Date | null>;
  /** When it went on sale for the first time. */
  published_at: Generated<Date | null>;
  /** 0 for most; the greater, the further in front it stands in its shop. */
  pinned: Generated<number>;
  /** Counted up by every edit. */
  version: Generated<number>;
  /** Paths of posts and reels of Instagram, such as `reel/C8xYz12AbCd`, in their order. */
  instagram_posts: Generated<string[]>;
  /** Name and description in other languages. */
  translations: ColumnType<ItemTranslations, string | undefined, string>;
  created_at: Generated<Date>;
  /** In weeks since 1970, raised by likes and comments; a job reckons it (`rankItems`). */
  popularity: Generated<string>;
  /** Those of the organization, kept by the database. */
  country: ColumnType<string, never, never>;
  city: ColumnType<string, never, never>;
}

export interface ItemImageTable {
  item_id: number;
  position: number;
  file_id: number;
  /** What it shows, in words. */
  alt: Generated<string>;
}

/** Of `video_id` and `youtube_id` one is set. */
export interface ItemVideoTable {
  id: Generated<number>;
  item_id: number;
  position: number;
  video_id: number | null;
  youtube_id: string | null;
  poster_id: number;
}

export interface ItemsTables {
  /** How something is let. */
  rental_terms: {
    item_id: number;
    units_min: number;
    units_max: number;
    /** `HH:MM:SS` of the clock at the place. */
    starts_from: string;
    starts_until: string;
    /** When a stay ends on its last day; null where days are not counted as nights. */
    departs_at: string | null;
    quantity: number;
    /** Counted up by every edit. */
    version: Generated<number>;
    units_step: Generated<number>;
    /** How long it is kept free before and after each rental, in minutes. */
    buffer_before: Generated<number>;
    buffer_after: Generated<number>;
    notice_hours: Generated<number>;
    days_ahead: Generated<number>;
    /** Minor units. */
    deposit: Generated<number>;
    cancel_hours: Generated<number>;
    cancel_percent: Generated<number>;
  };
  /** What tickets are for. */
  event: {
    item_id: number;
    starts_at: Date;
    ends_at: Date;
    place: string;
    status: Generated<EventStatus>;
    /** When tickets are sold; null: from its publication, until it begins. */
    sales_from: Generated<Date | null>;
    sales_until: Generated<Date | null>;
    /** Its first date, where it has several. */
    series_id: Generated<number | null>;
  };
  /** A size that is a section of an event; the database adds it, and keeps the lowest price as that of the item. */
  event_section: {
    size_id: number;
    price: number;
    /** All its places: sold, promised and free. */
    quota: number;
    /** Instead of those of the event. */
    sales_from: Date | null;
    sales_until: Date | null;
  };
  /** What is sold along with tickets; what is neither held nor sold of the quota is for sale. */
  event_extra: {
    id: Generated<number>;
    item_id: number;
    position: number;
    name: string;
    /** Minor units. */
    price: number;
    quota: number;
    /** How many one order has at most; null: as many as any. */
    per_order: number | null;
    held: Generated<number>;
    sold: Generated<number>;
  };
  /** That an event was moved or cancelled, and how it was before. */
  event_change: {
    id: Generated<number>;
    item_id: number;
    kind: 'moved' | 'cancelled';
    actor_id: number | null;
    reason: Generated<string>;
    old_starts_at: Date;
    old_ends_at: Date;
    old_place: string;
    created_at: Generated<Date>;
    /** The last order whose client was told. */
    told_to: Generated<number>;
    told_at: Date | null;
  };
  item_size: {
    id: Generated<number>;
    item_id: number;
    /** Empty for an item that comes in one size. */
    size: Generated<string>;
    /** What it sells from; the database adds one for a size that comes without. */
    stock_id: Generated<number>;
    /** These and `low_at` are those of its stock, copied by the database for whoever reads sizes. */
    stock: number;
    held: Generated<number>;
    position: Generated<number>;
    /** The organization of the item, kept by the database. */
    seller_id: ColumnType<number, never, never>;
    /** The organization's own code. */
    sku: Generated<string | null>;
    /** As `readBarcode` answers it. */
    barcode: Generated<string | null>;
    low_at: Generated<number>;
  };
  /** Pieces of an organization, from which sizes of one or several posts sell. */
  stock: {
    id: Generated<number>;
    organization_id: number;
    pieces: number;
    /** Promised to orders that are not handed over yet. */
    held: Generated<number>;
    /** With so many free pieces it runs out. */
    low_at: Generated<number>;
    /** Where its pieces went when its sizes began to sell from another one. */
    joined_id: Generated<number | null>;
  };
  /** How often a stock has run out, counted by the database, and of which time staff have been told. */
  stock_fall: {
    stock_id: number;
    falls: Generated<number>;
    told: Generated<number>;
  };
  /** Why stock has changed; the database writes it, whoever changes the stock. */
  stock_entry: {
    id: Generated<number>;
    stock_id: number;
    change: number;
    /** Pieces of the stock after it. */
    balance: number;
    reason: StockReason;
    /** What staff write about it. */
    note: Generated<string>;
    /** Null for what orders do. */
    person_id: number | null;
    created_at: Generated<Date>;
  };
  /** A sheet of products that was sent. */
  item_import: {
    id: Generated<number>;
    organization_id: number;
    created_by: number;
    created_at: Generated<Date>;
    file_name: string;
    status: ImportStatus;
    row_count: number;
    fault_count: number;
    done_count: Generated<number>;
    new_items: Generated<number>;
    changed_items: Generated<number>;
  };
  item_import_fault: {
    id: Generated<number>;
    import_id: number;
    row: number;
    column: ItemColumn;
    problem: FieldProblem;
    limit: number | null;
    value: string;
  };
  /** What becomes of one product when a sheet is applied. */
  item_import_item: {
    import_id: number;
    row: number;
    plan: JSONColumnType<ItemPlan>;
  };
  /** That what everybody may see of an item has changed; the database notes it. */
  item_news: {
    id: Generated<number>;
    item_id: number;
    /** The transaction that has changed it, as a number in digits. */
    xact: Generated<string>;
    created_at: Generated<Date>;
  };
  /** Items that were liked or commented on since their popularity was reckoned; the database notes them. */
  item_stir: { item_id: number };
  category: CategoryTable;
  item: ItemTable;
  item_image: ItemImageTable;
  item_video: ItemVideoTable;
}
