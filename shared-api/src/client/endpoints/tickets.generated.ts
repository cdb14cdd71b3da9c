// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/tickets.ts';
import type { Endpoint } from '../endpoint.ts';

export const activateTicket: Endpoint<typeof routes.activateTicket> = {
  method: 'POST',
  path: '/organizations/{id}/tickets/activate/',
};

export const buyTickets: Endpoint<typeof routes.buyTickets> = {
  method: 'POST',
  path: '/tickets/',
  idempotent: true,
};

export const preprocessTickets: Endpoint<typeof routes.preprocessTickets> = {
  method: 'POST',
  path: '/tickets/preprocess/',
};

export const returnTickets: Endpoint<typeof routes.returnTickets> = {
  method: 'POST',
  path: '/tickets/{id}/return/',
};
