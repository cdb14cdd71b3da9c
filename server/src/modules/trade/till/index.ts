export { tillRoutes } from './till.routes.ts';
export type { TillTables } from './till.tables.ts';
