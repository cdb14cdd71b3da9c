// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/currencies.ts';
import type { Endpoint } from '../endpoint.ts';

export const convertCurrency: Endpoint<typeof routes.convertCurrency> = {
  method: 'GET',
  path: '/currency/conversion/',
};

export const listCurrencies: Endpoint<typeof routes.listCurrencies> = {
  method: 'GET',
  path: '/currency/',
};
