export type { GiftsTables } from './gifts.tables.ts';
export { giftCorrected } from './gifts.events.ts';
export { giftsRoutes } from './gifts.routes.ts';
export { findShownGift, limitGuesses } from './claim-gift.ts';
export { GIFT_LOSSES } from './leave-gifts.ts';
export { issueGifts } from './issue-gifts.ts';
export { GIFT_RECORDS } from './gifts.records.ts';
export {
  expireGifts,
  expireGiftsOf,
  expireGiftsTask,
  findGiftHolders,
  sumGifts,
} from './expire-gifts.ts';
export {
  divideAmong,
  returnGifts,
  selectUsableGifts,
  spendGifts,
  sumOf,
  type GiftPart,
} from './spend-gifts.ts';
export {
  giftPartsOf,
  presentGiftOffer,
  presentQuotedGifts,
  quoteGifts,
  type QuotedGifts,
} from './quote-gifts.ts';
