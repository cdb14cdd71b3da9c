export { stockCountsRoutes } from './stock-counts.routes.ts';
