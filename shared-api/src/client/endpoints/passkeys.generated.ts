// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/passkeys.ts';
import type { Endpoint } from '../endpoint.ts';

export const addPasskey: Endpoint<typeof routes.addPasskey> = {
  method: 'POST',
  path: '/users/passkeys/',
};

export const listPasskeys: Endpoint<typeof routes.listPasskeys> = {
  method: 'GET',
  path: '/users/passkeys/',
};

export const removePasskey: Endpoint<typeof routes.removePasskey> = {
  method: 'DELETE',
  path: '/users/passkeys/{id}/',
};

export const renamePasskey: Endpoint<typeof routes.renamePasskey> = {
  method: 'PATCH',
  path: '/users/passkeys/{id}/',
};

export const signInWithPasskey: Endpoint<typeof routes.signInWithPasskey> = {
  method: 'POST',
  path: '/authenticate/passkey/',
};

export const startPasskey: Endpoint<typeof routes.startPasskey> = {
  method: 'POST',
  path: '/users/passkeys/options/',
};

export const startPasskeySignIn: Endpoint<typeof routes.startPasskeySignIn> = {
  method: 'POST',
  path: '/authenticate/passkey/options/',
};
