export { currenciesRoutes } from './currencies.routes.ts';
export type { CurrenciesTables } from './currencies.tables.ts';
export { converterFor, type Convert } from './exchange.ts';
export { fetchRates } from './fetch-rates.ts';
export { RATES_SCHEDULE, refreshRates, refreshRatesTask } from './refresh-rates.ts';
