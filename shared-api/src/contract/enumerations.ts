/**
 * The enumerations of the specification (section 3) under their names. No schemas here, so that the browser
 * may import them.
 */
export const GENDERS = ['male', 'female', 'unspecified'] as const;
export const DISCOUNT_TYPES = ['cumulative', 'fixed', 'cashback'] as const;
/** Backgrounds of discount cards, by the names of their gradients. */
export const DISCOUNT_BACKGROUNDS = ['ember', 'lagoon', 'meadow', 'dusk'] as const;
export type DiscountBackground = (typeof DISCOUNT_BACKGROUNDS)[number];
/** What an entry of the ledger of somebody's cashback is. */
export const CASHBACK_KINDS = [
  'earn',
  'spend_hold',
  'spend_commit',
  'spend_release',
  'restore',
  'reverse',
  'repay',
  'repay_returned',
  'expire',
  'manual',
] as const;
export type CashbackKind = (typeof CASHBACK_KINDS)[number];
export const AUTH_CODE_TYPES = [
  'register_auth_type',
  'auth_number_type',
  'email_auth_type',
  'whatsapp_auth_type',
] as const;
export const CONTACT_KINDS = ['phone', 'web', 'mail'] as const;
export const HOTLINK_KINDS = ['link', 'contact', 'collection', 'partners'] as const;
export const MEDIA_TYPES = [
  'image',
  'video',
  'youtube_video',
  'instagram_video',
  'instagram_image',
] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];

export const ORDER_STATUSES = ['in_progress', 'accepted', 'rejected'] as const;
/** Of payments and of bookings. */
export const PAYMENT_STATUSES = [...ORDER_STATUSES, 'refunded'] as const;
export const PAYMENT_METHODS = [
  'cart_checkout',
  'self_pickup',
  'cash_courier',
  'online_payment',
] as const;

export const DELIVERY_PAYERS = ['organization', 'client'] as const;
/** Who takes part in a delivery. */
export const DELIVERY_ROLES = ['organization', 'client', 'courier'] as const;
export const DELIVERY_STATUSES = [
  'delivery_status_set_for_delivery',
  'delivery_status_taken_for_delivery',
  'delivery_status_rejected_by_delivery_service',
  'delivery_status_delivered',
] as const;

export const WORKING_STATES = ['around_the_clock', 'open', 'close'] as const;
export const PLATFORMS = ['web', 'ios', 'android'] as const;
export const VIEW_MODES = ['FEED', 'GRID'] as const;
export const DEFAULT_VIEW_MODE: ViewMode = 'FEED';
export type ViewMode = (typeof VIEW_MODES)[number];
/** `published`: on sale. */
export const ITEM_STATUSES = ['draft', 'published', 'archived'] as const;
/** Why stock has changed. */
export const STOCK_REASONS = [
  'opening',
  'received',
  'counted',
  'lost',
  'sale',
  'return',
  'corrected',
  'linked',
  'unlinked',
] as const;
export type StockReason = (typeof STOCK_REASONS)[number];
/** Where a client stands who has asked for wholesale prices. */
export const WHOLESALE_STATUSES = ['requested', 'confirmed', 'declined', 'ended'] as const;
export type WholesaleStatus = (typeof WHOLESALE_STATUSES)[number];
export const ITEM_KINDS = ['product', 'rent', 'ticket', 'resume'] as const;
export const PERIOD_UNITS = ['minute', 'hour', 'day', 'month', 'year'] as const;
/** Where an event takes place. */
export const EVENT_PLACES = ['online', 'offline'] as const;
/** Newest first has no value. */
export const SORT_OPTIONS = ['price', '-price'] as const;
/** What a feed can be sorted by. */
export const FEED_ORDERS = [...SORT_OPTIONS, 'popular'] as const;
/** Services of maps that organizations can be brought from. */
export const MAP_SOURCES = ['google_maps', 'two_gis'] as const;
export type MapSource = (typeof MAP_SOURCES)[number];
