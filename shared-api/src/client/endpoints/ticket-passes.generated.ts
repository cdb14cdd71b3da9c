// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/ticket-passes.ts';
import type { Endpoint } from '../endpoint.ts';

export const getAppleBooking: Endpoint<typeof routes.getAppleBooking> = {
  method: 'GET',
  path: '/receipts/{id}/apple_pass/',
};

export const getApplePass: Endpoint<typeof routes.getApplePass> = {
  method: 'GET',
  path: '/held-tickets/{id}/apple_pass/',
};

export const getGoogleBooking: Endpoint<typeof routes.getGoogleBooking> = {
  method: 'GET',
  path: '/receipts/{id}/google_pass/',
};

export const getGooglePass: Endpoint<typeof routes.getGooglePass> = {
  method: 'GET',
  path: '/held-tickets/{id}/google_pass/',
};
