// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/stock.ts';
import type { Endpoint } from '../endpoint.ts';

export const adjustStock: Endpoint<typeof routes.adjustStock> = {
  method: 'POST',
  path: '/organizations/{id}/stock/{size}/adjust/',
  idempotent: true,
};

export const changeStockLimit: Endpoint<typeof routes.changeStockLimit> = {
  method: 'PATCH',
  path: '/organizations/{id}/stock/{size}/',
};

export const getStockSize: Endpoint<typeof routes.getStockSize> = {
  method: 'GET',
  path: '/organizations/{id}/stock/{size}/',
};

export const linkStock: Endpoint<typeof routes.linkStock> = {
  method: 'POST',
  path: '/organizations/{id}/stock/{size}/links/',
  idempotent: true,
};

export const listItemStockEntries: Endpoint<typeof routes.listItemStockEntries> = {
  method: 'GET',
  path: '/organizations/{id}/items/{item}/stock-entries/',
};

export const listStock: Endpoint<typeof routes.listStock> = {
  method: 'GET',
  path: '/organizations/{id}/stock/',
};

export const listStockEntries: Endpoint<typeof routes.listStockEntries> = {
  method: 'GET',
  path: '/organizations/{id}/stock/{size}/entries/',
};

export const listStockLinks: Endpoint<typeof routes.listStockLinks> = {
  method: 'GET',
  path: '/organizations/{id}/stock/{size}/links/',
};

export const unlinkStock: Endpoint<typeof routes.unlinkStock> = {
  method: 'POST',
  path: '/organizations/{id}/stock/{size}/unlink/',
  idempotent: true,
};
