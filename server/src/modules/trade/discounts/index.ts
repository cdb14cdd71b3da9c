export { allocate, priceSale, type SalePrice } from './discount.ts';
export { createFindDiscountCard, discountsRoutes } from './discounts.routes.ts';
export { createFindDiscounts } from './find-discounts.ts';
export type { DiscountsTables } from './discounts.tables.ts';
export { keepToTotal } from './keep-to-total.ts';
export {
  cardOf,
  findCard,
  selectClientTiers,
  type ClientCard,
  type ClientCardTables,
} from './find-card.ts';
