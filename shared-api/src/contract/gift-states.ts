/** What is sold is a gift card, what is given for nothing a voucher. Both pay alike. */
export const GIFT_KINDS = ['gift_card', 'voucher'] as const;
export type GiftKind = (typeof GIFT_KINDS)[number];

/** `issued`: nobody has put it into their wallet yet; `spent`: nothing is left. */
export const GIFT_STATES = ['issued', 'claimed', 'spent', 'blocked', 'expired'] as const;
export type GiftState = (typeof GIFT_STATES)[number];

/** `return`: an order that it has paid for was rejected or refunded; `correct`: by the staff, by hand. */
export const GIFT_ENTRY_KINDS = ['issue', 'spend', 'return', 'expire', 'correct'] as const;
export type GiftEntryKind = (typeof GIFT_ENTRY_KINDS)[number];
