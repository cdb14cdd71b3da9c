// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/sales.ts';
import type { Endpoint } from '../endpoint.ts';

export const downloadTillSales: Endpoint<typeof routes.downloadTillSales> = {
  method: 'GET',
  path: '/organizations/{id}/statistics/sales/excel/',
};

export const getTillStatistics: Endpoint<typeof routes.getTillStatistics> = {
  method: 'GET',
  path: '/organizations/{id}/statistics/sales/',
};

export const listTillPeople: Endpoint<typeof routes.listTillPeople> = {
  method: 'GET',
  path: '/organizations/{id}/statistics/sales/users/',
};

export const listTillSales: Endpoint<typeof routes.listTillSales> = {
  method: 'GET',
  path: '/organizations/{id}/sales/',
};
