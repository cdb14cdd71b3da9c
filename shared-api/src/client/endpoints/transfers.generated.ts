// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/transfers.ts';
import type { Endpoint } from '../endpoint.ts';

export const acceptTransfer: Endpoint<typeof routes.acceptTransfer> = {
  method: 'POST',
  path: '/transfers/{id}/accept/',
};

export const declineTransfer: Endpoint<typeof routes.declineTransfer> = {
  method: 'POST',
  path: '/transfers/{id}/decline/',
};

export const getTransfer: Endpoint<typeof routes.getTransfer> = {
  method: 'GET',
  path: '/organizations/{id}/transfer/',
};

export const offerTransfer: Endpoint<typeof routes.offerTransfer> = {
  method: 'POST',
  path: '/organizations/{id}/transfer/',
};

export const withdrawTransfer: Endpoint<typeof routes.withdrawTransfer> = {
  method: 'POST',
  path: '/organizations/{id}/transfer/withdraw/',
};
