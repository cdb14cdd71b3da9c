// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/payments.ts';
import type { Endpoint } from '../endpoint.ts';

export const acceptPayment: Endpoint<typeof routes.acceptPayment> = {
  method: 'POST',
  path: '/transactions/payment/accept/',
};

export const initializePayment: Endpoint<typeof routes.initializePayment> = {
  method: 'POST',
  path: '/transactions/{id}/pay/',
};

export const receivePaymentReport: Endpoint<typeof routes.receivePaymentReport> = {
  method: 'POST',
  path: '/payments/callback/',
};

export const rejectPayment: Endpoint<typeof routes.rejectPayment> = {
  method: 'DELETE',
  path: '/transactions/{id}/payment/',
};

export const rejectRentalPayment: Endpoint<typeof routes.rejectRentalPayment> = {
  method: 'DELETE',
  path: '/transactions/booking/{id}/payment/',
};
