// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/workplaces.ts';
import type { Endpoint } from '../endpoint.ts';

export const listMyOrganizations: Endpoint<typeof routes.listMyOrganizations> = {
  method: 'GET',
  path: '/organizations/my/',
};
