export { eraseWholesale } from './erase-wholesale.ts';
export { wholesalePrices, type PriceStep } from './wholesale-price.ts';
export { wholesaleMoved } from './wholesale.events.ts';
export { isWholesaleClient, selectOwnSteps } from './wholesale.queries.ts';
export { WHOLESALE_RECORDS } from './wholesale.records.ts';
export { wholesaleRoutes } from './wholesale.routes.ts';
export type { WholesaleTables } from './wholesale.tables.ts';
