// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/delivery-terms.ts';
import type { Endpoint } from '../endpoint.ts';

export const answerDeliveryRequest: Endpoint<typeof routes.answerDeliveryRequest> = {
  method: 'PUT',
  path: '/organizations/{id}/delivery-agreements/{agreement}/',
};

export const changeDeliveryService: Endpoint<typeof routes.changeDeliveryService> = {
  method: 'PUT',
  path: '/organizations/{id}/delivery-service/',
};

export const endDeliveryAgreement: Endpoint<typeof routes.endDeliveryAgreement> = {
  method: 'DELETE',
  path: '/organizations/{id}/delivery-agreements/{agreement}/',
};

export const getDeliverySettings: Endpoint<typeof routes.getDeliverySettings> = {
  method: 'GET',
  path: '/organizations/{id}/delivery_settings/',
};

export const listDeliveryAgreements: Endpoint<typeof routes.listDeliveryAgreements> = {
  method: 'GET',
  path: '/organizations/{id}/delivery-agreements/',
};

export const listDeliveryServices: Endpoint<typeof routes.listDeliveryServices> = {
  method: 'GET',
  path: '/organizations/{id}/delivery-services/',
};

export const requestDelivery: Endpoint<typeof routes.requestDelivery> = {
  method: 'POST',
  path: '/organizations/{id}/delivery-agreements/',
};

export const updateDeliverySettings: Endpoint<typeof routes.updateDeliverySettings> = {
  method: 'PUT',
  path: '/organizations/{id}/delivery_settings/',
};

export const updateDeliveryZones: Endpoint<typeof routes.updateDeliveryZones> = {
  method: 'PUT',
  path: '/organizations/{id}/delivery-zones/',
};
