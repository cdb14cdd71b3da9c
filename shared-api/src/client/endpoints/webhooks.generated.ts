// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/webhooks.ts';
import type { Endpoint } from '../endpoint.ts';

export const addWebhook: Endpoint<typeof routes.addWebhook> = {
  method: 'POST',
  path: '/organizations/{id}/webhooks/',
};

export const changeWebhook: Endpoint<typeof routes.changeWebhook> = {
  method: 'PUT',
  path: '/organizations/{id}/webhooks/{webhook}/',
};

export const listWebhookDeliveries: Endpoint<typeof routes.listWebhookDeliveries> = {
  method: 'GET',
  path: '/organizations/{id}/webhooks/{webhook}/deliveries/',
};

export const listWebhooks: Endpoint<typeof routes.listWebhooks> = {
  method: 'GET',
  path: '/organizations/{id}/webhooks/',
};

export const pingWebhook: Endpoint<typeof routes.pingWebhook> = {
  method: 'POST',
  path: '/organizations/{id}/webhooks/{webhook}/ping/',
};

export const removeWebhook: Endpoint<typeof routes.removeWebhook> = {
  method: 'DELETE',
  path: '/organizations/{id}/webhooks/{webhook}/',
};

export const replayWebhook: Endpoint<typeof routes.replayWebhook> = {
  method: 'POST',
  path: '/organizations/{id}/webhooks/{webhook}/replay/',
};

export const rotateWebhookSecret: Endpoint<typeof routes.rotateWebhookSecret> = {
  method: 'POST',
  path: '/organizations/{id}/webhooks/{webhook}/secret/',
};
