// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/visibility.ts';
import type { Endpoint } from '../endpoint.ts';

export const decideReview: Endpoint<typeof routes.decideReview> = {
  method: 'POST',
  path: '/platform/reviews/{id}/decide/',
};

export const getShadowBanStatus: Endpoint<typeof routes.getShadowBanStatus> = {
  method: 'GET',
  path: '/organizations/{id}/shadow_ban_status/',
};

export const limitOrganization: Endpoint<typeof routes.limitOrganization> = {
  method: 'POST',
  path: '/platform/organizations/{id}/limit/',
};

export const listVisibilityCases: Endpoint<typeof routes.listVisibilityCases> = {
  method: 'GET',
  path: '/platform/reviews/',
};

export const requestFromShadowBan: Endpoint<typeof routes.requestFromShadowBan> = {
  method: 'POST',
  path: '/organizations/{id}/request_from_shadow_ban/',
};
