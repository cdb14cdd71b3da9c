// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/releases.ts';
import type { Endpoint } from '../endpoint.ts';

export const addTeamKey: Endpoint<typeof routes.addTeamKey> = {
  method: 'POST',
  path: '/releases/keys/',
};

export const blockRelease: Endpoint<typeof routes.blockRelease> = {
  method: 'POST',
  path: '/releases/block/',
};

export const findVisitorReleases: Endpoint<typeof routes.findVisitorReleases> = {
  method: 'GET',
  path: '/releases/visitors/',
};

export const listReleaseFigures: Endpoint<typeof routes.listReleaseFigures> = {
  method: 'GET',
  path: '/releases/figures/',
};

export const listReleaseLog: Endpoint<typeof routes.listReleaseLog> = {
  method: 'GET',
  path: '/releases/log/',
};

export const listReleases: Endpoint<typeof routes.listReleases> = {
  method: 'GET',
  path: '/releases/',
};

export const listTeamKeys: Endpoint<typeof routes.listTeamKeys> = {
  method: 'GET',
  path: '/releases/keys/',
};

export const previewRelease: Endpoint<typeof routes.previewRelease> = {
  method: 'POST',
  path: '/releases/preview/',
};

export const promoteRelease: Endpoint<typeof routes.promoteRelease> = {
  method: 'POST',
  path: '/releases/promote/',
};

export const publishRelease: Endpoint<typeof routes.publishRelease> = {
  method: 'POST',
  path: '/releases/',
};

export const revokeTeamKey: Endpoint<typeof routes.revokeTeamKey> = {
  method: 'POST',
  path: '/releases/keys/{id}/revoke/',
};

export const rollbackRelease: Endpoint<typeof routes.rollbackRelease> = {
  method: 'POST',
  path: '/releases/rollback/',
};

export const uploadReleaseFile: Endpoint<typeof routes.uploadReleaseFile> = {
  method: 'POST',
  path: '/releases/files/',
};

export const verifyRelease: Endpoint<typeof routes.verifyRelease> = {
  method: 'POST',
  path: '/releases/verify/',
};
