// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/notifications.ts';
import type { Endpoint } from '../endpoint.ts';

export const countNotifications: Endpoint<typeof routes.countNotifications> = {
  method: 'GET',
  path: '/notifications/count/',
};

export const getNotification: Endpoint<typeof routes.getNotification> = {
  method: 'GET',
  path: '/notifications/{id}/',
};

export const listNotifications: Endpoint<typeof routes.listNotifications> = {
  method: 'GET',
  path: '/notifications/',
};

export const resetNotificationCount: Endpoint<typeof routes.resetNotificationCount> = {
  method: 'POST',
  path: '/notifications/count/',
};
