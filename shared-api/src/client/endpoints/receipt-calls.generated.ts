// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/receipt-calls.ts';
import type { Endpoint } from '../endpoint.ts';

export const acceptBookingReceipt: Endpoint<typeof routes.acceptBookingReceipt> = {
  method: 'POST',
  path: '/transactions/booking/accept/',
};

export const acceptOnlineReceipt: Endpoint<typeof routes.acceptOnlineReceipt> = {
  method: 'POST',
  path: '/transactions/online_payment/accept/',
};

export const acceptReceipt: Endpoint<typeof routes.acceptReceipt> = {
  method: 'POST',
  path: '/transactions/accept/',
};

export const cancelBookingReceipt: Endpoint<typeof routes.cancelBookingReceipt> = {
  method: 'DELETE',
  path: '/transactions/booking/{id}/',
};

export const completeOfflineTransaction: Endpoint<typeof routes.completeOfflineTransaction> = {
  method: 'POST',
  path: '/transactions/offline/complete/',
};

export const getBookingTransaction: Endpoint<typeof routes.getBookingTransaction> = {
  method: 'GET',
  path: '/transactions/booking/{id}/',
};

export const getTransaction: Endpoint<typeof routes.getTransaction> = {
  method: 'GET',
  path: '/transactions/{id}/',
};
