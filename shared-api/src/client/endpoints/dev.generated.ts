// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/dev.ts';
import type { Endpoint } from '../endpoint.ts';

export const listOutbox: Endpoint<typeof routes.listOutbox> = {
  method: 'GET',
  path: '/dev/outbox/',
};
