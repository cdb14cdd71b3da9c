// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/employees.ts';
import type { Endpoint } from '../endpoint.ts';

export const acceptInvitation: Endpoint<typeof routes.acceptInvitation> = {
  method: 'POST',
  path: '/memberships/{id}/accept/',
};

export const changeEmployee: Endpoint<typeof routes.changeEmployee> = {
  method: 'PATCH',
  path: '/organizations/{id}/employees/{membership}/',
};

export const declineInvitation: Endpoint<typeof routes.declineInvitation> = {
  method: 'POST',
  path: '/memberships/{id}/decline/',
};

export const dismissEmployee: Endpoint<typeof routes.dismissEmployee> = {
  method: 'POST',
  path: '/organizations/{id}/employees/{membership}/dismiss/',
};

export const findInvitee: Endpoint<typeof routes.findInvitee> = {
  method: 'GET',
  path: '/organizations/{id}/employees/find/',
};

export const getEmployee: Endpoint<typeof routes.getEmployee> = {
  method: 'GET',
  path: '/organizations/{id}/employees/{membership}/',
};

export const inviteEmployee: Endpoint<typeof routes.inviteEmployee> = {
  method: 'POST',
  path: '/organizations/{id}/employees/',
};

export const listEmployees: Endpoint<typeof routes.listEmployees> = {
  method: 'GET',
  path: '/organizations/{id}/employees/',
};

export const listWorkplaces: Endpoint<typeof routes.listWorkplaces> = {
  method: 'GET',
  path: '/memberships/',
};

export const quitJob: Endpoint<typeof routes.quitJob> = {
  method: 'POST',
  path: '/memberships/{id}/quit/',
};

export const withdrawInvitation: Endpoint<typeof routes.withdrawInvitation> = {
  method: 'POST',
  path: '/organizations/{id}/employees/{membership}/withdraw/',
};
