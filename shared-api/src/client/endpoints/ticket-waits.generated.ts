// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/ticket-waits.ts';
import type { Endpoint } from '../endpoint.ts';

export const joinWaitingList: Endpoint<typeof routes.joinWaitingList> = {
  method: 'POST',
  path: '/ticket-waits/',
};

export const leaveWaitingList: Endpoint<typeof routes.leaveWaitingList> = {
  method: 'DELETE',
  path: '/ticket-waits/{id}/',
};

export const listTicketWaits: Endpoint<typeof routes.listTicketWaits> = {
  method: 'GET',
  path: '/ticket-waits/',
};
