export { catalogRoutes } from './catalog.routes.ts';
export type { CatalogTables } from './catalog.tables.ts';
