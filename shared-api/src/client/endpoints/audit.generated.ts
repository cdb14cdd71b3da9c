// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/audit.ts';
import type { Endpoint } from '../endpoint.ts';

export const listAuditEntries: Endpoint<typeof routes.listAuditEntries> = {
  method: 'GET',
  path: '/organizations/{id}/audit/',
};
