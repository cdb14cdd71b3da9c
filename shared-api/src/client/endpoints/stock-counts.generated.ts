// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/stock-counts.ts';
import type { Endpoint } from '../endpoint.ts';

export const abandonStockCount: Endpoint<typeof routes.abandonStockCount> = {
  method: 'POST',
  path: '/organizations/{id}/stock-count/abandon/',
};

export const applyStockCount: Endpoint<typeof routes.applyStockCount> = {
  method: 'POST',
  path: '/organizations/{id}/stock-count/apply/',
  idempotent: true,
};

export const countPieces: Endpoint<typeof routes.countPieces> = {
  method: 'POST',
  path: '/organizations/{id}/stock-count/pieces/',
  idempotent: true,
};

export const getStockCount: Endpoint<typeof routes.getStockCount> = {
  method: 'GET',
  path: '/organizations/{id}/stock-count/',
};

export const listCountLines: Endpoint<typeof routes.listCountLines> = {
  method: 'GET',
  path: '/organizations/{id}/stock-count/lines/',
};

export const removeCountLine: Endpoint<typeof routes.removeCountLine> = {
  method: 'DELETE',
  path: '/organizations/{id}/stock-count/lines/{size}/',
};

export const startStockCount: Endpoint<typeof routes.startStockCount> = {
  method: 'POST',
  path: '/organizations/{id}/stock-count/',
};
