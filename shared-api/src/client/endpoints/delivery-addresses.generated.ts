// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/delivery-addresses.ts';
import type { Endpoint } from '../endpoint.ts';

export const createDeliveryAddress: Endpoint<typeof routes.createDeliveryAddress> = {
  method: 'POST',
  path: '/users/delivery_addresses/',
};

export const deleteDeliveryAddress: Endpoint<typeof routes.deleteDeliveryAddress> = {
  method: 'DELETE',
  path: '/users/delivery_addresses/{id}/',
};

export const getDeliveryAddress: Endpoint<typeof routes.getDeliveryAddress> = {
  method: 'GET',
  path: '/users/delivery_addresses/{id}/',
};

export const listDeliveryAddresses: Endpoint<typeof routes.listDeliveryAddresses> = {
  method: 'GET',
  path: '/users/delivery_addresses/',
};

export const setDefaultDeliveryAddress: Endpoint<typeof routes.setDefaultDeliveryAddress> = {
  method: 'PUT',
  path: '/users/delivery_addresses/default/',
};

export const updateDeliveryAddress: Endpoint<typeof routes.updateDeliveryAddress> = {
  method: 'PUT',
  path: '/users/delivery_addresses/{id}/',
};
