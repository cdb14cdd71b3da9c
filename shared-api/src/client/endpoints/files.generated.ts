// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/files.ts';
import type { Endpoint } from '../endpoint.ts';

export const uploadPicture: Endpoint<typeof routes.uploadPicture> = {
  method: 'POST',
  path: '/files/',
};
