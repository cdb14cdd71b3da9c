// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/roster.ts';
import type { Endpoint } from '../endpoint.ts';

export const cancelShift: Endpoint<typeof routes.cancelShift> = {
  method: 'DELETE',
  path: '/organizations/{id}/roster/{shift}/',
};

export const changeShift: Endpoint<typeof routes.changeShift> = {
  method: 'PUT',
  path: '/organizations/{id}/roster/{shift}/',
};

export const copyRoster: Endpoint<typeof routes.copyRoster> = {
  method: 'POST',
  path: '/organizations/{id}/roster/copy/',
};

export const getOwnRoster: Endpoint<typeof routes.getOwnRoster> = {
  method: 'GET',
  path: '/memberships/{id}/roster/',
};

export const getRoster: Endpoint<typeof routes.getRoster> = {
  method: 'GET',
  path: '/organizations/{id}/roster/',
};

export const planShift: Endpoint<typeof routes.planShift> = {
  method: 'POST',
  path: '/organizations/{id}/roster/',
};
