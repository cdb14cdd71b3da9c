export { changeDiscounts } from './change-discounts.ts';
export { allocate, discountOf, priceSale, type SalePrice } from './discount.ts';
export { DISCOUNT_RECORDS, eraseDiscountChoices } from './discounts.records.ts';
export { presentCard } from './discounts.presenter.ts';
export { createFindDiscountCards, discountsRoutes } from './discounts.routes.ts';
export type { DiscountKind, DiscountsTables } from './discounts.tables.ts';
export { createFindDiscounts } from './find-discounts.ts';
export { keepToTotal } from './keep-to-total.ts';
export { expireCashback, expireCashbackTask } from './expire-cashback.ts';
export {
  cardFor,
  cardsOf,
  findClientCards,
  selectClientTiers,
  type ClientCard,
  type ClientCards,
  type ClientCardTables,
} from './find-card.ts';
export { selectBestCard } from './select-best-card.ts';
export { takeUntoldFollowers } from './take-untold-followers.ts';
export { tellDiscountTask } from './tell-discount-task.ts';
