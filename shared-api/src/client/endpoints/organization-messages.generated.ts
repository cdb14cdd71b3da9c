// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/organization-messages.ts';
import type { Endpoint } from '../endpoint.ts';

export const countMessageAudience: Endpoint<typeof routes.countMessageAudience> = {
  method: 'GET',
  path: '/organizations/{id}/messages/audience/',
};

export const countUnreadMessages: Endpoint<typeof routes.countUnreadMessages> = {
  method: 'GET',
  path: '/messages/count/',
};

export const getMessageSubscription: Endpoint<typeof routes.getMessageSubscription> = {
  method: 'GET',
  path: '/messages/{id}/',
};

export const listMessageSenders: Endpoint<typeof routes.listMessageSenders> = {
  method: 'GET',
  path: '/messages/',
};

export const listOrganizationMessages: Endpoint<typeof routes.listOrganizationMessages> = {
  method: 'GET',
  path: '/organizations/{id}/messages/',
};

export const listSubscriptionMessages: Endpoint<typeof routes.listSubscriptionMessages> = {
  method: 'GET',
  path: '/messages/{id}/list/',
};

export const muteSubscriptionMessages: Endpoint<typeof routes.muteSubscriptionMessages> = {
  method: 'PUT',
  path: '/messages/{id}/mute/',
};

export const readSubscriptionMessages: Endpoint<typeof routes.readSubscriptionMessages> = {
  method: 'POST',
  path: '/messages/{id}/read/',
};

export const sendOrganizationMessage: Endpoint<typeof routes.sendOrganizationMessage> = {
  method: 'POST',
  path: '/organizations/{id}/messages/',
  idempotent: true,
};

export const withdrawOrganizationMessage: Endpoint<typeof routes.withdrawOrganizationMessage> = {
  method: 'DELETE',
  path: '/organizations/{id}/messages/{message}/',
};
