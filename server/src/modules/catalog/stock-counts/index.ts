export { requireUncounted } from './open-count.ts';
export { stockCountsRoutes } from './stock-counts.routes.ts';
