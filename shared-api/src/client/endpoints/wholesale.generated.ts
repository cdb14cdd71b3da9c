// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/wholesale.ts';
import type { Endpoint } from '../endpoint.ts';

export const answerWholesaleClient: Endpoint<typeof routes.answerWholesaleClient> = {
  method: 'PUT',
  path: '/organizations/{id}/wholesale/clients/',
};

export const getItemWholesale: Endpoint<typeof routes.getItemWholesale> = {
  method: 'GET',
  path: '/organizations/{id}/items/{item}/wholesale/',
};

export const getOwnWholesalePrices: Endpoint<typeof routes.getOwnWholesalePrices> = {
  method: 'GET',
  path: '/shop/items/{id}/wholesale/',
};

export const getWholesaleStanding: Endpoint<typeof routes.getWholesaleStanding> = {
  method: 'GET',
  path: '/organizations/{id}/wholesale/',
};

export const listWholesaleClients: Endpoint<typeof routes.listWholesaleClients> = {
  method: 'GET',
  path: '/organizations/{id}/wholesale/clients/',
};

export const requestWholesale: Endpoint<typeof routes.requestWholesale> = {
  method: 'POST',
  path: '/organizations/{id}/wholesale/',
};

export const setItemWholesale: Endpoint<typeof routes.setItemWholesale> = {
  method: 'PUT',
  path: '/organizations/{id}/items/{item}/wholesale/',
};

export const withdrawWholesale: Endpoint<typeof routes.withdrawWholesale> = {
  method: 'DELETE',
  path: '/organizations/{id}/wholesale/',
};
