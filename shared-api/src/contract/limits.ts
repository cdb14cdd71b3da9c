/** Constants of the product that client and server share (specification, section 9). Durations in milliseconds. */
export const TOAST_DURATION = 3000;
export const COPIED_LABEL_DURATION = 1000;
export const NOTIFICATION_POLL_INTERVAL = 15_000;
/** How often an open feed checks for newer posts. */
export const NEW_POSTS_POLL_INTERVAL = 60_000;
export const NOTIFICATION_REFRESH_DELAY = 1000;
export const GEOLOCATION_TIMEOUT = 5000;
export const DEFAULT_DEBOUNCE = 2000;

export const DEFAULT_CURRENCY = 'KGS';
/** The currency of whoever has chosen none: at home the product's own, elsewhere dollars. */
export const currencyAt = (country: string | undefined): string =>
  country === undefined || country === 'KG' ? DEFAULT_CURRENCY : 'USD';
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 200;
export const EMAIL_MAX_LENGTH = 254;
export const TOTAL_DISCOUNT_MAX = 1_000_000_000;
/** The most days after which untouched cashback expires. */
export const CASHBACK_DAYS_MAX = 3650;
/** The most steps of one discount card. */
export const DISCOUNT_TIERS_MAX = 10;
/** Of a page of cards, and of what has become of cashback. */
export const DISCOUNTS_PAGE_SIZE = 20;
export const CASHBACK_ENTRIES_PAGE_SIZE = 30;
/** Followers hear of new cards of an organization once in so many hours at most. */
export const DISCOUNT_NEWS_HOURS = 24;
/** The largest sum of one sale at a till, in whole units of the currency. */
export const SALE_AMOUNT_MAX = 1_000_000_000;
export const MESSAGE_MAX_LENGTH = 4000;
export const MESSAGE_PICTURES_MAX = 10;
export const MESSAGES_PAGE_SIZE = 40;
export const CHATS_PAGE_SIZE = 30;
/** How many people a search for somebody to write to answers. */
export const PEOPLE_FOUND_MAX = 20;
/** Into how many chats a message may be forwarded at once. */
export const FORWARD_CHATS_MAX = 20;
/** Of a page of what an organization has written to its followers. */
export const SENT_PAGE_SIZE = 20;
/** How many days back an audience is chosen by what they have bought. */
export const AUDIENCE_DAYS = 90;
export const AUDIENCE_DAYS_MAX = 365;
/** Of a text that is written on a whole screen, unless whoever asks for it says otherwise. */
export const TEXT_INPUT_MAX_LENGTH = 5000;
export const COMPLAINT_TEXT_LENGTH = 1000;

/** Size limits of an uploaded picture, in bytes; anything smaller cannot be a picture. */
export const PICTURE_MIN_BYTES = 64;
export const PICTURE_MAX_BYTES = 10_485_760;
export const VIDEO_MAX_BYTES = 52_428_800;
/** What a form may hold around its file. */
export const FORM_OVERHEAD_BYTES = 65_536;
/** The largest body of any request. The proxies of `deploy/` let just this through, as a test checks. */
export const REQUEST_MAX_BYTES = VIDEO_MAX_BYTES + FORM_OVERHEAD_BYTES;

/** The maximum length of the URL of a picture on another site. */
export const URL_MAX_LENGTH = 2048;

/** The maximum length of an item's name and description. */
export const ITEM_NAME_LENGTH = 200;
export const ITEM_DESCRIPTION_LENGTH = 5000;

