// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/ticket-offers.ts';
import type { Endpoint } from '../endpoint.ts';

export const acceptTicketOffer: Endpoint<typeof routes.acceptTicketOffer> = {
  method: 'POST',
  path: '/ticket-offers/{id}/accept/',
};

export const declineTicketOffer: Endpoint<typeof routes.declineTicketOffer> = {
  method: 'POST',
  path: '/ticket-offers/{id}/decline/',
};

export const listHeldTickets: Endpoint<typeof routes.listHeldTickets> = {
  method: 'GET',
  path: '/held-tickets/',
};

export const offerTicket: Endpoint<typeof routes.offerTicket> = {
  method: 'POST',
  path: '/held-tickets/{id}/offer/',
};

export const withdrawTicketOffer: Endpoint<typeof routes.withdrawTicketOffer> = {
  method: 'POST',
  path: '/ticket-offers/{id}/withdraw/',
};
