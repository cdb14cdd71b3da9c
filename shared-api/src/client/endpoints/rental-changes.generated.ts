// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/rental-changes.ts';
import type { Endpoint } from '../endpoint.ts';

export const changeBooking: Endpoint<typeof routes.changeBooking> = {
  method: 'PUT',
  path: '/receipts/{id}/booking/',
};

export const changeClientBooking: Endpoint<typeof routes.changeClientBooking> = {
  method: 'PUT',
  path: '/organizations/{id}/bookings/{order}/',
};

export const getBookingChoice: Endpoint<typeof routes.getBookingChoice> = {
  method: 'GET',
  path: '/receipts/{id}/booking/',
};

export const quoteBookingChange: Endpoint<typeof routes.quoteBookingChange> = {
  method: 'POST',
  path: '/receipts/{id}/booking/preprocess/',
};