/** What one item may have, when staff edit it. */
export const ITEM_PICTURES_MAX = 10;
export const ITEM_VIDEOS_MAX = 3;
export const INSTAGRAM_POSTS_MAX = 3;
export const ITEM_SIZES_MAX = 60;
export const SIZE_LENGTH = 40;
export const PICTURE_ALT_LENGTH = 200;
/** The most pieces of a size that staff can enter. */
export const STOCK_MAX = 1_000_000;
/** The most sizes that sell from one stock. */
export const STOCK_LINKS_MAX = 30;
export const STAFF_ITEMS_PAGE_SIZE = 30;
export const STOCK_PAGE_SIZE = 30;
export const STOCK_ENTRIES_PAGE_SIZE = 30;
export const COUNT_LINES_PAGE_SIZE = 30;
/** What staff write about a change of stock. */
export const STOCK_NOTE_LENGTH = 200;
/** An organization's own code of a size, and any code that is scanned. */
export const SKU_LENGTH = 40;
export const GOODS_CODE_LENGTH = 64;
/** A sheet of products: its bytes, what an archive may hold unpacked, and its rows. */
export const IMPORT_MAX_BYTES = 5 * 1024 * 1024;
export const IMPORT_UNPACKED_BYTES = 80 * 1024 * 1024;
export const IMPORT_ROWS_MAX = 10_000;
export const IMPORT_FAULTS_PAGE_SIZE = 50;
/** How many items a page may be told the changes of, at once. */
export const ITEMS_WATCHED_MAX = 300;
/** How many items one batch edit changes. */
export const ITEM_BATCH_MAX = 200;
/** Collections of an organization, what one of them holds that is chosen by hand, and how new "new" may mean, in days. */
export const COLLECTIONS_MAX = 30;
export const COLLECTION_ITEMS_MAX = 200;
export const COLLECTION_TITLE_LENGTH = 60;
export const COLLECTION_DAYS_MAX = 365;
/** Promotions of an organization that have not ended, and what one of them may name. */
export const PROMOTIONS_MAX = 50;
export const PROMOTION_ITEMS_MAX = 200;
export const PROMOTION_TITLE_LENGTH = 80;
export const PROMOTION_TEXT_LENGTH = 1000;
/** Uses of a promotion in all. */
export const PROMOTION_QUOTA_MAX = 1_000_000;
export const PROMOTION_PERSON_MAX = 1000;
export const PROMOTIONS_PAGE_SIZE = 12;
/** A promotion ends soon in so many days. */
export const PROMOTION_SOON_DAYS = 7;
/** Gift cards of an organization that still have something on them. */
export const GIFTS_MAX = 5000;
/** What is issued with one press. */
export const GIFTS_AT_ONCE_MAX = 50;
export const GIFT_NOTE_LENGTH = 200;
export const GIFTS_PAGE_SIZE = 20;
/** Entries of a gift card that are shown. */
export const GIFT_ENTRIES_SHOWN = 100;
/** What comes back to a gift card that has expired meanwhile can be spent for so many days. */
export const GIFT_RETURN_DAYS = 14;
/** How many items go with one, and how many stand before all others of their shop. */
export const SELECTION_MAX = 12;
export const PINNED_ITEMS_MAX = 24;
/** How far ahead a publication may be planned, in days. */
export const PUBLISH_DAYS_AHEAD = 365;

/** How many passkeys a person may have. */
export const PASSKEYS_MAX = 20;
export const PASSKEY_NAME_LENGTH = 60;

export const ORGANIZATION_TITLE_LENGTH = 80;
export const ORGANIZATION_DESCRIPTION_LENGTH = 3000;
export const ORGANIZATION_CONTACTS_MAX = 20;
export const ORGANIZATION_SUBTYPES_MAX = 5;
/** Of one day's opening hours: two breaks. */
export const DAY_INTERVALS_MAX = 3;
export const SPECIAL_DAYS_MAX = 60;
export const ORGANIZATIONS_PAGE_SIZE = 21;
/** Kilometres around a point in which organizations are looked for, where nobody says how many. */
export const NEAR_KM_USUAL = 30;
/** Services that an organization may name. */
export const ORGANIZATION_SERVICES_MAX = 10;
/** Up to so many places of a part of the map are pins; more are counted by the cells of a grid. */
export const MAP_PINS_MAX = 60;
/** How many organizations one person may own, unless the deployment says otherwise. */
export const ORGANIZATIONS_PER_PERSON = 3;

