// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/overview.ts';
import type { Endpoint } from '../endpoint.ts';

export const getOrganizationOverview: Endpoint<typeof routes.getOrganizationOverview> = {
  method: 'GET',
  path: '/organizations/{id}/overview/',
};
