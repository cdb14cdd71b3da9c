// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/person-contacts.ts';
import type { Endpoint } from '../endpoint.ts';

export const listPersonNetworks: Endpoint<typeof routes.listPersonNetworks> = {
  method: 'GET',
  path: '/users/{id}/social_networks/',
};

export const listPersonPhones: Endpoint<typeof routes.listPersonPhones> = {
  method: 'GET',
  path: '/users/{id}/phone_numbers/',
};

export const replacePersonNetworks: Endpoint<typeof routes.replacePersonNetworks> = {
  method: 'PUT',
  path: '/users/social_networks/',
};

export const replacePersonPhones: Endpoint<typeof routes.replacePersonPhones> = {
  method: 'PUT',
  path: '/users/phone_numbers/',
};
