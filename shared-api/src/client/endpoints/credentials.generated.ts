// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/credentials.ts';
import type { Endpoint } from '../endpoint.ts';

export const authenticate: Endpoint<typeof routes.authenticate> = {
  method: 'POST',
  path: '/authenticate/',
};

export const changeEmail: Endpoint<typeof routes.changeEmail> = {
  method: 'POST',
  path: '/users/email/',
};

export const changeNumber: Endpoint<typeof routes.changeNumber> = {
  method: 'POST',
  path: '/users/doChangeAndVerifyNewNumber/',
};

export const changePassword: Endpoint<typeof routes.changePassword> = {
  method: 'POST',
  path: '/users/doChangePassword/',
};

export const checkSmsService: Endpoint<typeof routes.checkSmsService> = {
  method: 'GET',
  path: '/users/check_sms_service/',
};

export const findEmailByPhone: Endpoint<typeof routes.findEmailByPhone> = {
  method: 'POST',
  path: '/users/email_by_phone_number/',
};

export const getEmail: Endpoint<typeof routes.getEmail> = {
  method: 'GET',
  path: '/users/get_email/',
};

export const sendEmailCode: Endpoint<typeof routes.sendEmailCode> = {
  method: 'POST',
  path: '/users/email/code/',
};

export const sendNumberCode: Endpoint<typeof routes.sendNumberCode> = {
  method: 'POST',
  path: '/users/doSendCode/',
};

export const validateOldNumber: Endpoint<typeof routes.validateOldNumber> = {
  method: 'POST',
  path: '/users/doValidateOldNumber/',
};
