// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/till.ts';
import type { Endpoint } from '../endpoint.ts';

export const completeSale: Endpoint<typeof routes.completeSale> = {
  method: 'POST',
  path: '/organizations/{id}/transactions/complete/',
  idempotent: true,
};

export const findSaleClient: Endpoint<typeof routes.findSaleClient> = {
  method: 'GET',
  path: '/organizations/{id}/transactions/client/',
};

export const getPersonalCode: Endpoint<typeof routes.getPersonalCode> = {
  method: 'GET',
  path: '/users/me/qr/',
};

export const moveCashback: Endpoint<typeof routes.moveCashback> = {
  method: 'POST',
  path: '/organizations/{id}/transactions/cashback/',
  idempotent: true,
};

export const preprocessSale: Endpoint<typeof routes.preprocessSale> = {
  method: 'POST',
  path: '/organizations/{id}/transactions/preprocess/',
};
