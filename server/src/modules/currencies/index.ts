export { currenciesRoutes } from './currencies.routes.ts';
export type { CurrenciesTables } from './currencies.tables.ts';
export { converterFor, type Convert } from './exchange.ts';
