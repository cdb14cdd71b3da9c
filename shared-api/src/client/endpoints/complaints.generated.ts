// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/complaints.ts';
import type { Endpoint } from '../endpoint.ts';

export const complainAboutComment: Endpoint<typeof routes.complainAboutComment> = {
  method: 'POST',
  path: '/shop/comments/{id}/complaints/',
};

export const complainAboutItem: Endpoint<typeof routes.complainAboutItem> = {
  method: 'POST',
  path: '/shop/items/{id}/complaints/',
};

export const complainAboutOrganization: Endpoint<typeof routes.complainAboutOrganization> = {
  method: 'POST',
  path: '/organizations/{id}/complaints/',
};
