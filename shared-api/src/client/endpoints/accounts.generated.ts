// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/accounts.ts';
import type { Endpoint } from '../endpoint.ts';

export const changeDeviceLifetime: Endpoint<typeof routes.changeDeviceLifetime> = {
  method: 'PUT',
  path: '/users/change_token_expired_time/{id}/',
};

export const checkUsername: Endpoint<typeof routes.checkUsername> = {
  method: 'GET',
  path: '/users/username/',
};

export const deactivateAllDevices: Endpoint<typeof routes.deactivateAllDevices> = {
  method: 'POST',
  path: '/users/deactivate_all_tokens/',
};

export const deactivateDevice: Endpoint<typeof routes.deactivateDevice> = {
  method: 'DELETE',
  path: '/users/get_or_deactivate_token/{id}/',
};

export const forgotPassword: Endpoint<typeof routes.forgotPassword> = {
  method: 'POST',
  path: '/users/forgot_password/',
};

export const getDevice: Endpoint<typeof routes.getDevice> = {
  method: 'GET',
  path: '/users/get_or_deactivate_token/{id}/',
};

export const getMe: Endpoint<typeof routes.getMe> = {
  method: 'GET',
  path: '/users/me/',
};

export const hasOrganizations: Endpoint<typeof routes.hasOrganizations> = {
  method: 'GET',
  path: '/users/has_organizations/',
};

export const initProfile: Endpoint<typeof routes.initProfile> = {
  method: 'POST',
  path: '/init_profile/',
};

export const listDevices: Endpoint<typeof routes.listDevices> = {
  method: 'GET',
  path: '/users/get_active_devices/',
};

export const listSignIns: Endpoint<typeof routes.listSignIns> = {
  method: 'GET',
  path: '/users/authorisation_history/',
};

export const login: Endpoint<typeof routes.login> = {
  method: 'POST',
  path: '/login/',
};

export const logout: Endpoint<typeof routes.logout> = {
  method: 'POST',
  path: '/logout/',
};

export const registerAuth: Endpoint<typeof routes.registerAuth> = {
  method: 'POST',
  path: '/register_auth/',
};

export const resendCode: Endpoint<typeof routes.resendCode> = {
  method: 'POST',
  path: '/resend_code/',
};

export const setPassword: Endpoint<typeof routes.setPassword> = {
  method: 'POST',
  path: '/set_password/',
};

export const updateMe: Endpoint<typeof routes.updateMe> = {
  method: 'PATCH',
  path: '/users/me/',
};

export const verifyCode: Endpoint<typeof routes.verifyCode> = {
  method: 'POST',
  path: '/verify_code/',
};
