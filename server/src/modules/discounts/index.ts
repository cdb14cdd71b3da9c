export { allocate, priceSale, type SalePrice } from './discount.ts';
export type { DiscountsTables } from './discounts.tables.ts';
export { findCard, type ClientCard } from './find-card.ts';