/** How many phone numbers and social networks a person may publish. */
export const CONTACT_PHONES_MAX = 10;
export const SOCIAL_NETWORKS_MAX = 20;

export const FOLDER_NAME_LENGTH = 50;
/** How many folders of saved items a person may have. */
export const FOLDERS_MAX = 100;

/** Of a page of followers, or of blocked people, as their organization sees them. */
export const FOLLOWERS_PAGE_SIZE = 40;
export const PERSON_SEARCH_LENGTH = 100;
/** Whoever a gated organization has declined may ask again after so many days. */
export const FOLLOW_AGAIN_DAYS = 7;

/** Who has cashback has so many days to spend it before an organization closes. */
export const CLOSING_NOTICE_DAYS = 30;

export const COMMENT_LENGTH = 1000;
export const COMMENTS_PAGE_SIZE = 21;
/** How many comments a person may write in ten minutes. */
export const COMMENTS_PER_TEN_MINUTES = 20;

export const CART_QUANTITY_MAX = 999;
/** The maximum number of units (hours, days …) of a rental. */
export const RENTAL_UNITS_MAX = 999;
/** The interval between possible start times of a rental, in minutes. */
export const RENTAL_STEP_MINUTES = { minute: 15, hour: 60 } as const;
/** How far ahead something can be rented, in days. */
export const RENTAL_DAYS_AHEAD = 365;
/** How long before its time a rental can be handed over, in minutes. */
export const RENTAL_EARLY_MINUTES = 60;
/** How many of the same thing can be let. */
export const RENTAL_QUANTITY_MAX = 1000;
/** The longest pause before or after a rental, in minutes. */
export const RENTAL_BUFFER_MAX = 7 * 24 * 60;
/** The longest notice, and the earliest border of a free cancellation, in hours. */
export const RENTAL_NOTICE_MAX = 60 * 24;
/** How many seasons and weekday prices one rental has. */
export const RENTAL_PRICE_RULES_MAX = 40;
/** How many days one blocked period has. */
export const RENTAL_BLOCK_DAYS_MAX = 370;
export const RENTAL_NOTE_LENGTH = 200;
export const TICKETS_PER_ORDER_MAX = 10;

/** Of events that staff run. */
export const EVENT_SECTIONS_MAX = 20;
export const EVENT_EXTRAS_MAX = 20;
export const EXTRA_NAME_LENGTH = 80;
/** Of one extra. */
export const EXTRAS_PER_ORDER_MAX = 20;
export const EVENT_PLACE_LENGTH = 200;
export const EVENT_REASON_LENGTH = 300;
/** Dates that are added at once. */
export const EVENT_DATES_MAX = 52;
export const EVENTS_PAGE_SIZE = 20;
export const DOOR_PAGE_SIZE = 50;
export const GUEST_NAME_LENGTH = 100;
export const GUEST_PARTY_MAX = 50;
/** How many unpaid orders of any kind a person may have at a time. */
export const OPEN_ORDERS_MAX = 15;
/** The limits of unpaid orders at organizations that have set none of their own. */
export const ORDER_LIMITS = { open_orders: 5, newcomer_part: 3, newcomer_orders: 3 } as const;
/** Lists of what waits for operators of the platform, and the reasons that they give. */
export const QUEUE_PAGE_SIZE = 21;
export const OPERATOR_REASON_LENGTH = 500;
/** Pictures of papers with which an organization asks to be verified. */
export const VERIFICATION_DOCUMENTS_MAX = 5;
export const VERIFICATION_NOTE_LENGTH = 1000;
/** What an owner writes when they ask for a review. */
export const REVIEW_TEXT_LENGTH = 2000;
export const RECEIPTS_PAGE_SIZE = 21;

