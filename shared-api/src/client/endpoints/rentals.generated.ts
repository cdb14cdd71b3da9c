// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/rentals.ts';
import type { Endpoint } from '../endpoint.ts';

export const activateRental: Endpoint<typeof routes.activateRental> = {
  method: 'POST',
  path: '/organizations/{id}/bookings/{order}/activate/',
};

export const bookRental: Endpoint<typeof routes.bookRental> = {
  method: 'POST',
  path: '/rentals/{id}/booking/',
  idempotent: true,
};

export const completeRental: Endpoint<typeof routes.completeRental> = {
  method: 'POST',
  path: '/organizations/{id}/bookings/{order}/complete/',
};

export const listBusyPeriods: Endpoint<typeof routes.listBusyPeriods> = {
  method: 'GET',
  path: '/rentals/{id}/periods/',
};

export const preprocessBooking: Endpoint<typeof routes.preprocessBooking> = {
  method: 'POST',
  path: '/rentals/{id}/booking/preprocess/',
};

export const settleDeposit: Endpoint<typeof routes.settleDeposit> = {
  method: 'POST',
  path: '/organizations/{id}/bookings/{order}/deposit/',
};
