// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/pushes.ts';
import type { Endpoint } from '../endpoint.ts';

export const changePushPreferences: Endpoint<typeof routes.changePushPreferences> = {
  method: 'PUT',
  path: '/push/preferences/',
};

export const changePushSettings: Endpoint<typeof routes.changePushSettings> = {
  method: 'POST',
  path: '/push/settings/',
};

export const getPushPreferences: Endpoint<typeof routes.getPushPreferences> = {
  method: 'GET',
  path: '/push/preferences/',
};

export const getPushSettings: Endpoint<typeof routes.getPushSettings> = {
  method: 'GET',
  path: '/push/',
};

export const registerPush: Endpoint<typeof routes.registerPush> = {
  method: 'POST',
  path: '/push/registration/',
};

export const removePush: Endpoint<typeof routes.removePush> = {
  method: 'DELETE',
  path: '/push/registration/',
};
