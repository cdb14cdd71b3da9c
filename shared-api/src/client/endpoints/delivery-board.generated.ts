// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/delivery-board.ts';
import type { Endpoint } from '../endpoint.ts';

export const assignDelivery: Endpoint<typeof routes.assignDelivery> = {
  method: 'POST',
  path: '/organizations/{id}/deliveries/{delivery}/assign/',
};

export const getDeliveryBoard: Endpoint<typeof routes.getDeliveryBoard> = {
  method: 'GET',
  path: '/organizations/{id}/delivery_board/',
};

export const getServiceEarnings: Endpoint<typeof routes.getServiceEarnings> = {
  method: 'GET',
  path: '/organizations/{id}/delivery_earnings/',
};

export const listCourierEarnings: Endpoint<typeof routes.listCourierEarnings> = {
  method: 'GET',
  path: '/delivery/earnings/',
};