/** Organizations to choose from where one has ordered. */
export const SELLERS_LISTED_MAX = 200;
export const ORDERS_PAGE_SIZE = 50;
export const PEOPLE_SUMS_PAGE_SIZE = 20;
export const DELIVERIES_PAGE_SIZE = 21;
export const DELIVERY_REASON_LENGTH = 300;
export const DELIVERY_PARCELS_MAX = 99;
/** A delivery is late that nobody has taken after so many minutes, or that somebody has had for so many. */
export const LATE_WAITING_MINUTES = 30;
export const LATE_ON_THE_ROAD_MINUTES = 120;
export const HAND_OVER_NOTE_LENGTH = 300;
export const HAND_OVERS_PAGE_SIZE = 20;
export const EMPLOYEES_PAGE_SIZE = 30;
export const AUDIT_PAGE_SIZE = 30;
export const ROLE_TITLE_LENGTH = 60;
/** How many roles an organization may have. */
export const ROLES_MAX = 50;
/** What somebody is called at work besides their role. */
export const POSITION_LENGTH = 60;
/** How far from their organization somebody may check in, in metres; and how far off their device may be. */
export const ATTENDANCE_METRES = 150;
export const ATTENDANCE_ACCURACY_METRES = 100;
/** Who has not checked out so long after the end of the working day has forgotten it. */
export const ATTENDANCE_GRACE_MINUTES = 120;
/** A stay without working hours to go by, and the longest that a manager may note. */
export const ATTENDANCE_SHIFT_HOURS = 12;
export const ATTENDANCE_HOURS_MAX = 24;
export const ATTENDANCE_PAGE_SIZE = 30;
/** Why a manager has corrected a stay. */
export const ATTENDANCE_REASON_LENGTH = 300;
/** Whoever comes this much after the beginning of a shift is not late yet. */
export const SHIFT_LATE_MINUTES = 5;
/** How long a person has to answer an invitation to work somewhere. */
export const INVITATION_DAYS = 7;
/** How long somebody may think about an organization that was offered to them. */
export const TRANSFER_HOURS = 72;

/** How far an organization may bring things, in kilometres. */
export const DELIVERY_RADIUS_MAX = 500;
export const DELIVERY_ZONES_MAX = 20;
/** Corners of one. */
export const DELIVERY_ZONE_POINTS_MAX = 60;
export const DELIVERY_ZONE_NAME_LENGTH = 40;

/** How many payment systems an organization may keep, those removed aside. */
export const PAYMENT_SYSTEMS_MAX = 5;
export const PAYMENT_LABEL_LENGTH = 60;
export const MERCHANT_ID_LENGTH = 100;
export const MERCHANT_SECRET_MIN_LENGTH = 16;
export const MERCHANT_SECRET_LENGTH = 500;

/** How many delivery addresses a person may have. */
export const DELIVERY_ADDRESSES_MAX = 20;
export const ADDRESS_COMMENT_LENGTH = 500;
/** What a client may write to the seller with an order. */
export const ORDER_NOTE_LENGTH = 500;

export const FEED_PAGE_SIZE = 21;
/** Items that a device remembers to have opened. */
export const SEEN_ITEMS_MAX = 20;
/** Pictures that the card of a post shows; the item has more on its page. */
export const CARD_PICTURES_MAX = 5;
/** Banners of an organization that are not in its archive, and how many of those are listed. */
export const BANNERS_MAX = 20;
export const ARCHIVED_BANNERS_SHOWN = 50;
/** Banners that a page shows. */
export const BANNERS_SHOWN = 8;
/** Partners that a banner may be shared with. */
export const BANNER_PARTNERS_MAX = 100;
/** Banners that one report of what was seen may name. */
export const BANNER_SIGHTINGS_MAX = 20;
/** Links on the page of an organization. */
export const HOTLINKS_MAX = 30;
export const HOTLINK_TITLE_LENGTH = 60;
/** How many muted organizations come at once. */
export const MUTED_PAGE_SIZE = 21;
/** How many organizations a search shows above its goods. */
export const ORGANIZATIONS_FOUND_MAX = 10;
/** How far around a place the feed may be narrowed, in kilometres. */
export const NEAR_KM_MAX = 200;
export const ORGANIZATION_POSTS_PAGE_SIZE = 16;
export const PARTNER_POSTS_PAGE_SIZE = 18;
export const PARTNER_SEARCH_PAGE_SIZE = 21;
export const PARTNERS_PAGE_SIZE = 21;

