// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/complaint-cases.ts';
import type { Endpoint } from '../endpoint.ts';

export const countComplaints: Endpoint<typeof routes.countComplaints> = {
  method: 'GET',
  path: '/organizations/{id}/complaints/',
};

export const decideComplaints: Endpoint<typeof routes.decideComplaints> = {
  method: 'POST',
  path: '/platform/complaints/{id}/decide/',
};

export const listComplaintCases: Endpoint<typeof routes.listComplaintCases> = {
  method: 'GET',
  path: '/platform/complaints/',
};
