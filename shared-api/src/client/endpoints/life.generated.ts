// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/life.ts';
import type { Endpoint } from '../endpoint.ts';

export const deactivateOrganization: Endpoint<typeof routes.deactivateOrganization> = {
  method: 'POST',
  path: '/organizations/{id}/deactivate/',
};

export const getOrganizationLife: Endpoint<typeof routes.getOrganizationLife> = {
  method: 'GET',
  path: '/organizations/{id}/life/',
};

export const getReceiptNumbers: Endpoint<typeof routes.getReceiptNumbers> = {
  method: 'GET',
  path: '/organizations/{id}/resetPurchaseID/',
};

export const reactivateOrganization: Endpoint<typeof routes.reactivateOrganization> = {
  method: 'POST',
  path: '/organizations/{id}/reactivate/',
};

export const resetPurchaseID: Endpoint<typeof routes.resetPurchaseID> = {
  method: 'POST',
  path: '/organizations/{id}/resetPurchaseID/',
};
