export { cashbackMovedByHand } from './till.events.ts';
export { tillRoutes } from './till.routes.ts';
export type { TillTables } from './till.tables.ts';
export { eraseUsedCodes } from './erase-used-codes.ts';
