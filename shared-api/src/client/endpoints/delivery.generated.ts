// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/delivery.ts';
import type { Endpoint } from '../endpoint.ts';

export const acceptDelivery: Endpoint<typeof routes.acceptDelivery> = {
  method: 'POST',
  path: '/delivery/{id}/accept/',
};

export const completeDelivery: Endpoint<typeof routes.completeDelivery> = {
  method: 'POST',
  path: '/delivery/{id}/delivered/',
};

export const confirmReturn: Endpoint<typeof routes.confirmReturn> = {
  method: 'POST',
  path: '/organizations/{id}/orders/{order}/confirm_return/',
};

export const countAvailableDeliveries: Endpoint<typeof routes.countAvailableDeliveries> = {
  method: 'GET',
  path: '/delivery/count/',
};

export const getAvailableDelivery: Endpoint<typeof routes.getAvailableDelivery> = {
  method: 'GET',
  path: '/delivery/available_orders/{id}/',
};

export const getDelivery: Endpoint<typeof routes.getDelivery> = {
  method: 'GET',
  path: '/delivery/receipt/{id}/',
};

export const listAvailableDeliveries: Endpoint<typeof routes.listAvailableDeliveries> = {
  method: 'GET',
  path: '/delivery/available_orders/',
};

export const listDeliveryHistory: Endpoint<typeof routes.listDeliveryHistory> = {
  method: 'GET',
  path: '/delivery/history/',
};

export const listOwedCash: Endpoint<typeof routes.listOwedCash> = {
  method: 'GET',
  path: '/delivery/owed_cash/',
};

export const pickUpDelivery: Endpoint<typeof routes.pickUpDelivery> = {
  method: 'POST',
  path: '/delivery/{id}/picked_up/',
};

export const rejectDelivery: Endpoint<typeof routes.rejectDelivery> = {
  method: 'POST',
  path: '/delivery/{id}/reject/',
};

export const returnDelivery: Endpoint<typeof routes.returnDelivery> = {
  method: 'POST',
  path: '/delivery/{id}/returned/',
};

export const sendToDelivery: Endpoint<typeof routes.sendToDelivery> = {
  method: 'POST',
  path: '/organizations/{id}/orders/{order}/send_to_delivery/',
};

export const settleDeliveryCash: Endpoint<typeof routes.settleDeliveryCash> = {
  method: 'POST',
  path: '/organizations/{id}/orders/{order}/settle_cash/',
};

export const takeBackDelivery: Endpoint<typeof routes.takeBackDelivery> = {
  method: 'POST',
  path: '/organizations/{id}/orders/{order}/take_back_delivery/',
};
