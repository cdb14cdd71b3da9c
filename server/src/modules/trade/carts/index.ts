export { lockCart, removeCart } from './change-cart.ts';
export { findPricedCart, type PricedCartTables } from './carts.queries.ts';
export { cartsRoutes } from './carts.routes.ts';
export { presentCard } from './carts.presenter.ts';
export type { CartsTables } from './carts.tables.ts';
export { putIntoCart } from './put-into-cart.ts';
export { priceFoundCart } from './price-cart.ts';
export type { AnswerTimes } from './answer-times.ts';
export { createReadCart, type ReadCart } from './read-cart.ts';
