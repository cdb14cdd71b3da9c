// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/realtime.ts';
import type { Endpoint } from '../endpoint.ts';

export const createRealtimeTicket: Endpoint<typeof routes.createRealtimeTicket> = {
  method: 'POST',
  path: '/realtime/tickets/',
};
