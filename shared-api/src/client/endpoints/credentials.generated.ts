// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/credentials.ts';
import type { Endpoint } from '../endpoint.ts';

export const changeNumber: Endpoint<typeof routes.changeNumber> = {
  method: 'POST',
  path: '/users/doChangeAndVerifyNewNumber/',
};

export const changePassword: Endpoint<typeof routes.changePassword> = {
  method: 'POST',
  path: '/users/doChangePassword/',
};

export const sendNumberCode: Endpoint<typeof routes.sendNumberCode> = {
  method: 'POST',
  path: '/users/doSendCode/',
};

export const validateOldNumber: Endpoint<typeof routes.validateOldNumber> = {
  method: 'POST',
  path: '/users/doValidateOldNumber/',
};
