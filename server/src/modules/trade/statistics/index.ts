export { statisticsRoutes } from './statistics.routes.ts';
export { sumDays } from './statistics.queries.ts';
