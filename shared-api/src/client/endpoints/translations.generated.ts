// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/translations.ts';
import type { Endpoint } from '../endpoint.ts';

export const translate: Endpoint<typeof routes.translate> = {
  method: 'POST',
  path: '/translate/',
};
