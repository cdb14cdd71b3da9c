export { allocate, priceSale, type SalePrice } from './discount.ts';
export type { DiscountsTables } from './discounts.tables.ts';
export {
  cardOf,
  findCard,
  findOfferedCard,
  selectClientTiers,
  type ClientCard,
  type OfferedCard,
} from './find-card.ts';
