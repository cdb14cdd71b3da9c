// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/statistics.ts';
import type { Endpoint } from '../endpoint.ts';

export const countOrderStages: Endpoint<typeof routes.countOrderStages> = {
  method: 'GET',
  path: '/organizations/{id}/orders/stages/',
};

export const downloadOrderStatistics: Endpoint<typeof routes.downloadOrderStatistics> = {
  method: 'GET',
  path: '/organizations/{id}/statistics/orders/excel/',
};

export const getOrderStatistics: Endpoint<typeof routes.getOrderStatistics> = {
  method: 'GET',
  path: '/organizations/{id}/statistics/orders/',
};

export const listOrganizationBookings: Endpoint<typeof routes.listOrganizationBookings> = {
  method: 'GET',
  path: '/organizations/{id}/bookings/',
};

export const listOrganizationOrders: Endpoint<typeof routes.listOrganizationOrders> = {
  method: 'GET',
  path: '/organizations/{id}/orders/',
};

export const listOrganizationTickets: Endpoint<typeof routes.listOrganizationTickets> = {
  method: 'GET',
  path: '/organizations/{id}/tickets/',
};

export const ORDER_LISTS = {
  product: listOrganizationOrders,
  rent: listOrganizationBookings,
  ticket: listOrganizationTickets,
} as const;
