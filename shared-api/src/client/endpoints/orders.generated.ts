// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/orders.ts';
import type { Endpoint } from '../endpoint.ts';

export const acceptBooking: Endpoint<typeof routes.acceptBooking> = {
  method: 'POST',
  path: '/organizations/{id}/bookings/{order}/accept/',
};

export const acceptOrder: Endpoint<typeof routes.acceptOrder> = {
  method: 'POST',
  path: '/organizations/{id}/orders/{order}/accept/',
};

export const cancelReceipt: Endpoint<typeof routes.cancelReceipt> = {
  method: 'DELETE',
  path: '/receipts/{id}/',
};

export const changeOrderLimits: Endpoint<typeof routes.changeOrderLimits> = {
  method: 'PUT',
  path: '/organizations/{id}/order-limits/',
};

export const getReceipt: Endpoint<typeof routes.getReceipt> = {
  method: 'GET',
  path: '/receipts/{id}/',
};

export const handOverOrder: Endpoint<typeof routes.handOverOrder> = {
  method: 'POST',
  path: '/organizations/{id}/orders/{order}/hand_over/',
};

export const listReceipts: Endpoint<typeof routes.listReceipts> = {
  method: 'GET',
  path: '/receipts/',
};

export const listSellers: Endpoint<typeof routes.listSellers> = {
  method: 'GET',
  path: '/receipts/organizations/',
};

export const readOrderLimits: Endpoint<typeof routes.readOrderLimits> = {
  method: 'GET',
  path: '/organizations/{id}/order-limits/',
};

export const refundOrder: Endpoint<typeof routes.refundOrder> = {
  method: 'POST',
  path: '/organizations/{id}/orders/{order}/refund/',
};

export const rejectBooking: Endpoint<typeof routes.rejectBooking> = {
  method: 'POST',
  path: '/organizations/{id}/bookings/{order}/reject/',
};

export const rejectOrder: Endpoint<typeof routes.rejectOrder> = {
  method: 'POST',
  path: '/organizations/{id}/orders/{order}/reject/',
};

export const repeatOrder: Endpoint<typeof routes.repeatOrder> = {
  method: 'POST',
  path: '/receipts/{id}/repeat/',
};

export const sellOrder: Endpoint<typeof routes.sellOrder> = {
  method: 'POST',
  path: '/organizations/{id}/orders/{order}/sell/',
};

export const sellTickets: Endpoint<typeof routes.sellTickets> = {
  method: 'POST',
  path: '/organizations/{id}/orders/{order}/sell_tickets/',
};
