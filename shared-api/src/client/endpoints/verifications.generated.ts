// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/verifications.ts';
import type { Endpoint } from '../endpoint.ts';

export const decideVerification: Endpoint<typeof routes.decideVerification> = {
  method: 'POST',
  path: '/platform/verifications/{id}/decide/',
};

export const deleteVerificationDocument: Endpoint<typeof routes.deleteVerificationDocument> = {
  method: 'DELETE',
  path: '/organizations/{id}/verification_documents/{document}/',
};

export const getDocumentOfCase: Endpoint<typeof routes.getDocumentOfCase> = {
  method: 'GET',
  path: '/platform/verifications/{id}/documents/{document}/',
};

export const getVerification: Endpoint<typeof routes.getVerification> = {
  method: 'GET',
  path: '/organizations/{id}/verifications/',
};

export const getVerificationDocument: Endpoint<typeof routes.getVerificationDocument> = {
  method: 'GET',
  path: '/organizations/{id}/verification_documents/{document}/',
};

export const listVerificationCases: Endpoint<typeof routes.listVerificationCases> = {
  method: 'GET',
  path: '/platform/verifications/',
};

export const requestVerification: Endpoint<typeof routes.requestVerification> = {
  method: 'POST',
  path: '/organizations/{id}/verifications/',
};

export const uploadVerificationDocument: Endpoint<typeof routes.uploadVerificationDocument> = {
  method: 'POST',
  path: '/organizations/{id}/verification_documents/',
};
