// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/delivery.ts';
import type { Endpoint } from '../endpoint.ts';

export const acceptDelivery: Endpoint<typeof routes.acceptDelivery> = {
  method: 'POST',
  path: '/delivery/{id}/accept/',
};

export const listAvailableDeliveries: Endpoint<typeof routes.listAvailableDeliveries> = {
  method: 'GET',
  path: '/delivery/available_orders/',
};
