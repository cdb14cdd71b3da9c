// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/dictionary.ts';
import type { Endpoint } from '../endpoint.ts';

export const getDictionary: Endpoint<typeof routes.getDictionary> = {
  method: 'GET',
  path: '/dictionary/{locale}/',
};