export const WHOLESALE_CLIENTS_PAGE_SIZE = 30;
export const WHOLESALE_NOTE_LENGTH = 500;
/** Prices of one product for those who buy more of it. */
export const WHOLESALE_STEPS_MAX = 2;
export const WHOLESALE_QUANTITY_MAX = 10_000;
/** Days after which somebody who was declined may ask again. */
export const WHOLESALE_REPEAT_DAYS = 7;
export const PARTNERSHIP_NOTE_MAX_LENGTH = 500;
export const PARTNERSHIP_CATEGORY_MAX_LENGTH = 40;
/** The last place that one can give a partner; those without a place follow. */
export const PARTNERSHIP_LAST_PLACE = 999;
export const REGION_LOOKUP_LIMIT = 1000;
export const SEARCH_HISTORY_MAX = 100;

export const PRINT_WIDTHS_MM = [80, 60] as const;
export const DEFAULT_PRINT_WIDTH_MM = 80;

/** The cookie in which the browser keeps what it knows of a signed-in person. */
export const SESSION_COOKIE = 'state';
/** Its lifetime, in days, where the person has not chosen another for this device. */
export const SESSION_COOKIE_DAYS = 7;
/** The entries of a browser's storage for where its person was, and for the subscription that pushes go to. */
export const STATE_KEY = 'state';
export const PUSH_KEY = 'fcm';
/** Days without use after which a session may end. */
export const SESSION_LIFETIMES_DAYS = [SESSION_COOKIE_DAYS, 30, 90, 365] as const;
/** No session outlives this many days after the sign-in. */
export const SESSION_DAYS_MAX = 365;

/** For how many days somebody who has left may come back; then everything personal is erased. */
export const ACCOUNT_GRACE_DAYS = 30;
/** For how many days an archive of one's data may be downloaded. */
export const EXPORT_DAYS = 3;

/** Bishkek: the centre of the map before the visitor's location is known. */
export const DEFAULT_MAP_POINT = { latitude: 42.8746, longitude: 74.5698 } as const;

/** Brotli bytes of the scripts that a page of a remote may need, and those to the first use of the site. */
export const REMOTE_PAGE_MAX_BYTES = 20_000;
export const FIRST_USE_MAX_BYTES = 200_000;
export const SHELL_MAX_BYTES = FIRST_USE_MAX_BYTES - REMOTE_PAGE_MAX_BYTES;
/** One file of a release. */
export const RELEASE_FILE_MAX_BYTES = 10_485_760;

/**
 * How a canary goes on by itself unless the team says otherwise: shares of the visitors, minutes and
 * visitors of each step. When it is taken back is in the server's `site/releases/judgement/rule.ts`.
 */
export const RELEASE_PLAN = { steps: [1, 5, 25, 50], minutes: 10, visits: 100 } as const;

/** Names the set of texts that apps are built for: other keys change it, other words do not. */
export const LOCALIZATION_VERSION = '081021';

/** How many addresses an organization has its events sent to. */
export const WEBHOOKS_MAX = 5;
export const WEBHOOK_TITLE_LENGTH = 60;
/** Of a page of what was sent to one of them. */
export const WEBHOOK_LOG_PAGE_SIZE = 20;

/** Lists are counted exactly up to here and capped beyond. */
export const COUNT_CAP = 1000;
