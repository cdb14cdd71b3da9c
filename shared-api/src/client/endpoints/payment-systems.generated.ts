// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/payment-systems.ts';
import type { Endpoint } from '../endpoint.ts';

export const abandonPaymentSystemTest: Endpoint<typeof routes.abandonPaymentSystemTest> = {
  method: 'DELETE',
  path: '/organizations/{id}/payment_systems/{account}/confirmation/',
};

export const activatePaymentSystem: Endpoint<typeof routes.activatePaymentSystem> = {
  method: 'POST',
  path: '/organizations/{id}/payment_systems/{account}/activation/',
};

export const addPaymentSystem: Endpoint<typeof routes.addPaymentSystem> = {
  method: 'POST',
  path: '/organizations/{id}/payment_systems/',
};

export const checkPaymentSystem: Endpoint<typeof routes.checkPaymentSystem> = {
  method: 'POST',
  path: '/organizations/{id}/payment_systems/{account}/confirmation/check/',
};

export const confirmPaymentSystem: Endpoint<typeof routes.confirmPaymentSystem> = {
  method: 'POST',
  path: '/organizations/{id}/payment_systems/{account}/confirmation/',
};

export const decidePaymentSystem: Endpoint<typeof routes.decidePaymentSystem> = {
  method: 'POST',
  path: '/platform/payment-systems/{id}/decide/',
};

export const listPaymentSystemCases: Endpoint<typeof routes.listPaymentSystemCases> = {
  method: 'GET',
  path: '/platform/payment-systems/',
};

export const listPaymentSystems: Endpoint<typeof routes.listPaymentSystems> = {
  method: 'GET',
  path: '/organizations/{id}/payment_systems/',
};

export const removePaymentSystem: Endpoint<typeof routes.removePaymentSystem> = {
  method: 'DELETE',
  path: '/organizations/{id}/payment_systems/{account}/',
};

export const suspendPaymentSystem: Endpoint<typeof routes.suspendPaymentSystem> = {
  method: 'DELETE',
  path: '/organizations/{id}/payment_systems/{account}/activation/',
};

export const updatePaymentSystem: Endpoint<typeof routes.updatePaymentSystem> = {
  method: 'PUT',
  path: '/organizations/{id}/payment_systems/{account}/',
};
