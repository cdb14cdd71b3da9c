export { statisticsRoutes } from './statistics.routes.ts';
export { sumCashierDays } from './sum-cashier-days.ts';
