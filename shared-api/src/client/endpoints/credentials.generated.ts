// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/credentials.ts';
import type { Endpoint } from '../endpoint.ts';

export const changePassword: Endpoint<typeof routes.changePassword> = {
  method: 'POST',
  path: '/users/doChangePassword/',
};
