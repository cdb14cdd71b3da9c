// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/sizes.ts';
import type { Endpoint } from '../endpoint.ts';

export const listSizes: Endpoint<typeof routes.listSizes> = {
  method: 'GET',
  path: '/sizes/',
};
